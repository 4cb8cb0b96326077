const sources = import.meta.glob<string>(
  '../../../src/stolik/locales/pl/{events,events_choina,violations,violations_choina,sitting,score,web,web_errors,web_replay,table,table_choina,desk,desk_choina,events_cassino,violations_cassino,desk_cassino,web_cassino,web_comfort,web_guide}.ftl',
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(sources);
