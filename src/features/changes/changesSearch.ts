import { type ChangeKind, changeKinds, kindOf } from '#/domain/changes/change.ts';
import { isAdded, type ShipmentChanges } from '#/domain/changes/changedShipment.ts';
import { readTextQuery, textMatcher } from '#/domain/find/searchText.ts';
import { normalizeNumber } from '#/domain/records/identifiers.ts';

/** What stands in the address. Words that are no kind are left where they are and filter nothing. */
export interface ChangesSearch {
  readonly kind?: readonly string[] | undefined;
  readonly q?: string | undefined;
}

export function chosenKinds({ kind = [] }: ChangesSearch): ChangeKind[] {
  return changeKinds.filter((known) => kind.includes(known));
}

export function isFiltered(search: ChangesSearch): boolean {
  return search.q !== undefined || chosenKinds(search).length > 0;
}

export interface ChangesView {
  /** Whole shipments, each with all of its changes, so that none is marked as reviewed that was not shown. */
  readonly rows: readonly ShipmentChanges[];
  /** Shipments by kind of change, whatever kinds are chosen. */
  readonly counts: ReadonlyMap<ChangeKind, number>;
  /** How many of the rows are shipments that were added. They are the last, and folded until they are asked for. */
  readonly added: number;
}

/** What the page shows of all changed shipments, in their order. */
export function changesView(found: readonly ShipmentChanges[], search: ChangesSearch): ChangesView {
  const chosen = chosenKinds(search);
  const matches = createTextTest(search.q ?? '');
  const counts = new Map<ChangeKind, number>();
  const rows = found.filter((one) => {
    if (!matches(one)) return false;
    const kinds = kindsOf(one);
    for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return chosen.length === 0 || chosen.some((kind) => kinds.has(kind));
  });
  // Who chooses their kind asks for them.
  const added = chosen.includes('new') ? 0 : rows.filter(isAdded).length;
  return { rows, counts, added };
}

function kindsOf({ changes, containers }: ShipmentChanges): ReadonlySet<ChangeKind> {
  const all = [...changes, ...containers.flatMap((group) => group.changes)];
  return new Set(all.map(kindOf));
}

/** In the same way as the list of shipments; one that is gone is known by its number and reference only. */
function createTextTest(q: string): (one: ShipmentChanges) => boolean {
  const ofShipment = textMatcher(readTextQuery(q));
  const word = normalizeNumber(q);
  return ({ shipment, number, reference }) =>
    shipment
      ? ofShipment(shipment) !== null
      : normalizeNumber(`${number ?? ''}\n${reference ?? ''}`).includes(word);
}
