import {
  dataRooms,
  domainRooms,
  everyFeature,
  features,
  type FolderRule,
  folderRules,
  type Room,
} from './importRules.ts';

const cell = (names: readonly string[]): string =>
  names.length === 0 ? '–' : names.map((name) => `\`${name}\``).join(', ');

const row = ({ folder, files, packages, note = '' }: FolderRule): string =>
  `| \`${folder}\` | ${cell(files)} | ${cell(packages)} | ${note} |`;

/** The folders of `docs/architecture.md`. Of the features only what one may beyond every other is said by itself. */
export function folderTable(): string {
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

/** The rooms of a folder there, with what holds of each and the file to read first. */
export function roomTable(folder: string, rooms: readonly Room[]): string {
  const rows = rooms.map(
    ({ room, level, first }) =>
      `| ${level} | \`${room}\` | [\`${first}\`](../src/${folder}/${room}/${first}) |`,
  );
  return ['| Level | Room | Read first |', '| --- | --- | --- |', ...rows].join('\n');
}

/** `npm run docs:imports`. */
if (import.meta.main) {
  console.log([folderTable(), roomTable('data', dataRooms), roomTable('domain', domainRooms)].join('\n\n'));
}
