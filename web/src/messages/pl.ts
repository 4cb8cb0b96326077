const sources = import.meta.glob<string>(
  '../../../src/stolik/locales/pl/{events*,violations*,sitting,score,web*,table,table_choina,desk*,talk,hints,reasons*,review}.ftl',
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(sources);
