/** A line of a JSON document that is shown as a tree. */
export interface TreeLine {
  /** Names and places from the top, as JSON. */
  readonly path: string;
  /** From 1. */
  readonly level: number;
  /** Null at the top. */
  readonly name: string | null;
  readonly kind: 'group' | 'text' | 'number' | 'word' | 'rest';
  /** The value as JSON; what a closed group has inside, in short. */
  readonly text: string;
  /** Null for what cannot be opened. */
  readonly isOpen: boolean | null;
  /** Its place among its siblings, from 1, and how many they are. */
  readonly place: number;
  readonly siblings: number;
}

/** Longer lists are cut, so that one document cannot fill the page. All of it is in what is copied. */
const maxChildren = 200;

/** The lines of a document that are in sight: those whose groups are open. */
export function treeLines(
  document: unknown,
  isOpen: (path: string, level: number) => boolean,
): readonly TreeLine[] {
  const lines: TreeLine[] = [];
  const add = (
    value: unknown,
    keys: readonly (string | number)[],
    name: string | null,
    place: number,
    siblings: number,
  ): void => {
    const path = JSON.stringify(keys);
    const level = keys.length + 1;
    const children = childrenOf(value);
    const open = children.length > 0 ? isOpen(path, level) : null;
    lines.push({ path, level, name, ...lookOf(value, children.length), isOpen: open, place, siblings });
    if (open !== true) return;
    const shown = children.slice(0, maxChildren);
    const count = Math.min(children.length, maxChildren + 1);
    for (const [index, [key, child]] of shown.entries()) {
      add(child, [...keys, key], String(key), index + 1, count);
    }
    if (children.length > maxChildren) {
      const text = String(children.length - maxChildren);
      const rest = { name: null, kind: 'rest', text, isOpen: null } as const;
      lines.push({ path: `${path}…`, level: level + 1, place: count, siblings: count, ...rest });
    }
  };
  add(document, [], null, 1, 1);
  return lines;
}

function childrenOf(value: unknown): readonly (readonly [string | number, unknown])[] {
  if (Array.isArray(value)) return value.map((each: unknown, index) => [index, each] as const);
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

function lookOf(value: unknown, count: number): Pick<TreeLine, 'kind' | 'text'> {
  if (Array.isArray(value)) return { kind: 'group', text: count === 0 ? '[]' : `[${count}]` };
  if (typeof value === 'object' && value !== null) return { kind: 'group', text: summaryOf(value, count) };
  const text = JSON.stringify(value) ?? '';
  if (typeof value === 'string') return { kind: 'text', text };
  return { kind: typeof value === 'number' ? 'number' : 'word', text };
}

/** A record is known by its type. */
function summaryOf(value: object, count: number): string {
  if (count === 0) return '{}';
  const type = 'type' in value && typeof value.type === 'string' ? ` ${value.type}` : '';
  return `{${count}}${type}`;
}
