import { spawnSync } from 'node:child_process';
import { cp, glob, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

/** Who may not import what (the table in .github/CONTRIBUTING.md): file, import, part of the linter's message. */
const BAD: readonly (readonly [file: string, specifier: string, message: string])[] = [
  ['src/time/bad1.ts', '#/domain/status.ts', 'src/time may import only'],
  ['src/time/bad2.ts', 'react', 'src/time may import only'],
  ['src/domain/bad1.ts', '#/api/request.ts', 'src/domain may import only'],
  ['src/domain/bad2.ts', 'valibot', 'src/domain may import only'],
  ['src/domain/bad3.ts', 'date-fns-tz', 'src/domain may import only'],
  ['src/api/bad1.ts', '#/queries/fleet.ts', 'src/api may import only'],
  ['src/api/bad2.ts', 'react', 'src/api may import only'],
  ['src/queries/bad1.ts', '#/parts/Time.tsx', 'src/queries may import only'],
  ['src/queries/bad2.ts', '@tanstack/react-router', 'src/queries may import only'],
  ['src/queries/bad3.ts', 'idb-keyval', 'src/queries may import only'],
  ['src/ui/bad1.ts', '#/domain/status.ts', 'src/ui may import only'],
  ['src/ui/bad2.ts', '@tanstack/react-query', 'src/ui may import only'],
  ['src/files/bad1.ts', '#/queries/fleet.ts', 'src/files may import only'],
  ['src/files/bad2.ts', 'react', 'src/files may import only'],
  ['src/parts/bad1.ts', '#/queries/fleet.ts', 'src/parts may import only'],
  ['src/parts/bad2.ts', '@base-ui/react/dialog', 'src/parts may import only'],
  ['src/features/find/bad1.ts', '#/features/shipments/ShipmentsPage.tsx', 'never another feature'],
  ['src/features/find/bad2.ts', '#/api/request.ts', 'A feature may import only'],
  ['src/features/find/bad3.ts', 'leaflet', 'A feature may import only'],
  ['src/features/find/bad4.ts', '@base-ui/react/dialog', 'A feature may import only'],
  ['src/features/find/bad5.ts', '@tanstack/react-virtual', 'A feature may import only'],
  ['src/features/find/bad6.ts', 'papaparse', 'A feature may import only'],
  ['src/features/find/bad7.ts', '#/basemap/tile.ts', 'A feature may import only'],
  ['src/features/map/bad1.ts', '#/features/find/FindPage.tsx', 'never another feature'],
  ['src/features/map/bad2.ts', 'geojson-vt', 'The map feature may import'],
  ['src/basemap/bad1.ts', 'leaflet', 'src/basemap may import only'],
  ['src/basemap/bad2.ts', '#/api/shipments.ts', 'src/basemap may import only'],
  ['src/routes/bad1.ts', '#/api/request.ts', 'src/routes may import only'],
  ['src/routes/bad2.ts', 'date-fns-tz/format', 'src/routes may import only'],
  ['src/bad1.ts', '#sandbox/app.ts', 'never the sandbox'],
  ['src/bad2.ts', 'leaflet', 'The root of src'],
  ['src/features/find/bad.test.ts', '#sandbox/app.ts', 'through src/test'],
  ['src/domain/bad.test.ts', 'react', 'are pure'],
  ['sandbox/resources/bad1.ts', '#/api/request.ts', 'The sandbox may import only'],
  ['sandbox/resources/bad2.ts', '#/features/find/FindPage.tsx', 'The sandbox may import only'],
  ['sandbox/resources/bad3.ts', 'react', 'The sandbox may import only'],
  ['deploy/local/bad1.ts', '#/api/request.ts', 'deploy may import only'],
  ['deploy/local/bad2.ts', 'react', 'deploy may import only'],
  ['e2e/bad1.ts', '#/domain/status.ts', 'The journeys may import only'],
  ['src/domain/bad4.ts', '../time/instant.ts', 'parent directories'],
];

const GOOD: readonly (readonly [file: string, specifier: string])[] = [
  ['src/time/good1.ts', './zone.ts'],
  ['src/time/good2.ts', 'date-fns-tz/format'],
  ['src/domain/good1.ts', '#/time/instant.ts'],
  ['src/api/good1.ts', 'valibot'],
  ['src/queries/good1.ts', '#/api/request.ts'],
  ['src/queries/good2.ts', '#/deviceStore.ts'],
  ['src/good1.ts', 'idb-keyval'],
  ['src/ui/good1.ts', '@base-ui/react/dialog'],
  ['src/ui/good2.ts', '@tanstack/react-virtual'],
  ['src/files/good1.ts', 'write-excel-file/universal'],
  ['src/parts/good1.ts', '#/ui/Button.tsx'],
  ['src/features/find/good1.ts', './FindPage.tsx'],
  ['src/features/find/good2.ts', '#/acknowledgements.ts'],
  ['src/features/find/good3.ts', '#/files/fileWriter.ts'],
  ['src/features/find/good4.ts', '#/savedViews.ts'],
  ['src/features/find/good5.ts', '#/release.ts'],
  ['src/features/map/good1.ts', 'leaflet'],
  ['src/features/map/good2.ts', '#/basemap/tile.ts'],
  ['src/basemap/good1.ts', '#/api/request.ts'],
  ['src/basemap/good2.ts', 'world-atlas/countries-50m.json?url'],
  ['src/routes/good1.ts', '#/features/find/FindPage.tsx'],
  ['src/test/good1.ts', '#sandbox/app.ts'],
  ['src/features/find/good.test.ts', '#/test/renderRoute.tsx'],
  ['sandbox/resources/good1.ts', '#/api/shipment.schema.ts'],
  ['sandbox/resources/good2.ts', 'node:fs/promises'],
  ['deploy/local/good1.ts', '#sandbox/app.ts'],
  ['deploy/local/good2.ts', 'hono/body-limit'],
  ['e2e/good1.spec.ts', './support/test.ts'],
];

/** Other rules of the house: file, its text, part of the message. */
const BAD_TEXT: readonly (readonly [file: string, text: string, message: string])[] = [
  [
    'src/features/find/fetches.ts',
    `export const answer = fetch('/api/v2/shipments');\n`,
    'only caller of fetch',
  ],
  ['src/parts/fetches.ts', `export const answer = window.fetch('/x');\n`, 'only caller of fetch'],
  ['src/parts/defaults.ts', 'const value = 1;\nexport default value;\n', 'named exports'],
  [
    'src/domain/lookUp.ts',
    `const names: Readonly<Record<string, string>> = { a: 'A' };\nexport const named = (wire: string): string => names[wire] ?? wire;\n`,
    'ask ownEntry',
  ],
  [
    'sandbox/resources/lookUp.ts',
    `export const named = (names: Record<string, string[]>, wire: string) => names[wire]?.[0];\n`,
    'ask ownEntry',
  ],
  ['src/parts/cycleA.ts', `import { b } from './cycleB.ts';\nexport const a = (): number => b();\n`, 'cycle'],
  ['src/parts/cycleB.ts', `import { a } from './cycleA.ts';\nexport const b = (): number => a();\n`, 'cycle'],
];

/** What those rules leave alone. */
const GOOD_TEXT: readonly (readonly [file: string, text: string])[] = [
  [
    'src/domain/finiteTable.ts',
    `const names: Readonly<Record<'a' | 'b', string>> = { a: 'A', b: 'B' };\nexport const named = (kind: 'a' | 'b'): string => names[kind];\n`,
  ],
  ['src/domain/listPlace.ts', `export const at = (list: readonly string[], index: number) => list[index];\n`],
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
  const config: unknown = JSON.parse(await readFile(join(root, '.oxlintrc.json'), 'utf8'));
  await writeFile(join(folder, '.oxlintrc.json'), JSON.stringify({ ...Object(config), options: {} }));
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
  for await (const file of glob('{src,deploy}/**/*.{ts,tsx}', { cwd: root })) {
    if (/\.test\.tsx?$/.test(file)) continue;
    const text = await readFile(join(root, file), 'utf8');
    if (markup.test(text)) offenders.push(file);
  }
  expect(offenders).toEqual([]);
});
