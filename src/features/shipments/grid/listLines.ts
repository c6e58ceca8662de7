import type { FleetGroup } from '#/domain/list/groups.ts';
import type { FleetRow } from '#/domain/list/row.ts';
import type { Grouping } from '#/domain/list/view.ts';
import { groupingWords } from '#/domain/list/words.ts';
import { formatMoment, type FormatOptions } from '#/time/format.ts';
import type { GridLine } from '#/ui/gridLine.ts';
import { groupCount } from './words.ts';

/** The rows below the headings of their groups. */
export function groupedLines(
  groups: readonly FleetGroup[],
  grouping: Grouping,
  times: FormatOptions,
): GridLine<FleetRow>[] {
  return groups.flatMap((group) => [
    {
      kind: 'group',
      id: `group ${group.key}`,
      label: groupLabel(group, grouping, times),
      count: groupCount(group.shipments, group.containers),
    } as const,
    ...group.rows,
  ]);
}

function groupLabel({ label }: FleetGroup, grouping: Grouping, times: FormatOptions): string {
  if (label?.kind === 'text') return label.text;
  if (label?.kind === 'moment') return formatMoment(label.moment, times).date;
  return groupingWords[grouping].lacking;
}
