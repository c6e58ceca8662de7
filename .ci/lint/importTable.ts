import { domainRooms, type FolderRule, folderRules } from './importRules.ts';

const cell = (names: readonly string[]): string =>
  names.length === 0 ? '–' : names.map((name) => `\`${name}\``).join(', ');

const row = ({ folder, files, packages, note = '' }: FolderRule): string =>
  `| \`${folder}\` | ${cell(files)} | ${cell(packages)} | ${note} |`;

/** The folders of `docs/architecture.md`. */
export function folderTable(): string {
  const folders = folderRules.filter(({ folder }) => !folder.startsWith('src/domain/'));
  return ['| Folder | May import | Packages | |', '| --- | --- | --- | --- |', ...folders.map(row)].join(
    '\n',
  );
}

/** The rooms of `src/domain` there, with what holds of each and the file to read first. */
export function roomTable(): string {
  const rooms = domainRooms.map(
    ({ room, level, first }) => `| ${level} | \`${room}\` | [\`${first}\`](../src/domain/${room}/${first}) |`,
  );
  return ['| Level | Room | Read first |', '| --- | --- | --- |', ...rooms].join('\n');
}

if (import.meta.main) console.log(`${folderTable()}\n\n${roomTable()}`);
