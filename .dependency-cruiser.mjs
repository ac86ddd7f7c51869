/** Who may import whom. docs/house.md says what each room holds. */

const tests = String.raw`(\.(test|proof)\.tsx?|/test-[^/]+\.ts)$`;
const forbid = (name, from, to) => ({ name, severity: 'error', from, to });

/** Rooms of a folder, lowest first: each may import those before it. '.' are the files that lie in the folder itself. */
const rooms = {
  'pwa/src': [
    'i18n',
    'ui',
    'worker',
    'device/quota',
    'device/connection',
    'database',
    'sync',
    'device',
    'features',
    'app',
    'routes',
    '.',
  ],
  'pwa/src/sync': [
    'site',
    'transport',
    'engine',
    'outbox',
    'outbox/import',
    'pull',
    'push',
    'status',
    'leadership',
    'hooks',
  ],
  'pwa/src/device': [
    'quota',
    'connection',
    'encryption',
    'storage',
    '.',
    'unsent-work',
    'contact-messages',
    'lock',
    'auth',
  ],
  'sync-server/src': [
    'database',
    'jobs',
    'http',
    'sync',
    'accounts/auth',
    'base-data',
    'files',
    'accounts',
    'messages',
    'orders',
    'projects',
    'punchout',
    'operations',
    'mcp',
    '.',
  ],
  'shared/src/geometry': [
    'body',
    'solids/removals',
    'solids/contours',
    'solids/joints',
    'solids',
    'measures',
    'plan-rules',
    'meshes',
    '.',
    'drawing',
  ],
  'shared/src/prices': ['.', 'piece', 'assembly', 'project', 'details'],
};

/** The same for the nouns of shared, whose records and changes stand apart: they are the language of all, and use all. */
const nouns = [
  'values',
  'records',
  'accounts',
  'messages',
  'catalogue',
  'geometry',
  'projects',
  'parts',
  'timber',
  'files',
  'connectors',
  'prices',
  'revisions',
  'orders',
  'base-data',
  'exports',
  'sync',
  'api',
];
const language = String.raw`\.(record|schema)\.ts$`;
const changes = String.raw`(\.change|/(assembly|part|project)-change)\.ts$`;

/** What matches a room and none of the rooms within it that are listed on their own. */
const inRoom = (folder, room, all) => {
  if (room === '.') return { path: `^${folder}/[^/]+$` };
  const inner = all.filter((other) => other.startsWith(`${room}/`)).map((other) => `^${folder}/${other}/`);
  return { path: `^${folder}/${room}/`, ...(inner.length > 0 && { pathNot: inner }) };
};

const oneDirection = Object.entries(rooms).flatMap(([folder, order]) =>
  order.slice(0, -1).map((room, at) => {
    const { path, pathNot = [] } = inRoom(folder, room, order);
    const above = order.slice(at + 1);
    // A room above may hold rooms that are not: 'accounts' holds 'accounts/auth', which lies far below.
    const notAbove = order.slice(0, at + 1).filter((other) => above.some((each) => other.startsWith(`${each}/`)));
    return forbid(
      `one-direction:${folder}/${room}`,
      { path, pathNot: [...pathNot, tests] },
      {
        path: above.map((other) => inRoom(folder, other, order).path),
        pathNot: notAbove.map((other) => inRoom(folder, other, order).path),
      },
    );
  }),
);

const nounsInOneDirection = nouns.slice(0, -1).map((noun, at) =>
  forbid(
    `one-direction:shared/src/${noun}`,
    { path: `^shared/src/${noun}/`, pathNot: [language, changes, tests] },
    { path: nouns.slice(at + 1).map((above) => `^shared/src/${above}/`), pathNot: [language, String.raw`\.json$`] },
  ),
);

export default {
  forbidden: [
    forbid('no-cycles', {}, { circular: true }),
    forbid('everything-resolves', {}, { couldNotResolve: true, pathNot: String.raw`^virtual:|^/|\.wasm\?url$` }),
    ...oneDirection,
    ...nounsInOneDirection,
    forbid(
      'records-say-only-what-is',
      { path: `^shared/src/.*${language}` },
      { path: '^shared/src/', pathNot: [language, '^shared/src/values/', '^shared/src/parts/(assistant/assistant-step|finishes)'] },
    ),
    forbid(
      'changes-on-top',
      { path: '^shared/src/', pathNot: ['^shared/src/(sync|api)/', changes, tests] },
      { path: `^shared/src/.*${changes}` },
    ),
    forbid('shared-stands-alone', { path: '^shared/src' }, { path: '^(pwa|sync-server)/' }),
    forbid(
      'shared-uses-few-libraries',
      { path: '^shared/src', pathNot: String.raw`\.(test|proof)\.ts$` },
      {
        dependencyTypes: ['npm', 'core'],
        pathNot: String.raw`node_modules/(zod|big\.js|@types/big\.js|uuid|saxes|fflate|manifold-3d|@noble/hashes)/`,
      },
    ),
    forbid(
      'prices-without-geometry',
      { path: '^shared/src/prices/', pathNot: tests },
      { path: '^shared/src/geometry/', pathNot: [language, '/(body/(vectors|drilling-of|geometry-remarks|side-frames)|measures/round)'], reachable: true },
    ),
    forbid('app-and-server-apart', { path: '^pwa/src' }, { path: '^sync-server/' }),
    forbid(
      'purchase-side-on-the-server',
      { path: '^pwa/src', pathNot: tests },
      { path: '^shared/src/base-data/costs/', reachable: true },
    ),
    forbid('server-and-app-apart', { path: '^sync-server/src' }, { path: '^pwa/' }),
    forbid(
      'features-apart',
      { path: '^pwa/src/features/([^/]+)/' },
      { path: '^pwa/src/features/', pathNot: '^pwa/src/features/($1|[^/]+/public)/' },
    ),
    forbid(
      'tables-behind-sync-and-device',
      { path: '^pwa/src/(features|routes|app|ui)/', pathNot: tests },
      { path: '^pwa/src/database/' },
    ),
    forbid(
      'dexie-in-its-place',
      { path: '^pwa/src', pathNot: String.raw`^pwa/src/(database|sync|device)/|\.(test|proof)\.tsx?$` },
      { path: 'node_modules/dexie' },
    ),
    forbid(
      'react-in-hooks',
      { path: '^pwa/src/sync/(?!hooks/|site/)', pathNot: tests },
      { path: 'node_modules/(react|@types/react|react-dom)/' },
    ),
    forbid(
      'hono-at-the-edge',
      {
        path: '^sync-server/src',
        pathNot: String.raw`(main|app|routes|run-server|start)\.ts$|^sync-server/src/(http|accounts/auth)/|\.(test|proof)\.ts$`,
      },
      { path: 'node_modules/(hono|@hono)/' },
    ),
    forbid(
      'sql-in-stores',
      {
        path: '^sync-server/src',
        pathNot: String.raw`\.store\.ts$|^sync-server/src/database/|\.(test|proof)\.ts$`,
      },
      { path: 'node_modules/postgres/', dependencyTypesNot: ['type-only'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: String.raw`routeTree\.gen\.ts$` },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
  },
};
