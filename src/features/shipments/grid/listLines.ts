import type { FleetRow } from '#/domain/list/row.ts';
import type { FleetGroup, GroupFact } from '#/domain/list/rowGroups.ts';
import { formatNumber } from '#/features/shipments/columns/formatCell.tsx';
import { formatMoment, type FormatOptions } from '#/time/format.ts';
import type { GridLine } from '#/ui/grid/gridLine.ts';
import { groupName, type GroupingText } from '#/wording/listGroups.ts';
import { groupCount } from './words.ts';

/** The rows below the headings of their groups; those of folded groups are left out. */
export function groupedLines(
  groups: readonly FleetGroup[],
  words: GroupingText,
  times: FormatOptions,
  folding: {
    readonly folded: ReadonlySet<string>;
    readonly keyOf: (group: FleetGroup) => string;
    readonly toggle: (key: string) => void;
  },
): GridLine<FleetRow>[] {
  return groups.flatMap((group) => {
    const key = folding.keyOf(group);
    const isFolded = folding.folded.has(key);
    const heading = {
      kind: 'group',
      id: `group ${group.key}`,
      label: groupLabel(group.common, times) ?? words.lacking,
      count: groupCount(group.shipments, group.containers),
      fold: { isFolded, toggle: () => folding.toggle(key) },
    } as const;
    return isFolded ? [heading] : [heading, ...group.rows];
  });
}

/** Null where they have nothing in common that is reported. */
function groupLabel(common: readonly GroupFact[], times: FormatOptions): string | null {
  if (common.length === 0) return null;
  return common
    .map((fact) => {
      switch (fact.code) {
        case 'day':
          return formatMoment({ kind: 'day', day: fact.day }, times).date;
        case 'number':
          return common.length > 1 ? String(fact.number) : formatNumber(fact.number, null);
        default:
          return groupName(fact);
      }
    })
    .join(' · ');
}
