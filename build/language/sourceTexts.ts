import { parseSync } from 'vite';

/** An expression within a sentence. */
export interface Slot {
  /** As the source has it. */
  readonly source: string;
  /** What a translator may do with it: place it, have two forms for its number, or tell two cases apart. */
  readonly kind: 'value' | 'plural' | 'select';
  /** Whether the sentence itself shows the number. */
  readonly isCounted: boolean;
  /** The texts within the expression, such as what a function is given; places count from its beginning. */
  readonly texts: readonly SourceText[];
}

/** A text of the source that a reader sees, and where it is. */
export interface SourceText {
  /** As ICU MessageFormat: `{name} is late`, `{rows, plural, one {# row} other {# rows}} left`. */
  readonly message: string;
  readonly slots: ReadonlyMap<string, Slot>;
  /** Of the expression that has it, which another takes the place of. */
  readonly start: number;
  readonly end: number;
  /** What the source calls it and says of it: `headlines.ready`. */
  readonly name: string;
  readonly comment: string;
}

/** A part of the source, as ESTree has it. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/**
 * Whether a file is one of words: `src/wording`, and `words.ts` or `…Words.ts` of a feature or part. A reader sees each text in
 * it; the linter refuses prose elsewhere (.ci/lint/landfall.mjs).
 */
export const isWordsFile = (file: string): boolean =>
  /(?:^|\/)(?:wording\/(?:\w+\/)*\w+|words|\w+Words)\.ts$/.test(file);

/** The texts of a file of words in their order: all of its strings and templates but those that name or compare. */
export function textsOf(file: string, code: string): readonly SourceText[] {
  if (!isWordsFile(file)) return [];
  const { program, comments } = parseSync(file, code);

  const commentBefore = (start: number): string => {
    const before = comments.findLast((comment) => comment.end <= start);
    if (!before || !/^\s*$/.test(code.slice(before.end, start))) return '';
    return before.value
      .replaceAll(/^\s*\*+ ?/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim();
  };

  const visit = (node: Node, parent: Node | null, names: readonly Named[], found: SourceText[]): void => {
    const slotOf = ({ part, ...slot }: Part): Slot => {
      const within: SourceText[] = [];
      if (part !== null && slot.kind !== 'select') visit(part, node, names, within);
      const first = part?.start ?? 0;
      const texts = within.map((text) => ({ ...text, start: text.start - first, end: text.end - first }));
      return { ...slot, texts };
    };
    const text = textAt(node, code);
    if (text !== null) {
      found.push({
        message: text.message,
        slots: new Map([...text.parts].map(([name, part]) => [name, slotOf(part)])),
        start: node.start,
        end: node.end,
        name: names.flatMap(({ name }) => (name === '' ? [] : name)).join('.'),
        comment: names.map(({ start }) => commentBefore(start)).findLast((comment) => comment !== '') ?? '',
      });
      return;
    }
    // Types; an assertion has an expression in it.
    if (node.type.startsWith('TS') && !('expression' in node)) return;
    const own = nameOfDeclared(node, parent);
    const inner = own === null ? names : [...names, own];
    for (const [key, child] of children(node)) if (!isCode(node, key)) visit(child, node, inner, found);
  };
  const all: SourceText[] = [];
  visit(program as unknown as Node, null, [], all);
  return all;
}

interface Named {
  readonly name: string;
  readonly start: number;
}

function nameOfDeclared(node: Node, parent: Node | null): Named | null {
  switch (node.type) {
    case 'VariableDeclaration':
    case 'ExportNamedDeclaration':
      return { name: '', start: node.start };
    case 'FunctionDeclaration':
    case 'VariableDeclarator':
      return { name: nameOf((node.id ?? node) as Node), start: node.start };
    case 'Property':
      return parent?.type === 'ObjectExpression'
        ? { name: nameOf(node.key as Node), start: node.start }
        : null;
    default:
      return null;
  }
}

/** Whether a part of an expression names or compares something: no reader sees it. */
function isCode(node: Node, key: string): boolean {
  switch (node.type) {
    case 'ImportDeclaration':
      return true;
    case 'BinaryExpression':
      return node.operator !== '+';
    case 'SwitchCase':
      return key === 'test';
    case 'MemberExpression':
      return key === 'property';
    case 'Property':
      return key === 'key';
    default:
      return false;
  }
}

function nameOf(node: Node): string {
  if (node.type === 'MemberExpression') return nameOf(node.property as Node);
  return typeof node.name === 'string' ? node.name : typeof node.value === 'string' ? node.value : '';
}

function* children(node: Node): Generator<[string, Node]> {
  for (const [key, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child !== null && typeof child === 'object' && 'type' in child) yield [key, child as Node];
    }
  }
}

/** An expression of a sentence; null where it is not in the source as it stands. */
interface Part extends Omit<Slot, 'texts'> {
  readonly part: Node | null;
}

interface Text {
  readonly message: string;
  readonly parts: ReadonlyMap<string, Part>;
  /** Its own words. */
  readonly plain: string;
}

/** ICU reads braces, and an apostrophe before one. */
const escaped = (text: string): string => text.replaceAll("'", "''").replaceAll(/[{}]/g, "'$&'");

const literalText = (text: string): Text => ({ message: escaped(text), parts: new Map(), plain: text });

/** What a node says by itself; null where that is nothing that another language says otherwise. */
function textAt(node: Node, code: string): Text | null {
  if (isCount(node)) return sentenceText(node, code);
  if (isLiteral(node)) return hasWordsIn(node.value as string) ? literalText(node.value as string) : null;
  if (node.type !== 'TemplateLiteral') return null;
  const text = sentenceText(node, code);
  return hasWordsIn(text.plain) || isOrder(text) ? text : null;
}

/** Letters, and signs that are others in French or Chinese. Dots, dashes and brackets are the same in all languages. */
const hasWordsIn = (text: string): boolean => /\p{L}|[“”:;?!%]/u.test(text);

/** Values side by side, which may stand in another order, or with another comma: `{weekday} {day}`, `, {age}`. */
const isOrder = ({ message, plain }: Text): boolean =>
  /^[ ,]*$/.test(plain) && /^\{\w+\}(?:,? \{\w+\})+$|(?:^|\}), \{/.test(message);

const isLiteral = (node: Node): boolean => node.type === 'Literal' && typeof node.value === 'string';

/** What is said where a value is missing: `port ?? 'the port'`. */
const isSaidInstead = ({ operator, right }: Node): boolean =>
  operator !== '&&' && hasWords(right as Node) && (right as Node).value !== '';

/** Words, or a choice between words. */
const hasWords = (node: Node): boolean =>
  isLiteral(node) ||
  node.type === 'TemplateLiteral' ||
  (node.type === 'LogicalExpression' && isSaidInstead(node)) ||
  (node.type === 'ConditionalExpression' &&
    (hasWords(node.consequent as Node) || hasWords(node.alternate as Node)));

/** A number with its word, or a word that goes with a number: `counted(rows, 'row')`, `plural(rows, 'is', 'are')`. */
function isCount(node: Node): boolean {
  if (node.type !== 'CallExpression' || !/^(?:counted|plural)$/.test(nameOf(node.callee as Node)))
    return false;
  const [, one, many] = node.arguments as readonly Node[];
  return one !== undefined && hasWords(one) && (many === undefined || hasWords(many));
}

/** A template or a count as one message, with the words of its plurals and of its choices in it. */
function sentenceText(node: Node, code: string): Text {
  const parts = new Map<string, Part>();
  let plain = '';

  /** The same name for the same expression, and another for another. */
  const slot = (part: Node, kind: Slot['kind'], isCounted = false): string =>
    named(slotName(part, code), { source: code.slice(part.start, part.end), kind, isCounted, part });

  const named = (base: string, found: Part): string => {
    for (let count = 1; ; count++) {
      const name = count === 1 ? base : `${base}${count}`;
      const there = parts.get(name);
      if (there && there.source !== found.source) continue;
      const isPlural = found.kind === 'plural' || there?.kind === 'plural';
      parts.set(name, {
        ...found,
        kind: isPlural ? 'plural' : found.kind,
        isCounted: found.isCounted || there?.isCounted === true,
      });
      return name;
    }
  };

  const words = (text: string): string => {
    // Apart, so that two letters of a path are no word.
    plain += `${text} `;
    return escaped(text);
  };

  const template = (part: Node): string => {
    const quasis = part.quasis as readonly { readonly value: { readonly cooked: string } }[];
    const expressions = part.expressions as readonly Node[];
    return quasis
      .map(({ value }, at) => words(value.cooked) + (expressions[at] ? expression(expressions[at]) : ''))
      .join('');
  };

  const branch = (part: Node): string => {
    if (isLiteral(part)) return words(part.value as string);
    return part.type === 'TemplateLiteral' ? template(part) : expression(part);
  };

  const expression = (part: Node): string => {
    if (isCount(part)) {
      const [count, one, many] = part.arguments as readonly [Node, Node, Node?];
      const isCounted = nameOf(part.callee as Node) === 'counted';
      const name = slot(count, 'plural', isCounted);
      const sign = isCounted ? '# ' : '';
      const single = branch(one);
      return `{${name}, plural, one {${sign}${single}} other {${sign}${many ? branch(many) : `${single}s`}}}`;
    }
    if (part.type === 'ConditionalExpression' && hasWords(part)) {
      const name = slot(part.test as Node, 'select');
      return `{${name}, select, yes {${branch(part.consequent as Node)}} other {${branch(part.alternate as Node)}}}`;
    }
    if (part.type === 'LogicalExpression' && hasWords(part)) {
      const left = part.left as Node;
      const source = code.slice(left.start, left.end);
      const test = part.operator === '??' ? `(${source}) != null` : source;
      const name = named(`${slotName(left, code)}IsKnown`, {
        source: test,
        kind: 'select',
        isCounted: false,
        part: null,
      });
      return `{${name}, select, yes {${branch(left)}} other {${branch(part.right as Node)}}}`;
    }
    return `{${slot(part, 'value')}}`;
  };

  const message = node.type === 'TemplateLiteral' ? template(node) : expression(node);
  return { message, parts, plain };
}

const signs: readonly (readonly [string, string])[] = [
  ['===', ' is '],
  ['!==', ' is not '],
  ['<=', ' at most '],
  ['>=', ' at least '],
  ['<', ' under '],
  ['>', ' over '],
  ['&&', ' and '],
  ['||', ' or '],
];

/** `count` of `formatCount(count)`, `rowsLength` of `rows.length`, `holdName` of `holdName(label)`, `daysIs0` of `days === 0`. */
function slotName(node: Node, code: string): string {
  if (node.type === 'CallExpression') {
    const callee = node.callee as Node;
    const [first] = node.arguments as readonly Node[];
    return slotName(
      first && /^(?:format|counted|inSentence|lowerCase|capitalized)/.test(nameOf(callee)) ? first : callee,
      code,
    );
  }
  const text = signs.reduce(
    (all, [sign, words]) => all.replaceAll(sign, words),
    code.slice(node.start, node.end),
  );
  const words = (text.match(/[A-Za-z0-9]+/g) ?? []).slice(0, 6);
  const [first = 'value', ...more] = words;
  const name = [first, ...more.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join('');
  return /^\d/.test(name) ? `number${name}` : name;
}

/** A text and those within it. */
export function withInner(text: SourceText): readonly SourceText[] {
  return [text, ...[...text.slots.values()].flatMap(({ texts }) => texts.flatMap(withInner))];
}
