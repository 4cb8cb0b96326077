const sources = import.meta.glob<string>(
  '../../../src/stolik/locales/en/{events*,violations*,sitting,score,web*,table,table_choina,desk*,talk}.ftl',
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(sources);
