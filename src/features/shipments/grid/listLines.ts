import type { FleetGroup } from '#/domain/list/groups.ts';
import type { FleetRow } from '#/domain/list/row.ts';
import type { GroupingText } from '#/domain/list/words.ts';
import { formatNumber } from '#/features/shipments/columns/formatCell.tsx';
import { formatMoment, type FormatOptions } from '#/time/format.ts';
import type { GridLine } from '#/ui/grid/gridLine.ts';
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
      label: groupLabel(group, times) ?? words.lacking,
      count: groupCount(group.shipments, group.containers),
      fold: { isFolded, toggle: () => folding.toggle(key) },
    } as const;
    return isFolded ? [heading] : [heading, ...group.rows];
  });
}

function groupLabel({ label }: FleetGroup, times: FormatOptions): string | null {
  switch (label?.kind) {
    case 'text':
      return label.text;
    case 'texts':
      return label.texts.join(' · ');
    case 'number':
      return formatNumber(label.number, label.unit);
    case 'moment':
      return formatMoment(label.moment, times).date;
    default:
      return null;
  }
}
