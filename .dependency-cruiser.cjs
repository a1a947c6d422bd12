/** The import table of src/README.md. Each rule says which fault it prevents. */
const inside = (...folders) => folders.map((folder) => `^src/${folder}`);

/** `folder` may import its own files, what `allowed` lists, and the packages that `packages` lists. */
function only(folder, allowed, packages, comment) {
  return [
    {
      name: `${folder.replaceAll('/', '-')}-imports`,
      comment,
      severity: 'error',
      from: { path: `^src/${folder}/` },
      to: { path: '^src/', pathNot: inside(`${folder}/`, ...allowed) },
    },
    {
      name: `${folder.replaceAll('/', '-')}-packages`,
      comment,
      severity: 'error',
      from: { path: `^src/${folder}/` },
      to: { path: 'node_modules', pathNot: packages.map((name) => `node_modules/${name}/`) },
    },
  ];
}

/** `folder` may know the types of `target`, never run its code. */
function typesOnly(folder, target, comment, except = []) {
  return {
    name: `${folder.replaceAll('/', '-')}-types-of-${target.replaceAll('/', '-')}`,
    comment,
    severity: 'error',
    from: { path: `^src/${folder}/` },
    to: { path: `^src/${target}/`, pathNot: except, dependencyTypesNot: ['type-only'] },
  };
}

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other cannot be read, tested or loaded apart.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-orphans',
      comment: 'A file that nobody imports is dead.',
      severity: 'error',
      from: { orphan: true, path: '^src/', pathNot: ['\\.d\\.ts$', '^src/main\\.ts$', '^src/cli/'] },
      to: {},
    },
    {
      name: 'engine-is-pure',
      comment: 'A rule that reads a clock, the DOM or another layer cannot be replayed.',
      severity: 'error',
      from: { path: '^src/engine/' },
      to: { path: '^src/', pathNot: '^src/engine/' },
    },
    {
      name: 'core-knows-no-game',
      comment: 'The contract must not bend to one game.',
      severity: 'error',
      from: { path: '^src/engine/core/' },
      to: { path: '^src/engine/', pathNot: '^src/engine/core/' },
    },
    {
      name: 'games-do-not-mix',
      comment: 'A game is changed without fear only while no other game imports it.',
      severity: 'error',
      from: { path: '^src/engine/(nobles|ludo|territories)/' },
      to: { path: '^src/engine/(?!core/|ring/)', pathNot: '^src/engine/$1/' },
    },
    ...only(
      'engine',
      [],
      ['@noble/hashes', 'pure-rand'],
      'The engine runs anywhere, also without a browser.',
    ),
    ...only(
      'bots',
      ['engine/', 'table/types'],
      ['pure-rand'],
      'A bot that reaches the table could read what it may not see.',
    ),
    ...only('table', ['engine/', 'host/'], [], 'The table must not wait for a picture or a sound.'),
    ...only('show', ['engine/', 'i18n/'], [], 'The show is data: it is tested without a screen.'),
    typesOnly(
      'show',
      'engine',
      'Rules in the show would be a second engine; it asks the game for geometry, walls, odds and `project`.',
      [
        '^src/engine/ring/',
        '^src/engine/[a-z]+/(places|walk|view)\\.ts$',
        '^src/engine/territories/(map\\.json|(challenges|house|kinds|odds)\\.ts)$',
      ],
    ),
    typesOnly('show', 'i18n', 'The show names words by their keys; the screens write them.'),
    ...only('scenes', ['show/', 'engine/'], ['phaser'], 'Scenes draw; what to draw is decided elsewhere.'),
    typesOnly('scenes', 'engine', 'Rules in a scene freeze games.'),
    ...only(
      'screens',
      ['show/', 'engine/', 'table/', 'i18n/', 'scenes/', 'host/'],
      ['preact'],
      'Screens get their data through ports.',
    ),
    typesOnly(
      'screens',
      'engine',
      'Rules in a screen would be a second engine; it asks what lies on the map.',
      ['types\\.ts$', '^src/engine/territories/places\\.ts$'],
    ),
    typesOnly('screens', 'table', 'A screen submits through its ports.', ['types\\.ts$']),
    typesOnly('screens', 'host', 'A screen that reads the storage forgets to tell the others.'),
    typesOnly(
      'screens',
      'scenes',
      'Phaser comes after the menu: a screen that imports it delays the first click.',
    ),
    ...only('audio', ['show/beat'], ['howler'], 'Sound hears marks and knows nothing of games.'),
    ...only('i18n', [], ['@fontsource'], 'Words need nothing.'),
    ...only('host', ['engine/', 'table/', 'i18n/'], ['valibot'], 'The host keeps texts for others.'),
    {
      name: 'phaser-only-in-scenes',
      comment:
        'Phaser reads `navigator` when it is imported: outside the scenes it breaks every test in Node.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/scenes/' },
      to: { path: 'node_modules/phaser/' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^assets/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'browser', 'default'] },
  },
};
