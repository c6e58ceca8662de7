import { Hono } from 'hono';
import type { SandboxContext, SandboxEnv, View } from '#sandbox/view.ts';
import { answerOne, listed } from './answer.ts';
import { readInclude } from './include.ts';
import { send } from './jsonapi.ts';
import type { Kind } from './node.ts';
import { type Page, pageLinks, pageMeta, paginate } from './paging.ts';
import { notFound } from './problem.ts';

/** Something that was read from a body and may be written, and the record as it is after that. */
export interface Write<Row> {
  /** Of the answer to a POST, where that is not 201. */
  readonly status?: 200 | 201;
  apply(): Row;
}

/** @param row the record as it is after `write` */
export function writing<Row>(row: Row, write: () => void): Write<Row> {
  return {
    apply() {
      write();
      return row;
    },
  };
}

/** The records of one kind at one address. A call that a collection does not describe is not there. */
export interface Collection<Row, Entry = Row> {
  readonly kind: Pick<Kind<Row>, 'type' | 'node'>;
  /** Where it is; the list stands there, and each record below it. */
  readonly path?: string;
  /** The parameter that names one record. */
  readonly key?: string;
  /** Everything that the query asks for, in its order. */
  list?(view: View, c: SandboxContext): readonly Entry[];
  /** Called for the entries of a page only, where these are not the records themselves. */
  rowOf?(view: View, entry: Entry, c: SandboxContext): Row;
  /** Of a page when none is asked for; lists differ in it, and in what they tell of themselves (docs/interface.md 1.4). */
  readonly size?: number;
  readonly meta?: keyof typeof metas;
  find?(view: View, id: string, c: SandboxContext): Row | null;
  /** What is said where none is found. */
  readonly missing?: string;
  /** Relationships that are included without asking, after those that were asked for. */
  readonly also?: readonly string[];
  create?(view: View, c: SandboxContext): Write<Row>;
  /** The same of the answer to a POST. */
  readonly alsoCreated?: readonly string[];
  change?(view: View, row: Row, c: SandboxContext): Write<Row>;
  /** Changes with an address of their own below that of the record. */
  readonly actions?: Readonly<Record<string, (view: View, row: Row, c: SandboxContext) => Write<Row>>>;
  remove?(view: View, row: Row, c: SandboxContext): void;
  readonly removed?: 200 | 204;
}

const metas = {
  total: ({ total }: Page<unknown>) => ({ total }),
  counts: ({ rows, total }: Page<unknown>) => ({ size: rows.length, total }),
  pages: (page: Page<unknown>) => ({
    size: page.rows.length,
    total: page.total,
    pagination: pageMeta(page),
  }),
};

/** The routes of a collection. */
export function collection<Row, Entry = Row>(described: Collection<Row, Entry>): Hono<SandboxEnv> {
  const { kind, path = '/', key = 'id', find, list, create, change, actions = {}, remove } = described;
  const routes = new Hono<SandboxEnv>();
  const onePath = `${path === '/' ? '' : path}/:${key}`;

  function found(c: SandboxContext): Row {
    const row = find?.(c.get('view'), c.req.param(key) ?? '', c) ?? null;
    if (row === null) throw notFound(described.missing);
    return row;
  }

  /** An answer that cannot be given, because its `include` is wrong, is refused before anything is written. */
  function answerWrite(
    c: SandboxContext,
    write: Write<Row>,
    status: 200 | 201,
    also?: readonly string[],
  ): Response {
    const view = c.get('view');
    readInclude(view.url.searchParams, kind.type);
    return answerOne(c, kind.node(view, write.apply()), write.status ?? status, also);
  }

  if (list) routes.get(path, (c) => answerPage(c, described, list(c.get('view'), c)));
  if (find) {
    routes.get(onePath, (c) => answerOne(c, kind.node(c.get('view'), found(c)), 200, described.also));
  }
  if (create) {
    routes.post(path, (c) => answerWrite(c, create(c.get('view'), c), 201, described.alsoCreated));
  }
  if (change) routes.patch(onePath, (c) => answerWrite(c, change(c.get('view'), found(c), c), 200));
  for (const [name, act] of Object.entries(actions)) {
    routes.patch(`${onePath}/${name}`, (c) => answerWrite(c, act(c.get('view'), found(c), c), 200));
  }
  if (remove) {
    routes.delete(onePath, (c) => {
      remove(c.get('view'), found(c), c);
      // What was deleted has nothing to show (docs/interface.md trap 71).
      return c.body(null, described.removed ?? 200);
    });
  }
  return routes;
}

/** An unknown include is refused with an empty list as well. */
function answerPage<Row, Entry>(
  c: SandboxContext,
  { kind, rowOf, size, meta, also }: Collection<Row, Entry>,
  entries: readonly Entry[],
): Response {
  const view = c.get('view');
  const tree = readInclude(view.url.searchParams, kind.type, also);
  const page = paginate(entries, view.url.searchParams, size);
  const nodes = page.rows.map((entry) =>
    kind.node(view, rowOf ? rowOf(view, entry, c) : (entry as unknown as Row)),
  );
  return send(c, {
    ...listed(nodes, tree),
    links: pageLinks(view.url, page),
    ...(meta ? { meta: metas[meta](page) } : {}),
  });
}
