import { lookup } from '#/domain/records/lookup.ts';
import type { View } from '#sandbox/view.ts';
import type { Reference, Relationship, Resource } from './jsonapi.ts';

/** A record with its relationships to walk. The resource object is made only when it is asked for. */
export interface Node extends Reference {
  resource(): Resource;
  /** Records at the end of that relationship; empty when there is none. */
  related(name: string): readonly Node[];
}

/** Where a relationship leads. */
export interface Relation<Row> {
  /** Types of the records at its end, from which a path of `include` may go on. */
  readonly types: readonly string[];
  find(view: View, row: Row): readonly Node[];
  /** As the record shows it; undefined where it does not. */
  show(view: View, row: Row): Relationship | undefined;
}

type Relations<Row> = Readonly<Record<string, Relation<Row>>>;

/** @param refer gives the reference where finding the record itself would cost too much */
export function one<Row>(
  types: string,
  find: (view: View, row: Row) => Node | null,
  refer: (view: View, row: Row) => Reference | null = find,
): Relation<Row> {
  return {
    types: types.split(' '),
    find(view, row) {
      const node = find(view, row);
      return node ? [node] : [];
    },
    show(view, row) {
      const reference = refer(view, row);
      return { data: reference && referenceOf(reference) };
    },
  };
}

/** @param refer as for `one` */
export function many<Row>(
  types: string,
  find: (view: View, row: Row) => readonly Node[],
  refer: (view: View, row: Row) => readonly Reference[] = find,
): Relation<Row> {
  return {
    types: types.split(' '),
    find,
    show: (view, row) => ({ data: refer(view, row).map(referenceOf) }),
  };
}

/** A relationship that may be included, and that the record does not show. */
export function unshown<Row>(relation: Relation<Row>): Relation<Row> {
  return { ...relation, show: () => undefined };
}

export function referenceOf({ id, type }: Reference): Reference {
  return { id, type };
}

/** What all records of a type have in common. */
export interface Kind<Row> {
  readonly type: string;
  readonly relations: Relations<Row>;
  /** Relationships that `include` has without asking (docs/interface.md 1.5). */
  readonly unasked: readonly string[];
  node(view: View, row: Row): Node;
}

interface Description<Row> {
  readonly type: string;
  id(row: Row): string;
  attributes(view: View, row: Row): Resource['attributes'];
  /** In the order in which they are shown. */
  readonly relations?: Relations<Row>;
  readonly unasked?: readonly string[];
  links?(view: View, row: Row): NonNullable<Resource['links']>;
  /** What the whole record follows from, where that never changes: it is made once. */
  constant?(row: Row): object | null;
}

export function kindOf<Row>(description: Description<Row>): Kind<Row> {
  const { type, relations = {}, unasked = [], attributes, links, constant } = description;
  const named = Object.entries(relations);
  const made = new WeakMap<object, Resource>();

  function make(view: View, id: string, row: Row): Resource {
    const shown = named.flatMap(([name, { show }]) => {
      const relationship = show(view, row);
      return relationship ? [[name, relationship] as const] : [];
    });
    return {
      id,
      type,
      attributes: attributes(view, row),
      ...(shown.length === 0 ? {} : { relationships: Object.fromEntries(shown) }),
      ...(links ? { links: links(view, row) } : {}),
    };
  }

  function resource(view: View, id: string, row: Row): Resource {
    const key = constant?.(row) ?? null;
    if (key === null) return make(view, id, row);
    const known = made.get(key) ?? make(view, id, row);
    made.set(key, known);
    return known;
  }

  return {
    type,
    relations,
    unasked,
    node(view, row) {
      const id = description.id(row);
      return {
        id,
        type,
        resource: () => resource(view, id, row),
        related: (name) => lookup(relations, name)?.find(view, row) ?? [],
      };
    },
  };
}
