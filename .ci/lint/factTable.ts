import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { domainModules } from './importRules.ts';

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
  /** The entries of each list that it declares, from which types of values are made. */
  readonly lists: ReadonlyMap<string, List>;
}

interface List {
  readonly entries: readonly Node[];
  readonly comment: string;
}

interface DeclaredType {
  readonly isExported: boolean;
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

/** The document: each module with its types of facts, in the order of its files. */
export function factTables(): string {
  const types = domainModules.flatMap(({ module }) => typesIn(module));
  const used = payloadTypes(types);
  const byName = new Map(
    types.flatMap((type) => [
      [type.name, type] as const,
      [`${type.source.file} ${type.name}`, type] as const,
    ]),
  );
  const modules = domainModules.flatMap(({ module, level }) => {
    const own = types.filter(
      ({ source, isExported }) => isExported && source.file.startsWith(`src/domain/${module}/`),
    );
    const tables = own.flatMap((type) => {
      const codes = codesOf(type.type, type.source, byName);
      if (codes.length > 0) return [table(type, codes)];
      const values = used.has(type.name) ? literalsOf(type.type, type.source, byName) : [];
      return values.length > 0 ? [valueTable(type, values)] : [];
    });
    return tables.length > 0 ? [`## \`${module}\`, level ${level}\n\n${tables.join('\n\n')}`] : [];
  });
  return [
    '# Facts',
    'What rules return, and what files for programs, a command or an assistant can speak: codes that never change their meaning, and what belongs\n' +
      'to each. Texts are made of them in `src/wording` (docs/decisions/facts-then-words.md). Generated from the types of `src/domain` by\n' +
      '`npm run docs:facts`.',
    ...modules,
  ].join('\n\n');
}

const table = (type: DeclaredType, codes: readonly FactCode[]): string =>
  section(
    type,
    ['| Code | Payload | |', '| --- | --- | --- |'],
    codes.map(({ code, payload, meaning }) => [
      `\`${code}\``,
      payload.map((one) => `\`${one}\``).join(', '),
      meaning,
    ]),
  );

/** Values that a fact has under a name of their own: the codes of a part of it. */
const valueTable = (type: DeclaredType, values: readonly Omit<FactCode, 'payload'>[]): string =>
  section(
    type,
    ['| Value | |', '| --- | --- |'],
    values.map(({ code, meaning }) => [`\`${code}\``, meaning]),
  );

function section(
  { name, source, comment }: DeclaredType,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  return [
    `### [\`${name}\`](${source.file.replace('src/', '../src/')})`,
    ...(comment === '' ? [] : ['', comment]),
    '',
    ...head,
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n');
}

/** The names that facts mention, or what holds a fact beside it, and those that these mention. */
function payloadTypes(types: readonly DeclaredType[]): ReadonlySet<string> {
  const written = new Map<string, string>();
  for (const { name, source, type } of types)
    written.set(name, `${written.get(name) ?? ''} ${source.code.slice(type.start, type.end)}`);
  const mentioned = (text: string) => [...text.matchAll(/\b[A-Z]\w+\b/g)].map(([name]) => name);
  const found = new Set<string>();
  const facts = new Set([...written].flatMap(([name, text]) => (/\bcode:/.test(text) ? name : [])));
  const holdsFact = ([name, text]: readonly [string, string]) =>
    facts.has(name) || mentioned(text).some((one) => facts.has(one));
  const open = [...written].filter(holdsFact).flatMap(([, text]) => mentioned(text));
  for (const name of open) {
    const text = written.get(name);
    if (text === undefined || found.has(name)) continue;
    found.add(name);
    open.push(...mentioned(text));
  }
  return found;
}

/** The types that a module declares. */
function typesIn(module: string): DeclaredType[] {
  const files = globSync(`src/domain/${module}/*.ts`, {
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
    const source: Source = {
      file,
      code,
      commentBefore,
      lists: listsIn(program.body as unknown as readonly Node[], commentBefore),
    };
    return (program.body as unknown as readonly Node[]).flatMap((statement): DeclaredType[] => {
      const isExported = statement.type === 'ExportNamedDeclaration';
      const declared = isExported ? (statement['declaration'] as Node | null) : statement;
      if (!declared) return [];
      const isType = declared.type === 'TSTypeAliasDeclaration' || declared.type === 'TSInterfaceDeclaration';
      if (!isType) return [];
      const type = (declared['typeAnnotation'] ?? declared['body']) as Node;
      const name = (declared['id'] as Node)['name'] as string;
      const comment = commentBefore(statement.start) || (listOf(type, source)?.comment ?? '');
      return [{ name, source, comment, type, isExported }];
    });
  });
}

/** `const tones = ['lost', 'risk'] as const`, by name. */
function listsIn(
  statements: readonly Node[],
  commentBefore: Source['commentBefore'],
): ReadonlyMap<string, List> {
  const declarations = statements.flatMap((statement) => {
    const declared = (statement['declaration'] ?? statement) as Node;
    if (declared.type !== 'VariableDeclaration') return [];
    const comment = commentBefore(statement.start);
    return (declared['declarations'] as readonly Node[]).map(({ id, init }) => ({ id, init, comment }));
  });
  return new Map(
    declarations.flatMap(({ id, init, comment }): [string, List][] => {
      const list = ((init as Node | null)?.['expression'] ?? init) as Node | null;
      const entries = list?.type === 'ArrayExpression' ? (list['elements'] as readonly Node[]) : [];
      const isOfTexts = entries.every(({ type, value }) => type === 'Literal' && typeof value === 'string');
      return entries.length > 0 && isOfTexts ? [[(id as Node)['name'] as string, { entries, comment }]] : [];
    }),
  );
}

/** The list that a type is made of: `(typeof tones)[number]`. */
function listOf(type: Node, { code, lists }: Source): List | undefined {
  const [, name = ''] = /^\(typeof (\w+)\)\[number\]$/.exec(code.slice(type.start, type.end)) ?? [];
  return lists.get(name);
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
        const codes = codesOf(one, source, byName);
        // What is said of several codes is said of none of them.
        const meaning = codes.length === 1 ? source.commentBefore(one.start) : '';
        return codes.map((code) => (code.meaning === '' ? { ...code, meaning } : code));
      });
    case 'TSTypeReference':
      return inOther(type, source, byName, (other) => codesOf(other.type, other.source, byName));
    case 'TSParenthesizedType':
      return codesOf(type['typeAnnotation'] as Node, source, byName);
    case 'TSIntersectionType': {
      const parts = type['types'] as readonly Node[];
      const isPayload = (part: Node) => codesOf(part, source, byName).length === 0;
      const shared = parts.flatMap((part) => (isPayload(part) ? payloadOf(part, source) : []));
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

const membersOf = (type: Node) => (type['members'] ?? type['body']) as readonly Node[];
const nameOf = (member: Node) => (member['key'] as Node | undefined)?.['name'];
const annotationOf = (member: Node) => (member['typeAnnotation'] as Node)['typeAnnotation'] as Node;

/** A type as a cell of a table has it. */
const onOneLine = (written: string): string =>
  written
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/< | >/g, (sign) => sign.trim())
    .replaceAll('|', '\\|');

const payloadOf = (type: Node, { code }: Source): string[] =>
  type.type !== 'TSTypeLiteral' && type.type !== 'TSInterfaceBody'
    ? [onOneLine(code.slice(type.start, type.end))]
    : membersOf(type).flatMap((member) => {
        if (nameOf(member) === 'code' || member.type !== 'TSPropertySignature') return [];
        const annotation = annotationOf(member);
        const written = onOneLine(code.slice(annotation.start, annotation.end)).replace(/^readonly /, '');
        return [`${String(nameOf(member))}: ${written}`];
      });

/** The codes of a type of texts, by name or written out, with what is said of each. */
function literalsOf(
  type: Node,
  source: Source,
  byName: ReadonlyMap<string, DeclaredType>,
): Omit<FactCode, 'payload'>[] {
  const meaning = source.commentBefore(type.start);
  if (type.type === 'TSLiteralType') return [{ code: String((type['literal'] as Node)['value']), meaning }];
  const list = listOf(type, source);
  if (list)
    return list.entries.map((entry) => ({
      code: String(entry['value']),
      meaning: source.commentBefore(entry.start),
    }));
  // Other type operators, such as `readonly`, are of lists, which have no values.
  if (type.type === 'TSTypeOperator' && type['operator'] === 'keyof')
    return inOther(type['typeAnnotation'] as Node, source, byName, ({ type: of, source: its }) =>
      of.type === 'TSInterfaceBody'
        ? membersOf(of).map((member) => ({
            code: String(nameOf(member)),
            meaning: its.commentBefore(member.start),
          }))
        : [],
    );
  if (type.type === 'TSUnionType')
    return (type['types'] as readonly Node[]).flatMap((one) => literalsOf(one, source, byName));
  return inOther(type, source, byName, (other) => literalsOf(other.type, other.source, byName));
}

/** What another type has that is named there: in the same file, else anywhere. */
function inOther<Found>(
  type: Node,
  source: Source,
  byName: ReadonlyMap<string, DeclaredType>,
  find: (other: DeclaredType) => Found[],
): Found[] {
  const name = source.code.slice(type.start, type.end);
  const other = byName.get(`${source.file} ${name}`) ?? byName.get(name);
  return other ? find(other) : [];
}

/** `npm run docs:facts`. */
if (import.meta.main) writeFileSync(join(root, 'docs/facts.md'), `${factTables()}\n`);
