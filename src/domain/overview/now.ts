import { chargesInList } from '#/domain/charges/containerCharges.ts';
import { type Sum, sumsBy, addUp } from '#/domain/charges/sums.ts';
import { listCosts } from '#/domain/list/listCosts.ts';
import type { FleetSearch } from '#/domain/list/search.ts';
import { addFees, type FeeSum, feeTotals, owedSums } from '#/domain/pickup/fees.ts';
import { terminalReport } from '#/domain/pickup/terminalReport.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { type Counter, containersOf, type Figure, type OverviewQuestion, rowsAt } from './figure.ts';

/** What a week begins with, what costs most first. */
export const nowKinds = ['cost', 'past', 'near', 'hold', 'ready', 'arriving', 'overdue', 'out'] as const;
export type NowKind = (typeof nowKinds)[number];

const searches: Readonly<Record<NowKind, FleetSearch>> = {
  cost: { cost: ['now'] },
  past: { lfd: ['past'] },
  near: { lfd: ['today', 'soon'] },
  hold: { hold: ['on_hold'] },
  ready: { ready: ['yes'] },
  arriving: { arrival: ['expected'], from: 'today', to: '+7d' },
  overdue: { arrival: ['overdue'] },
  out: { where: ['out'] },
};

export interface NowFigure extends Figure {
  readonly kind: NowKind;
  /** Those whose shipment has changed since the last review; null where the device does not know. */
  readonly changed: Figure | null;
  /** Of what is past its last free day: fees as sources report them. */
  readonly reported: readonly FeeSum[];
  /** Of what costs by tariffs: their sum so far. */
  readonly estimated: readonly Sum[];
}

/** What presses now. What costs by tariffs is left out while none is on. */
export function countNow({ book, changed, now }: OverviewQuestion): Counter<readonly NowFigure[]> {
  const costs = listCosts(book);
  const kinds = nowKinds.filter((kind) => kind !== 'cost' || book.tariffs.some(({ isOn }) => isOn));
  const counted = kinds.map((kind) => {
    const search = containersOf(searches[kind]);
    return { kind, search, rowsOf: rowsAt(search, now), count: 0, changed: 0 };
  });
  const reported: FeeSum[] = [];
  const estimated: Sum[] = [];

  return {
    read: (shipment) => {
      const found = counted.map(({ kind, rowsOf }): readonly Container[] => {
        const left = rowsOf(shipment);
        if (kind !== 'cost') return left;
        return left.filter((container) => costs.stateOf({ shipment, container }, now) === 'now');
      });
      const fees = (found[kinds.indexOf('past')] ?? none).flatMap((container) => owed(container, shipment));
      const sums = (found[kinds.indexOf('cost')] ?? none).flatMap((container) =>
        sumsBy(chargesInList({ shipment, container }, book, now), null),
      );
      return () => {
        for (const [at, figure] of counted.entries()) {
          const more = found[at]?.length ?? 0;
          figure.count += more;
          if (changed?.has(shipment.id)) figure.changed += more;
        }
        reported.push(...fees);
        estimated.push(...sums);
      };
    },
    result: () =>
      counted.map(({ kind, search, count, changed: some }) => ({
        kind,
        search,
        count,
        changed: changed && { count: some, search: { ...search, changed: 'yes' } },
        reported: kind === 'past' ? addFees(reported) : [],
        estimated: kind === 'cost' ? addUp(estimated) : [],
      })),
  };
}

const none: readonly Container[] = [];

const owed = (container: Container, shipment: Shipment) =>
  owedSums(feeTotals(terminalReport(container, shipment).fees));
