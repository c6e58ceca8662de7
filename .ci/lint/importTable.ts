import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  dataModules,
  domainModules,
  everyFeature,
  features,
  type FolderRule,
  folderRules,
  type Module,
} from './importRules.ts';

const root = join(import.meta.dirname, '..', '..');

const cell = (names: readonly string[]): string =>
  names.length === 0 ? '–' : names.map((name) => `\`${name}\``).join(', ');

const row = ({ folder, files, packages, note = '' }: FolderRule): string =>
  `| \`${folder}\` | ${cell(files)} | ${cell(packages)} | ${note} |`;

/** The folders. Of the features only what one may beyond every other is said by itself. */
function folderTable(): string {
  const alone = folderRules.filter(({ folder }) => !/^src\/(domain|data|features)\b/.test(folder));
  const lowest = alone.findIndex(({ folder }) => folder === 'src/routes');
  const more = Object.entries(features).flatMap(([name, { files = [], packages = [], note }]) =>
    files.length + packages.length === 0
      ? []
      : `| \`src/features/${name}\` | as every feature, plus ${cell(files)} | ${packages.length > 0 ? `plus ${cell(packages)}` : 'as every feature'} | ${note ?? ''} |`,
  );
  const rows = [
    ...alone.slice(0, lowest).map(row),
    row(everyFeature),
    ...more,
    ...alone.slice(lowest).map(row),
  ];
  return ['| Folder | May import | Packages | |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

/** The modules of a folder, with what holds of each and the file to read first. */
function moduleTable(folder: string, modules: readonly Module[]): string {
  const rows = modules.map(
    ({ module, level, first }) =>
      `| ${level} | \`${module}\` | [\`${first}\`](../src/${folder}/${module}/${first}) |`,
  );
  return ['| Level | Module | Read first |', '| --- | --- | --- |', ...rows].join('\n');
}

/** The document `docs/imports.md`. */
export function importTables(): string {
  return [
    '# Imports',
    'A folder may import its own files and what this table lists; the linter refuses everything else. The tables are generated from\n' +
      '`.ci/lint/importRules.ts` by `npm run docs:imports`. Tests may import more; `testRules` in the same file says what.',
    folderTable(),
    '## Modules of `src/data`',
    'A module may import modules of lower levels. It may also import the schemas and calls of any module (`schema.ts`, `*.schema.ts`,\n' +
      '`calls.ts`, `*Calls.ts`); these know only `http`, `#/domain`, `#/time` and other schemas, never React.',
    moduleTable('data', dataModules),
    '## Modules of `src/domain`',
    'A module may import `#/time` and modules of lower levels, and nothing else, not even a package.',
    moduleTable('domain', domainModules),
  ].join('\n\n');
}

if (import.meta.main) writeFileSync(join(root, 'docs/imports.md'), `${importTables()}\n`);
