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
  /** Of what takes its place: a literal with its quotes, or the words between two tags. */
  readonly start: number;
  readonly end: number;
  readonly kind: 'literal' | 'attribute' | 'between tags';
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

/** Files whose every text is one for a reader. */
const wordsFile = /(?:^|\/)(?:wording\/\w+|\w*[wW]ords|pageLabels|sourceName)\.tsx?$/;

const listed = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** What these are given is a name, a key, an address or a number: nothing to translate. */
const codeCalls = listed(
  'addEventListener all append closest contains createElement delete dispatchEvent endsWith fetch get getAttribute getItem has indexOf includes lazyPart lazyRouteComponent localeCompare lookup match matchAll matchMedia matches of printedPart querySelector querySelectorAll removeAttribute removeItem replace replaceAll require set setAttribute setItem setProperty split startsWith supports test toggle useHotkey useMediaQuery withKey',
);
/** Properties, attributes and constants that hold a word of the code or of the interface. */
const codeNames = listed(
  'accept align answerHeaders as autoComplete caseFieldLabels category class className company d dayCodes enterKeyHint entity_type equipmentTypes family fileName fill form from href icon id identity inputMode key keys kind method mime party path product referenceType referenceTypes rel role side size sizes src srcSet stroke style target teamFileName to tone type value variant viewBox write',
);
const codeNamesOfWords = listed('display fileName kind party teamFileName tone value');
/** What reads like a sentence and is none. */
const noTexts = new Set([
  'Hamburg 0123456789',
  'JetBrains Mono',
  'POST',
  'ddd d mmm yyyy',
  'light dark',
  'movestart click',
  'true or false',
]);
/** A prefix of the interface, markup, a header, a rule of style or of a pattern. */
const isCodeText =
  /^mailto:|^url\(|^[a-z_]+\.[a-z_]+[\w.]*$|^[<{]|^\w+-[\w-]+: |^[a-z-]+: .*;|^[a-z]*\((?:\{|min-|max-|width|\?)|\?\[|\(\?:|\w\|\w/;

/** The texts of a source file in their order. */
export function textsOf(file: string, code: string): readonly SourceText[] {
  const { program, comments } = parseSync(file, code);
  const isWords = wordsFile.test(file);

  const commentBefore = (start: number): string => {
    const before = comments.findLast((comment) => comment.end <= start);
    if (!before || !/^\s*$/.test(code.slice(before.end, start))) return '';
    return before.value
      .replaceAll(/^\s*\*+ ?/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim();
  };

  const visit = (
    node: Node,
    parent: Node | null,
    isCode: boolean,
    names: readonly Named[],
    found: SourceText[],
  ): void => {
    const slotOf = ({ part, ...slot }: Part): Slot => {
      const within: SourceText[] = [];
      if (part !== null) visit(part, node, slot.kind === 'select', names, within);
      const first = part?.start ?? 0;
      const texts = within.map((text) => ({ ...text, start: text.start - first, end: text.end - first }));
      return { ...slot, texts };
    };
    const add = (text: Text, kind: SourceText['kind'], start = node.start, end = node.end) => {
      found.push({
        message: text.message,
        slots: new Map([...text.parts].map(([name, part]) => [name, slotOf(part)])),
        start,
        end,
        kind,
        name: names.flatMap(({ name }) => (name === '' ? [] : name)).join('.'),
        comment: names.map(({ start: at }) => commentBefore(at)).findLast((comment) => comment !== '') ?? '',
      });
    };
    switch (node.type) {
      case 'ImportDeclaration':
      case 'ExportAllDeclaration':
      case 'ImportExpression':
      case 'TaggedTemplateExpression':
        return;
      case 'Literal':
        if (typeof node.value === 'string' && !isCode && isText(node.value, isWords)) {
          add(literalText(node.value), parent?.type === 'JSXAttribute' ? 'attribute' : 'literal');
        }
        return;
      case 'JSXText': {
        const words = node.value as string;
        const trimmed = words.trim();
        const start = node.start + words.indexOf(trimmed);
        if (/\p{L}{2}/u.test(trimmed)) {
          // As React reads it.
          add(
            literalText(trimmed.replaceAll(/\s*\n\s*/g, ' ')),
            'between tags',
            start,
            start + trimmed.length,
          );
        }
        return;
      }
      case 'CallExpression':
        if (!isCode && isCount(node)) {
          add(sentenceText(node, code), 'literal');
          return;
        }
        break;
      case 'TemplateLiteral': {
        const text = sentenceText(node, code);
        // A number with its word, or two values: `{count} selected`, `{position} of {count}`.
        const isCounted =
          /^\{\w+\} \p{Ll}{2,}(?: \{|\.?$)/u.test(text.message) && !text.message.endsWith(' num');
        const isOrder = isWords && /^\{\w+\}(?:,? \{\w+\})+$/.test(text.message);
        // A fact and what says more of it, with a comma that Chinese has another for.
        const isAside = /^[ ,]*$/.test(text.plain) && /(?:^|\}), \{/.test(text.message);
        if (!isCode && (isCounted || isOrder || isAside || isText(text.plain, isWords))) {
          add(text, 'literal');
          return;
        }
        break;
      }
      default:
        // Types; an assertion has an expression in it.
        if (node.type.startsWith('TS') && !('expression' in node)) return;
    }
    const own = nameOfDeclared(node, parent);
    const inner = own === null ? names : [...names, own];
    for (const [key, child] of children(node))
      visit(child, node, isCodeBelow(node, key, child, isCode, isWords), inner, found);
  };
  const all: SourceText[] = [];
  visit(program as unknown as Node, null, false, [], all);
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

function isCodeBelow(node: Node, key: string, child: Node, isCode: boolean, isWords: boolean): boolean {
  switch (node.type) {
    case 'BinaryExpression':
      return node.operator !== '+' || isCode;
    case 'SwitchCase':
      return key === 'test';
    case 'MemberExpression':
      return key === 'property' || isCode;
    case 'Property':
    case 'PropertyDefinition':
      return key === 'key' || isCode || holdsCode(node.key as Node, child, isWords);
    case 'FunctionDeclaration':
      return key === 'id' || returnsCode(node) || holdsCode(node.id as Node, child, isWords);
    case 'VariableDeclarator':
      return key === 'id' || holdsCode(node.id as Node, child, isWords);
    case 'JSXAttribute':
      return key === 'name' || codeNames.has(nameOf(node.name as Node));
    case 'CallExpression':
      if (key !== 'arguments') return isCode;
      return (isCode || codeCalls.has(nameOf(node.callee as Node))) && child.type !== 'ObjectExpression';
    case 'NewExpression':
      return key === 'arguments' && !(isWords && nameOf(node.callee as Node) === 'Map');
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return returnsCode(node);
    default:
      return isCode;
  }
}

/** Whether a function answers one of a few words of the code: `(): 'late' | 'early'`. */
function returnsCode({ returnType }: Node): boolean {
  const { typeAnnotation } = (returnType ?? {}) as { readonly typeAnnotation?: Node };
  const types = (typeAnnotation?.type === 'TSUnionType' ? typeAnnotation.types : []) as readonly Node[];
  return types.length > 0 && types.every(({ type }) => type === 'TSLiteralType');
}

/** In a file of words, where much has a name such as `to` or `type`, only a word of the code by a name that is for those. */
function holdsCode(name: Node, value: Node, isWords: boolean): boolean {
  if (!isWords) return codeNames.has(nameOf(name));
  return codeNamesOfWords.has(nameOf(name)) && isLiteral(value) && /^[a-z]/.test(value.value as string);
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

const styleWord =
  /[-:[\]_|/]|\d|\p{Ll}\p{Lu}|^(?:flex|grid|hidden|block|inline|relative|absolute|fixed|sticky|static|truncate|underline|italic|uppercase|group|peer|border|rounded|shadow|contents|grow|shrink|isolate|transition|px)$/u;

/** Whether a reader sees it. In a file of words all is text; elsewhere what reads like prose. */
function isText(text: string, isWords: boolean): boolean {
  const trimmed = text.trim();
  if (noTexts.has(trimmed) || isCodeText.test(trimmed)) return false;
  if (isWords) return /\p{L}|[“”:;?!%]/u.test(trimmed);
  if (!/\p{L}{2}/u.test(trimmed) || /^(?:https?:|\/|\.|#)/.test(trimmed)) return false;
  const words = trimmed.split(/\s+/);
  if (words.length === 1) return /^[“(]?\p{Lu}\p{Ll}+[”)…:,.]?$/u.test(trimmed);
  const looksLikeCode = words.some((word) => styleWord.test(word.replace(/[:.,;”]+$/, '')));
  return !looksLikeCode || /^[“\p{Lu}(]/u.test(trimmed) || /[.,:”]$/.test(trimmed);
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
