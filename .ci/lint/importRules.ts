/**
 * Who may import what: the one table that the linter (`oxlint.config.ts`), its test (`src/test/codeRules.test.ts`) and
 * the tables in `docs/imports.md` come from. A folder imports its own files, what stands here, and nothing else.
 */

/** A module of `src/domain` or `src/data`. It imports modules of lower levels only. */
export interface Module {
  readonly module: string;
  readonly level: number;
  /** The file to read first. */
  readonly first: string;
}

const at =
  (level: number) =>
  (module: string, first = `${module}.ts`): Module => ({ module, level, first });

export const domainModules: readonly Module[] = [
  at(0)('records', 'shipment.ts'),
  at(0)('geo', 'position.ts'),
  at(1)('accountFields'),
  at(1)('status'),
  at(1)('find'),
  at(1)('webhooks', 'webhook.ts'),
  at(2)('arrival'),
  at(2)('tracking'),
  at(2)('pickup'),
  at(3)('timeline'),
  at(3)('documents', 'documentStatus.ts'),
  at(3)('charges', 'tariff.ts'),
  at(3)('contacts', 'contact.ts'),
  at(4)('journey'),
  at(4)('verdict'),
  at(4)('pickups'),
  at(5)('provenance'),
  at(5)('list'),
  at(5)('changes'),
  at(5)('route'),
  at(5)('messages', 'messageFacts.ts'),
  at(6)('exceptions'),
  at(6)('board'),
  at(6)('fleetMap'),
  at(6)('performance'),
  at(6)('sharing'),
  at(7)('alerts', 'reviewAlerts.ts'),
  at(7)('morning', 'asks.ts'),
  at(7)('overview'),
  at(7)('evidence'),
  at(7)('templates', 'template.ts'),
  at(7)('cases'),
  at(8)('profile'),
  at(8)('team', 'teamFile.ts'),
];

const family = (level: number) => (module: string) => at(level)(module, 'queries.ts');

/** One module for each family of records, named as in the interface, on what they all ask with. */
export const dataModules: readonly Module[] = [
  at(0)('http', 'api.ts'),
  at(1)('cache', 'freshness.ts'),
  at(2)('places', 'schema.ts'),
  family(2)('vessels'),
  family(2)('carriers'),
  family(2)('documents'),
  family(2)('webhooks'),
  at(2)('sharing', 'link.ts'),
  at(3)('containers', 'schema.ts'),
  family(3)('events'),
  family(3)('routes'),
  family(4)('fleet'),
  family(5)('parties'),
  family(5)('trackingRequests'),
  family(5)('find'),
  family(5)('changes'),
  family(6)('customFields'),
  family(6)('exceptions'),
  family(7)('shipments'),
  at(8)('live', 'live.ts'),
];

/** What a module of `src/data` has of the wire: the shape of its records, and the calls that ask for them. */
const shapes = ['#/data/*/schema.ts', '#/data/*/*.schema.ts'];
const calls = ['#/data/*/calls.ts', '#/data/*/*Calls.ts'];

export interface FolderRule {
  readonly folder: string;
  /** The files that it holds for, where they are not all of the folder. */
  readonly glob?: string;
  /** Folders and files of the repository, as they are imported. */
  readonly files: readonly string[];
  readonly packages: readonly string[];
  /** What it may not import of those folders. */
  readonly never?: readonly string[];
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

const lower = (modules: readonly Module[], folder: string, level: number) =>
  modules.filter((other) => other.level < level).map(({ module }) => `#/${folder}/${module}`);

const domain: readonly FolderRule[] = domainModules.map(({ module, level }) => ({
  folder: `src/domain/${module}`,
  files: ['#/time', ...lower(domainModules, 'domain', level)],
  packages: [],
  note: `level ${level} imports lower levels`,
}));

const data: readonly FolderRule[] = [
  ...dataModules.map(({ module, level }) => ({
    folder: `src/data/${module}`,
    files: [
      ...(level === 0
        ? ['#/wording/refusals.ts']
        : [...shapes, ...calls, ...lower(dataModules, 'data', level), '#/device', '#/async']),
      '#/domain',
      '#/time',
    ],
    packages: level === 0 ? ['valibot'] : ['react', query, 'valibot'],
    note: `level ${level} imports lower levels`,
  })),
  {
    folder: 'src/data',
    glob: 'src/data/*/{schema,*.schema,calls,*Calls}.ts',
    files: ['#/data/http', ...shapes, '#/domain', '#/time'],
    packages: ['valibot'],
    note: 'shapes and calls of the wire know no React',
  },
];

/** How the wire is asked and read is for `src/data` alone. */
const wire = ['#/data/http', ...shapes, ...calls];

const ofFeature = [
  '#/data',
  '#/links',
  '#/parts',
  '#/ui',
  '#/files',
  '#/device',
  '#/async',
  '#/wording',
  '#/domain',
  '#/time',
];
const featurePackages = ['react', router, query];

/** What a feature may import besides what every feature may. */
interface Feature {
  readonly files?: readonly string[];
  readonly packages?: readonly string[];
  readonly note?: string;
}

/** Every feature, for the table of folders. */
export const everyFeature: FolderRule = {
  folder: 'src/features/*',
  files: ofFeature,
  packages: featurePackages,
  note: 'never another feature; of `src/data` no call, no shape and nothing of `http`',
};

export const features: Readonly<Record<string, Feature>> = {
  board: {},
  carriers: {},
  changes: {},
  documents: {},
  exceptions: {},
  find: {},
  morning: {},
  pickups: {},
  overview: {},
  profile: {},
  map: { files: ['#/basemap'], packages: ['leaflet', 'react-leaflet', 'zustand/vanilla'] },
  settings: {},
  shell: {},
  shipment: { files: ['#/basemap/coastline.ts'] },
  shipments: {},
  track: {},
  webhooks: {},
  gallery: {
    files: ['#/features', '#/data/http/errors.ts', '#/test/samples'],
    packages: ['react-dom/client'],
    note: 'it shows pieces of other features, on the development server alone',
  },
};

const featureRules = Object.entries(features).map(
  ([name, { files = [], packages = [], note = 'never another feature' }]): FolderRule => ({
    folder: `src/features/${name}`,
    files: [...ofFeature, ...files],
    packages: [...featurePackages, ...packages],
    never: wire,
    note,
  }),
);

const sandbox = [...shapes, '#/domain', '#/time'];
const served = ['hono', '@hono/node-server', node];

/** Of files that are no tests. */
export const folderRules: readonly FolderRule[] = [
  { folder: 'src/language', files: [], packages: [], note: 'all of `src` may import it' },
  { folder: 'src/time', files: [], packages: ['date-fns', 'date-fns-tz'] },
  { folder: 'src/async', files: [], packages: [] },
  ...domain,
  {
    folder: 'src/wording',
    files: ['#/domain', '#/time'],
    packages: [],
    note: 'facts to texts, by the modules of `domain`',
  },
  {
    folder: 'src/device',
    files: ['#/async', '#/wording', '#/domain', '#/time'],
    packages: ['zustand', 'idb-keyval'],
    note: 'the only importer of idb-keyval',
  },
  ...data,
  {
    folder: 'src/files',
    files: ['#/data/http/request.ts', '#/wording', '#/domain', '#/time'],
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
    files: ['#/domain', '#/data/http/request.ts'],
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
    packages: ['react', 'react-dom', '@base-ui/react'],
    note: 'the only importer of Base UI',
  },
  {
    folder: 'src/parts',
    files: ['#/ui', '#/device', '#/files', '#/data/sharing', '#/wording', '#/domain', '#/time'],
    packages: ['react', 'uqr'],
    note: 'props in, no fetching: a link of `sharing` asks no service',
  },
  {
    folder: 'src/links',
    files: ['#/ui', '#/parts', '#/wording', '#/domain', '#/time'],
    packages: ['react', router],
    note: 'names and figures as links to their pages; pages alone use it',
  },
  ...featureRules,
  {
    folder: 'src/routes',
    files: ['#/features', '#/data', '#/parts', '#/ui', '#/domain'],
    packages: ['react', router, query],
    never: wire,
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
  {
    folder: 'src/shared',
    files: ['#/data/sharing', '#/files/shared', '#/domain', '#/time'],
    packages: [],
    note: 'the page of a shared link knows no React and no service',
  },
  { folder: 'sandbox', files: ['#sandbox', ...sandbox], packages: [...served, 'unpdf/pdfjs', 'postal-mime'] },
  {
    folder: 'server',
    files: ['#/language/language.ts', '#/language/languages.ts', '#server', '#build', '#sandbox'],
    packages: [...served, 'vite', '@vitejs/plugin-react', '@tailwindcss/vite'],
  },
  { folder: 'deploy', files: ['#server'], packages: [node], note: 'a release has nothing else' },
  {
    folder: 'build',
    files: ['#build', '#/language/languages.ts', '#e2e/support/browser.ts'],
    packages: ['vite', node, 'pofile-ts', 'playwright', 'subset-font'],
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
  ...['src/time', 'src/domain', 'src/wording'].map((folder) => ({
    folder: `Tests of ${folder}`,
    glob: `${folder}/**/*.test.ts`,
    files: ['#/time', '#/domain', '#/wording', '#/test'],
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
    files: ['#server', '#build', '#sandbox', '#/language'],
    packages: [...served, 'vite', 'pofile-ts', 'vitest', 'fast-check'],
  })),
  {
    folder: 'Tests of deploy',
    glob: 'deploy/gateway/{test/*,bench/*,vitest.config}.ts',
    files: [
      '#deploy',
      '#server',
      '#sandbox',
      '#/test',
      '#/language',
      '#/data',
      '#/time',
      '#e2e/support/{browser,anotherRelease}.ts',
    ],
    packages: [node, 'playwright', 'vitest', 'vitest/config', 'fast-check'],
  },
  {
    folder: 'e2e',
    glob: 'e2e/**',
    files: [
      '#e2e',
      '#server',
      '#build/{builtChunks,preloadFirstScreen}.ts',
      '#build/language/catalogues.ts',
      '#/language/languages.ts',
      '#/device/pages.ts',
      '#/parts/pages/{pageWords,settingsWords,settingsPages}.ts',
      '#/test/sources/*',
      '#/test/generated/*',
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
      'unpdf/pdfjs',
    ],
    note: 'journeys see what a user sees',
  },
];
