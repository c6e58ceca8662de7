import { spawnSync } from 'node:child_process';
import { cp, glob, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { factTables } from '#ci/lint/factTable.ts';
import { dataModules, domainModules, folderRules } from '#ci/lint/importRules.ts';
import { importTables } from '#ci/lint/importTable.ts';

const root = join(import.meta.dirname, '..', '..');

type Planted = readonly [file: string, specifier: string];

const layers = [
  ['domain', domainModules],
  ['data', dataModules],
] as const;
/** A file of every module that imports another of its level or above. */
const upward = layers.flatMap(([layer, modules]) =>
  modules.flatMap(({ module, level }) =>
    modules
      .filter((other) => other.module !== module && other.level >= level)
      .map((other): Planted => [
        `src/${layer}/${module}/up${other.module}.ts`,
        `#/${layer}/${other.module}/thing.ts`,
      ]),
  ),
);
/** A file of every module that imports one of a lower level. */
const downward = layers.flatMap(([layer, modules]) =>
  modules.flatMap(({ module, level }) =>
    modules
      .filter((other) => other.level < level)
      .map((other): Planted => [
        `src/${layer}/${module}/down${other.module}.ts`,
        `#/${layer}/${other.module}/thing.ts`,
      ]),
  ),
);

const wholeFolders = folderRules.filter(({ glob: files }) => files === undefined);
const isPackage = (name: string) => !name.startsWith('#');
/** A file of every folder that imports a package which is not its own. */
const foreignPackages: readonly Planted[] = wholeFolders.map(({ folder, packages }): Planted => [
  `${folder}/badPackage.ts`,
  packages.includes('vite') ? 'react' : packages.includes('leaflet') ? 'geojson-vt' : 'leaflet',
]);
/** A file of every folder that imports each package and each folder it may. */
const ownImports: readonly Planted[] = wholeFolders.flatMap(({ folder, files, packages }) =>
  [...files, ...packages]
    .map((name) => (isPackage(name) || /\.tsx?$/.test(name) ? name : `${name}/thing.ts`))
    .map((name, at): Planted => [
      `${folder}/good${at}.ts`,
      name.replace('#//', '#/parts/').replace('*', 'some').replace('node:some', 'node:path'),
    ]),
);

/** Imports that the table refuses: file, import, part of the linter's message. */
const BAD: readonly (readonly [file: string, specifier: string, message: string])[] = [
  ...[...upward, ...foreignPackages].map(
    ([file, specifier]) => [file, specifier, `${dirname(file)} may import only`] as const,
  ),
  ['src/time/bad1.ts', '#/domain/status/status.ts', 'src/time may import only'],
  ['src/domain/status/bad1.ts', '#/data/http/request.ts', 'src/domain/status may import only'],
  ['src/domain/status/bad2.ts', 'valibot', 'src/domain/status may import only'],
  ['src/data/http/bad1.ts', '#/data/fleet/queries.ts', 'src/data/http may import only'],
  ['src/data/http/bad2.ts', 'react', 'src/data/http may import only'],
  ['src/data/fleet/bad1.ts', '#/parts/time/Time.tsx', 'src/data/fleet may import only'],
  ['src/data/fleet/bad2.ts', '@tanstack/react-router', 'src/data/fleet may import only'],
  ['src/data/fleet/bad3.ts', 'idb-keyval', 'src/data/fleet may import only'],
  ['src/data/parties/calls.ts', 'react', 'know no React'],
  ['src/data/parties/schema.ts', '@tanstack/react-query', 'know no React'],
  ['src/data/parties/createCalls.ts', '#/device/preferences.ts', 'know no React'],
  ['src/ui/bad1.ts', '#/domain/status/status.ts', 'src/ui may import only'],
  ['src/ui/bad2.ts', '@tanstack/react-query', 'src/ui may import only'],
  ['src/files/bad1.ts', '#/data/fleet/queries.ts', 'src/files may import only'],
  ['src/parts/bad1.ts', '#/data/fleet/queries.ts', 'src/parts may import only'],
  ['src/parts/bad2.ts', '@base-ui/react/dialog', 'src/parts may import only'],
  ['src/features/find/bad1.ts', '#/features/shipments/ShipmentsPage.tsx', 'never another feature'],
  ['src/features/find/bad2.ts', '#/data/http/request.ts', 'src/features/find may import only'],
  ['src/features/find/bad4.ts', '#/data/fleet/schema.ts', 'src/features/find may import only'],
  ['src/features/find/bad5.ts', '#/data/shipments/calls.ts', 'src/features/find may import only'],
  ['src/features/find/bad3.ts', '#/basemap/tile.ts', 'src/features/find may import only'],
  ['src/features/map/fleet/bad1.ts', '#/features/find/FindPage.tsx', 'never another feature'],
  ['src/basemap/bad1.ts', '#/data/shipments/calls.ts', 'src/basemap may import only'],
  ['src/routes/bad1.ts', '#/data/http/request.ts', 'src/routes may import only'],
  ['src/app/bad1.ts', '#sandbox/app.ts', 'never knows the sandbox'],
  ['src/wall/bad1.ts', '#sandbox/app.ts', 'never knows the sandbox'],
  ['src/features/find/bad.test.ts', '#sandbox/app.ts', 'through src/test'],
  ['src/domain/status/bad.test.ts', 'react', 'they are pure'],
  ['sandbox/routes/bad1.ts', '#/data/http/request.ts', 'sandbox may import only'],
  ['sandbox/routes/bad2.ts', '#/features/find/FindPage.tsx', 'sandbox may import only'],
  ['server/bad1.ts', '#/data/http/request.ts', 'server may import only'],
  ['build/bad1.ts', '#sandbox/app.ts', 'build may import only'],
  ['e2e/bad1.ts', '#/domain/status/status.ts', 'journeys see what a user sees'],
  ['src/domain/status/bad4.ts', '../../time/instant.ts', 'parent directories'],
];

const GOOD: readonly Planted[] = [
  ...downward,
  ...ownImports,
  ['src/domain/status/good1.ts', './reached.ts'],
  ['src/features/map/fleet/good1.ts', '#/features/map/canvas/drawPorts.ts'],
  ['src/test/good1.ts', '#sandbox/app.ts'],
  ['src/features/find/good.test.ts', '#/test/renderRoute.tsx'],
  ['e2e/good1.spec.ts', './support/test.ts'],
];

/** Other lint rules: file, its text, part of the message. */
const BAD_TEXT: readonly (readonly [file: string, text: string, message: string])[] = [
  [
    'src/features/find/fetches.ts',
    `export const answer = fetch('/api/v2/shipments');\n`,
    'only caller of fetch',
  ],
  ['src/parts/fetches.ts', `export const answer = window.fetch('/x');\n`, 'only caller of fetch'],
  ['src/parts/defaults.ts', 'const value = 1;\nexport default value;\n', 'named exports'],
  [
    'src/domain/records/lookUp.ts',
    `const names: Readonly<Record<string, string>> = { a: 'A' };\nexport const named = (wire: string): string => names[wire] ?? wire;\n`,
    'ask lookup',
  ],
  [
    'sandbox/routes/lookUp.ts',
    `export const named = (names: Record<string, string[]>, wire: string) => names[wire]?.[0];\n`,
    'ask lookup',
  ],
  [
    'src/parts/lists/title.ts',
    `export const nothing = (name: string) => ({ title: \`Nothing of \${name} matches\` });\n`,
    'words.ts of its feature or part',
  ],
  ['src/parts/lists/Lead.tsx', `export const Lead = () => <b>LFD</b>;\n`, 'words.ts of its feature or part'],
  [
    'src/parts/lists/Tool.tsx',
    `export const Tool = () => <button aria-label="close" type="button" />;\n`,
    'words.ts of its feature or part',
  ],
  ['src/files/fault.ts', `export const fault = 'it was not read. Try again.';\n`, 'words.ts of its feature'],
  ['src/parts/cycleA.ts', `import { b } from './cycleB.ts';\nexport const a = (): number => b();\n`, 'cycle'],
  ['src/parts/cycleB.ts', `import { a } from './cycleA.ts';\nexport const b = (): number => a();\n`, 'cycle'],
  [
    'src/parts/typeCycleA.ts',
    `import type { B } from './typeCycleB.ts';\nexport interface A {\n  readonly b: B;\n}\n`,
    'cycle',
  ],
  [
    'src/parts/typeCycleB.ts',
    `import type { A } from './typeCycleA.ts';\nexport interface B {\n  readonly a: A;\n}\n`,
    'cycle',
  ],
];

/** What those rules leave alone. */
const GOOD_TEXT: readonly (readonly [file: string, text: string])[] = [
  [
    'src/domain/records/finiteTable.ts',
    `const names: Readonly<Record<'a' | 'b', string>> = { a: 'A', b: 'B' };\nexport const named = (kind: 'a' | 'b'): string => names[kind];\n`,
  ],
  ['src/wording/fault.ts', `export const fault = 'The file was not read.';\n`],
  ['src/parts/lists/words.ts', `export const nothing = 'Nothing matches these filters';\n`],
  [
    'src/parts/lists/Code.tsx',
    `export function Code({ url }: { url: string }) {
  if (url === '') throw new TypeError('The address is missing.');
  return <p className="Flex grow. gap-2" id="code text">{\`GET \${url}\`} · {matchMedia('(pointer: coarse)').media}</p>;
}
`,
  ],
  [
    'src/domain/records/listPlace.ts',
    `export const at = (list: readonly string[], index: number) => list[index];\n`,
  ],
];

/** Every way from a text to elements or to code that a browser has. */
const markup =
  /dangerouslySetInnerHTML|(inner|outer)HTML|insertAdjacentHTML|setHTML|document\.write|DOMParser|createContextualFragment|srcDoc|\beval\(|new Function\(/i;

interface Complaint {
  readonly filename: string;
  readonly message: string;
  readonly help?: string;
}

let folder = '';
let complaints: readonly Complaint[] = [];

/** Lints planted files in a copy of the layout: the real configuration, without the rules that need types. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'landfall-rules-'));
  const { default: config }: { default: object } = await import(join(root, 'oxlint.config.ts'));
  await writeFile(join(folder, '.oxlintrc.json'), JSON.stringify({ ...config, options: {} }));
  await cp(join(root, 'tsconfig.json'), join(folder, 'tsconfig.json'));
  await cp(join(root, 'package.json'), join(folder, 'package.json'));
  await cp(join(root, '.ci', 'lint'), join(folder, '.ci', 'lint'), { recursive: true });
  const imports = [...BAD, ...GOOD].map(
    ([file, from]) => [file, `export { thing } from '${from}';\n`] as const,
  );
  for (const [file, text] of [...imports, ...BAD_TEXT, ...GOOD_TEXT]) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  const run = spawnSync(join(root, 'node_modules', '.bin', 'oxlint'), ['--format', 'json'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const report: { diagnostics: readonly Complaint[] } = JSON.parse(run.stdout);
  complaints = report.diagnostics;
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const said = (file: string): string =>
  complaints
    .filter(({ filename }) => filename === file)
    .map(({ message, help }) => `${message} ${help ?? ''}`)
    .join('\n');

describe('the linter', () => {
  it.each(BAD)('refuses in %s the import of %s', (file, _specifier, message) => {
    expect(said(file)).toContain(message);
  });

  it.each(GOOD)('accepts in %s the import of %s', (file) => {
    expect(said(file)).toBe('');
  });

  it.each(GOOD_TEXT)('accepts %s', (file) => {
    expect(said(file)).toBe('');
  });

  it.each(BAD_TEXT)('refuses %s', (file, _text, message) => {
    expect(said(file)).toContain(message);
  });
});

it('nothing turns text into markup: what a source says is never read as HTML', async () => {
  const offenders: string[] = [];
  for await (const file of glob('{src,server,build}/**/*.{ts,tsx}', { cwd: root })) {
    if (/\.test\.tsx?$/.test(file)) continue;
    const text = await readFile(join(root, file), 'utf8');
    if (markup.test(text)) offenders.push(file);
  }
  expect(offenders).toEqual([]);
});

it('an exported type has one meaning: no name stands twice', async () => {
  const files = new Map<string, string[]>();
  for await (const file of glob('src/**/*.{ts,tsx}', { cwd: root })) {
    const text = await readFile(join(root, file), 'utf8');
    for (const [, name = ''] of text.matchAll(/^export (?:interface|type|(?:abstract )?class) (\w+)/gm))
      files.set(name, [...(files.get(name) ?? []), file]);
  }
  expect([...files].filter(([, where]) => where.length > 1)).toEqual([]);
});

describe('the modules', () => {
  it.each(layers)(
    'of src/%s are those of the table, each with the file to read first',
    async (layer, modules) => {
      const found = await readdir(join(root, 'src', layer));
      expect(found.toSorted()).toEqual(modules.map(({ module }) => module).toSorted());
      for (const { module, first } of modules) {
        expect(await readdir(join(root, 'src', layer, module))).toContain(first);
      }
    },
  );

  it('and all other folders have a rule', async () => {
    const found: string[] = [];
    for await (const file of glob('{src/*,src/features/*,sandbox,server,build,deploy}', { cwd: root }))
      found.push(file);
    const ruled = [...folderRules.map(({ folder: one }) => one), 'src/domain', 'src/features', 'src/test'];
    expect(found.toSorted()).toEqual(
      [...new Set(ruled)].filter((one) => !/(domain|data)\/./.test(one)).toSorted(),
    );
  });
});

it('docs/imports.md shows the tables that the linter reads', async () => {
  const text = await readFile(join(root, 'docs/imports.md'), 'utf8');
  expect(text).toBe(`${importTables()}\n`);
});

it('docs/facts.md has the codes that rules return', async () => {
  const text = await readFile(join(root, 'docs/facts.md'), 'utf8');
  expect(text).toBe(`${factTables()}\n`);
});

it.each([
  ['ExpectedStep', 'departure'],
  ['UnderWay', 'onRail'],
  ['HoldEffect', 'unclear'],
  ['Phase', 'offDock'],
  ['PlainHeadline', 'atSea'],
  ['VerdictKind', 'onHold'],
  ['FreeDaySource', 'terminal'],
])('docs/facts.md lists the values of %s, which facts have under a name, such as %s', (type, value) => {
  const table = factTables()
    .split('### ')
    .find((one) => one.startsWith(`[\`${type}\`]`));
  expect(table).toContain(`| \`${value}\` |`);
});
