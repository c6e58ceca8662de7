import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { domainRooms } from './importRules.ts';

// What rules say: the codes of `src/domain`, generated from its types into docs/facts.md.

const root = join(import.meta.dirname, '..', '..');

/** A part of the source, as ESTree has it. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

interface Source {
  readonly file: string;
  readonly code: string;
  /** What stands before a place, without its signs; empty where nothing does. */
  readonly commentBefore: (start: number) => string;
}

interface DeclaredType {
  readonly name: string;
  readonly source: Source;
  readonly comment: string;
  readonly type: Node;
}

interface FactCode {
  readonly code: string;
  readonly payload: readonly string[];
  readonly meaning: string;
}

/** The document: each room with its types of facts, in the order of its files. */
export function factTables(): string {
  const types = domainRooms.flatMap(({ room }) => typesIn(room));
  const byName = new Map(types.map((type) => [type.name, type]));
  const rooms = domainRooms.flatMap(({ room, level }) => {
    const own = types.filter(({ source }) => source.file.startsWith(`src/domain/${room}/`));
    const tables = own.flatMap((type) => {
      const codes = codesOf(type.type, type.source, byName);
      return codes.length > 0 ? [table(type, codes)] : [];
    });
    return tables.length > 0 ? [`## \`${room}\`, level ${level}\n\n${tables.join('\n\n')}`] : [];
  });
  return [
    '# Facts',
    'What rules return, and what files for programs, a command or an assistant can speak: codes that never change their meaning, and what belongs\n' +
      'to each. Texts are made of them in `src/wording` (docs/decisions/facts-then-words.md). Generated from the types of `src/domain` by\n' +
      '`npm run docs:facts`.',
    ...rooms,
  ].join('\n\n');
}

function table({ name, source, comment }: DeclaredType, codes: readonly FactCode[]): string {
  const rows = codes.map(
    ({ code, payload, meaning }) =>
      `| \`${code}\` | ${payload.map((one) => `\`${one}\``).join(', ')} | ${meaning} |`,
  );
  const path = source.file.replace('src/', '../src/');
  return [
    `### [\`${name}\`](${path})`,
    ...(comment === '' ? [] : ['', comment]),
    '',
    '| Code | Payload | |',
    '| --- | --- | --- |',
    ...rows,
  ].join('\n');
}

/** The types that a room exports. */
function typesIn(room: string): DeclaredType[] {
  const files = globSync(`src/domain/${room}/*.ts`, {
    cwd: root,
    exclude: (name) => name.endsWith('.test.ts'),
  });
  return files.toSorted().flatMap((file) => {
    const code = readFileSync(join(root, file), 'utf8');
    const { program, comments } = parseSync(file, code);
    const commentBefore = (start: number): string => {
      const last = comments.findLast(({ end }) => end <= start && /^[\s|]*$/.test(code.slice(end, start)));
      return last ? plain(last.value) : '';
    };
    const source = { file, code, commentBefore };
    return (program.body as unknown as readonly Node[]).flatMap((statement): DeclaredType[] => {
      const declared = statement['declaration'] as Node | null | undefined;
      if (statement.type !== 'ExportNamedDeclaration' || !declared) return [];
      const isType = declared.type === 'TSTypeAliasDeclaration' || declared.type === 'TSInterfaceDeclaration';
      if (!isType) return [];
      const type = (declared['typeAnnotation'] ?? declared['body']) as Node;
      const name = (declared['id'] as Node)['name'] as string;
      return [{ name, source, comment: commentBefore(statement.start), type }];
    });
  });
}

const plain = (comment: string): string =>
  comment
    .replaceAll(/^\s*\*+ ?/gm, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The codes that a type distinguishes; none where it is no fact. */
function codesOf(type: Node, source: Source, byName: ReadonlyMap<string, DeclaredType>): FactCode[] {
  switch (type.type) {
    case 'TSUnionType':
      return (type['types'] as readonly Node[]).flatMap((one) => {
        const meaning = source.commentBefore(one.start);
        return codesOf(one, source, byName).map((code) =>
          code.meaning === '' ? { ...code, meaning } : code,
        );
      });
    case 'TSParenthesizedType':
      return codesOf(type['typeAnnotation'] as Node, source, byName);
    case 'TSIntersectionType': {
      const parts = type['types'] as readonly Node[];
      const shared = parts.flatMap((part) => (hasCode(part) ? [] : payloadOf(part, source)));
      return parts
        .flatMap((part) => codesOf(part, source, byName))
        .map((code) => ({ ...code, payload: [...shared, ...code.payload] }));
    }
    case 'TSTypeLiteral':
    case 'TSInterfaceBody': {
      const code = membersOf(type).find((member) => nameOf(member) === 'code');
      if (!code) return [];
      const payload = payloadOf(type, source);
      return literalsOf(annotationOf(code), source, byName).map((one) => ({ ...one, payload }));
    }
    default:
      return [];
  }
}

const hasCode = (type: Node): boolean =>
  type.type !== 'TSTypeLiteral' || membersOf(type).some((member) => nameOf(member) === 'code');

const membersOf = (type: Node) => (type['members'] ?? type['body']) as readonly Node[];
const nameOf = (member: Node) => (member['key'] as Node | undefined)?.['name'];
const annotationOf = (member: Node) => (member['typeAnnotation'] as Node)['typeAnnotation'] as Node;

const payloadOf = (type: Node, { code }: Source): string[] =>
  type.type !== 'TSTypeLiteral' && type.type !== 'TSInterfaceBody'
    ? [code.slice(type.start, type.end)]
    : membersOf(type).flatMap((member) => {
        if (nameOf(member) === 'code' || member.type !== 'TSPropertySignature') return [];
        const annotation = annotationOf(member);
        const written = code
          .slice(annotation.start, annotation.end)
          .replaceAll(/\s+/g, ' ')
          .replace(/^readonly /, '');
        return [`${String(nameOf(member))}: ${written}`.replaceAll('|', '\\|')];
      });

/** The codes of a type of texts, by name or written out, with what is said of each. */
function literalsOf(
  type: Node,
  source: Source,
  byName: ReadonlyMap<string, DeclaredType>,
): Omit<FactCode, 'payload'>[] {
  const meaning = source.commentBefore(type.start);
  if (type.type === 'TSLiteralType') return [{ code: String((type['literal'] as Node)['value']), meaning }];
  if (type.type === 'TSUnionType')
    return (type['types'] as readonly Node[]).flatMap((one) => literalsOf(one, source, byName));
  const named = byName.get(source.code.slice(type.start, type.end));
  return named ? literalsOf(named.type, named.source, byName) : [];
}

/** `npm run docs:facts`. */
if (import.meta.main) writeFileSync(join(root, 'docs/facts.md'), `${factTables()}\n`);
