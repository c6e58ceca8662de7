/**
 * Who may import what: the one table that the linter (`oxlint.config.ts`), its test (`src/test/houseRules.test.ts`) and
 * the table in `docs/architecture.md` come from. A folder imports its own files, what stands here, and nothing else.
 */

/** A room of `src/domain`. It imports rooms of lower levels only. */
export interface DomainRoom {
  readonly room: string;
  readonly level: number;
  /** The file to read first. */
  readonly first: string;
}

const at =
  (level: number) =>
  (room: string, first = `${room}.ts`): DomainRoom => ({ room, level, first });

export const domainRooms: readonly DomainRoom[] = [
  at(0)('records', 'shipment.ts'),
  at(0)('geo', 'position.ts'),
  at(1)('status'),
  at(1)('find'),
  at(1)('webhooks', 'webhook.ts'),
  at(2)('arrival'),
  at(2)('tracking'),
  at(2)('pickup'),
  at(2)('documents', 'documentStatus.ts'),
  at(3)('timeline'),
  at(4)('journey'),
  at(4)('verdict'),
  at(5)('provenance'),
  at(5)('list'),
  at(5)('exceptions'),
  at(5)('changes'),
  at(5)('route'),
  at(5)('messages', 'message.ts'),
  at(6)('alerts', 'reviewAlerts.ts'),
  at(6)('board'),
  at(6)('fleetMap'),
];

export interface FolderRule {
  readonly folder: string;
  /** Folders and files of the repository, as they are imported. */
  readonly files: readonly string[];
  readonly packages: readonly string[];
  /** Why, or what besides; ends the message of the linter. */
  readonly note?: string;
}

const router = '@tanstack/react-router';
const query = '@tanstack/react-query';
const node = 'node:*';

/** Of the service worker. */
const workbox = ['core', 'expiration', 'precaching', 'routing', 'strategies'].map(
  (name) => `workbox-${name}`,
);

const domain: readonly FolderRule[] = domainRooms.map(({ room, level }) => ({
  folder: `src/domain/${room}`,
  files: [
    '#/time',
    ...domainRooms.filter((other) => other.level < level).map((lower) => `#/domain/${lower.room}`),
  ],
  packages: [],
  note: `level ${level} imports lower levels`,
}));

const ofFeature = ['#/queries', '#/parts', '#/ui', '#/files', '#/device', '#/async', '#/domain', '#/time'];

const feature = (
  name: string,
  files: readonly string[] = [],
  packages: readonly string[] = [],
): FolderRule => ({
  folder: `src/features/${name}`,
  files: [...ofFeature, ...files],
  packages: ['react', router, query, ...packages],
  note: 'never another feature',
});

const sandbox = ['#/api/*.schema.ts', '#/domain', '#/time'];
const served = ['hono', '@hono/node-server', node];

/** Of files that are no tests. */
export const folderRules: readonly FolderRule[] = [
  { folder: 'src/time', files: [], packages: ['date-fns', 'date-fns-tz'] },
  { folder: 'src/async', files: [], packages: [] },
  ...domain,
  { folder: 'src/api', files: ['#/domain', '#/time'], packages: ['valibot'] },
  {
    folder: 'src/device',
    files: ['#/async', '#/domain', '#/time'],
    packages: ['zustand', 'idb-keyval'],
    note: 'the only importer of idb-keyval',
  },
  {
    folder: 'src/queries',
    files: ['#/api', '#/device', '#/async', '#/domain', '#/time'],
    packages: ['react', query],
  },
  {
    folder: 'src/files',
    files: ['#/domain', '#/time'],
    packages: [
      'papaparse',
      'write-excel-file/universal',
      'read-excel-file/universal',
      'fflate/browser',
      'ical-generator',
      'unpdf/pdfjs',
    ],
  },
  {
    folder: 'src/basemap',
    files: ['#/domain', '#/api/request.ts'],
    packages: [
      'geojson',
      'geojson-vt',
      'topojson-client',
      'topojson-specification',
      'world-atlas/*.json?url',
      'us-atlas/*.json?url',
    ],
  },
  {
    folder: 'src/ui',
    files: [],
    packages: ['react', 'react-dom', '@base-ui/react', '@tanstack/react-virtual'],
    note: 'the only importer of Base UI',
  },
  {
    folder: 'src/parts',
    files: ['#/ui', '#/device/preferences.ts', '#/files', '#/domain', '#/time'],
    packages: ['react'],
    note: 'props in, no fetching',
  },
  feature('board'),
  feature('changes'),
  feature('documents'),
  feature('exceptions'),
  feature('find'),
  feature('map', ['#/basemap'], ['leaflet', 'react-leaflet', 'zustand/vanilla']),
  feature('settings'),
  feature('shell'),
  feature('shipment'),
  feature('shipments'),
  feature('track'),
  feature('webhooks'),
  {
    folder: 'src/features/gallery',
    files: [...ofFeature, '#/features', '#/api/errors.ts', '#/test/samples'],
    packages: ['react', 'react-dom/client', router],
    note: 'it shows pieces of other features, on the development server alone',
  },
  {
    folder: 'src/routes',
    files: ['#/features', '#/queries', '#/parts', '#/ui', '#/domain'],
    packages: ['react', router, query],
  },
  {
    folder: 'src/app',
    files: ['#/'],
    packages: ['react', 'react-dom/client', router, query, ...workbox],
    note: 'it starts the application and never knows the sandbox',
  },
  {
    folder: 'src/wall',
    files: ['#/'],
    packages: ['react', 'react-dom/client', query],
    note: 'it starts the board and never knows the sandbox',
  },
  { folder: 'sandbox', files: ['#sandbox', ...sandbox], packages: [...served, 'unpdf/pdfjs', 'postal-mime'] },
  {
    folder: 'server',
    files: ['#server', '#build', '#sandbox'],
    packages: [...served, 'vite', '@vitejs/plugin-react', '@tailwindcss/vite'],
  },
  { folder: 'deploy', files: ['#server'], packages: [node], note: 'a release has nothing else' },
  {
    folder: 'build',
    files: ['#build', '#e2e/support/browser.ts'],
    packages: ['vite', node, 'playwright', 'subset-font'],
  },
];

/** Of tests and what they stand on. */
export const testRules: readonly (FolderRule & { readonly glob: string })[] = [
  {
    folder: 'src/test',
    glob: 'src/test/**',
    files: ['#/', '#sandbox', '#ci'],
    packages: [
      node,
      'react',
      'react-dom/client',
      router,
      query,
      '@testing-library/*',
      'vite',
      'vitest',
      'fast-check',
    ],
  },
  ...['src/time', 'src/domain'].map((folder) => ({
    folder: `Tests of ${folder}`,
    glob: `${folder}/**/*.test.ts`,
    files: ['#/time', '#/domain', '#/test'],
    packages: [node, 'vitest', 'fast-check'],
    note: 'they are pure',
  })),
  {
    folder: 'Tests of the sandbox',
    glob: 'sandbox/**/*.test.ts',
    files: ['#sandbox', ...sandbox, '#/test', '#e2e/support/browser.ts'],
    packages: [...served, 'playwright', 'vitest', 'fast-check', 'valibot', 'world-atlas', 'topojson-client'],
  },
  ...['server', 'build'].map((folder) => ({
    folder: `Tests of ${folder}`,
    glob: `${folder}/**/*.test.ts`,
    files: ['#server', '#build', '#sandbox'],
    packages: [...served, 'vite', 'vitest', 'fast-check'],
  })),
  {
    folder: 'Tests of deploy',
    glob: 'deploy/gateway/{test/*,bench/*,vitest.config}.ts',
    files: [
      '#deploy',
      '#server',
      '#sandbox',
      '#/test',
      '#/api',
      '#/time',
      '#e2e/support/{browser,anotherRelease}.ts',
    ],
    packages: [node, 'playwright', 'vitest', 'vitest/config'],
  },
  {
    folder: 'e2e',
    glob: 'e2e/**',
    files: [
      '#e2e',
      '#server',
      '#/test/wild/*',
      '#sandbox/testArrival.ts',
      '#deploy/gateway/test/serveByGateway.ts',
    ],
    packages: [
      node,
      'playwright',
      '@axe-core/playwright',
      'read-excel-file/node',
      'write-excel-file/node',
      'fast-check',
    ],
    note: 'journeys see what a user sees',
  },
];
