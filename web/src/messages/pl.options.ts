const sources = import.meta.glob<string>('../../../src/stolik/locales/pl/{options,options_choina,options_cassino,game_errors}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export default Object.values(sources);
