const sources = import.meta.glob<string>(
  '../../../src/stolik/locales/pl/{events,violations,sitting,score,web,web_errors,web_replay,table,desk}.ftl',
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(sources);
