import { type FolderRule, folderRules } from './importRules.ts';

const cell = (names: readonly string[]): string =>
  names.length === 0 ? '–' : names.map((name) => `\`${name}\``).join(', ');

const row = ({ folder, files, packages, note = '' }: FolderRule): string =>
  `| \`${folder}\` | ${cell(files)} | ${cell(packages)} | ${note} |`;

/** The table of `docs/architecture.md`: `node .ci/lint/importTable.ts` prints it. */
export function importTable(): string {
  return ['| Folder | May import | Packages | |', '| --- | --- | --- | --- |', ...folderRules.map(row)].join(
    '\n',
  );
}

if (import.meta.main) console.log(importTable());
