/** What pages are made from. */
export interface Paged {
  readonly urgent: boolean;
  /** The day that it stands under; null for what stands under none. */
  readonly day: string | null;
  /** What its port is called; null where that is not reported. */
  readonly port: string | null;
}

/** The room of a page, in any unit. A row under its heading always fits. */
export interface Sheet {
  readonly height: number;
  readonly row: number;
  /** Of the heading above the rows of a day. */
  readonly band: number;
  /** The most rows, whatever there is room for. */
  readonly rows: number;
}

/** How many rows of one day a page holds. */
export const maxRows = ({ height, row, band, rows }: Sheet): number =>
  Math.min(rows, Math.floor((height - band) / row + 1e-6));

/** Rows under one heading. */
export interface Section<Row> {
  /** Whether the heading has the port of the rows besides the day. */
  readonly namesPort: boolean;
  readonly rows: readonly Row[];
}

export type Page<Row> = readonly Section<Row>[];

/** A page of the round. One with several parts shows another of them in each round. */
export interface Slot<Row> {
  /** `time`: in the order of time; `next`: the first of all ports; `port`: all of some ports. */
  readonly of: 'time' | 'next' | 'port';
  readonly parts: readonly [Page<Row>, ...Page<Row>[]];
}

/** With more pages than that, people do not wait for their own port. */
const maxInOrder = 6;

/**
 * The pages that come round. Up to six are in the order of time. Above that there is a page for each port, in the order of their names and small ones
 * together, after one with the next rows of all: a reader waits for one round at
 * most. A port with more rows than a page holds shows the next of them in the next round.
 */
export function boardRound<Row extends Paged>(rows: readonly Row[], sheet: Sheet): readonly Slot<Row>[] {
  const inOrder = pagesOf(rows, sheet, sectionsByDay);
  const slots = inOrder.map((page): Slot<Row> => ({ of: 'time', parts: [page] }));
  const [first] = inOrder;
  const isOfOne = rows.every(({ port }) => port === rows[0]?.port);
  if (inOrder.length <= maxInOrder || isOfOne || !first) return slots;
  const byPort = [{ of: 'next' as const, parts: [first] as const }, ...portSlots(rows, sheet)];
  return byPort.length < slots.length ? byPort : slots;
}

/** @param turn how often the page has turned: the clock alone decides, so that all screens agree */
export function pageAt<Row>(round: readonly Slot<Row>[], turn: number): { index: number; part: number } {
  const index = turn % round.length;
  const part = Math.floor(turn / round.length) % (round[index]?.parts.length ?? 1);
  return { index, part };
}

type Sections<Row> = (rows: readonly Row[]) => Page<Row>;

const sectionsByDay = <Row extends Paged>(rows: readonly Row[]): Page<Row> =>
  runs(rows, ({ day }) => day ?? '').map((section) => ({ namesPort: false, rows: section }));

const sectionsByPort = <Row extends Paged>(rows: readonly Row[]): Page<Row> =>
  runs(rows, ({ port, day }) => `${port}\n${day}`).map((section) => ({ namesPort: true, rows: section }));

/** Rows that follow each other and are alike. */
function runs<Row>(rows: readonly Row[], likeness: (row: Row) => string): [Row, ...Row[]][] {
  const found: [Row, ...Row[]][] = [];
  for (const row of rows) {
    const last = found.at(-1);
    if (last && likeness(last[0]) === likeness(row)) last.push(row);
    else found.push([row]);
  }
  return found;
}

/** Each port on the first page that has room for all of its rows, else on one of its own. */
function portSlots<Row extends Paged>(rows: readonly Row[], sheet: Sheet): Slot<Row>[] {
  const byName = [...Map.groupBy(rows, ({ port }) => port)].toSorted(([a], [b]) => compareNames(a, b));
  const together: Row[][] = [];
  for (const [, ofPort] of byName) {
    const withRoom = together.find((others) => fits([...others, ...ofPort], sheet, sectionsByPort));
    if (withRoom) withRoom.push(...ofPort);
    else together.push([...ofPort]);
  }
  return together.flatMap((some) => {
    const [first, ...others] = pagesOf(some, sheet, sectionsByPort);
    return first ? [{ of: 'port' as const, parts: [first, ...others] as const }] : [];
  });
}

/** The same in every language, so that all screens agree; a port that is not reported comes last. */
function compareNames(a: string | null, b: string | null): number {
  if (a === null || b === null) return a === null ? 1 : -1;
  return a < b ? -1 : 1;
}

function fits<Row>(rows: readonly Row[], sheet: Sheet, sections: Sections<Row>): boolean {
  const needed = rows.length * sheet.row + sections(rows).length * sheet.band;
  // Heights are computed: what fits exactly may seem to exceed it by a rounding.
  return rows.length <= sheet.rows && needed <= sheet.height + 1e-6;
}

/**
 * Rows in pages, in their order, each page with the headings of its rows. Urgent ones are on every page, up to half of
 * it; more of them take their turn with the others, or a page would have no room for what is new. At least one page,
 * an empty one where there is nothing.
 */
function pagesOf<Row extends Paged>(
  rows: readonly Row[],
  sheet: Sheet,
  sections: Sections<Row>,
): Page<Row>[] {
  if (fits(rows, sheet, sections)) return [sections(rows)];
  const half = { ...sheet, height: sheet.height / 2, rows: Math.floor(sheet.rows / 2) };
  const pinned = new Set<Row>();
  for (const row of rows) if (row.urgent && fits([...pinned, row], half, sections)) pinned.add(row);
  const pages: Page<Row>[] = [];
  let page: ReadonlySet<Row> = pinned;
  const places = new Map(rows.map((row, place) => [row, place]));
  const inOrder = (some: ReadonlySet<Row>) =>
    [...some].toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
  for (const row of rows) {
    if (pinned.has(row)) continue;
    const longer = new Set([...page, row]);
    if (fits(inOrder(longer), sheet, sections)) page = longer;
    else {
      pages.push(sections(inOrder(page)));
      page = new Set([...pinned, row]);
    }
  }
  return [...pages, sections(inOrder(page))];
}
