import { type FleetGroup, groupingWords } from '#/domain/list/groups.ts';
import type { FleetRow } from '#/domain/list/row.ts';
import type { Grouping } from '#/domain/list/view.ts';
import { formatMoment, type FormatOptions } from '#/time/format.ts';
import type { GridLine } from '#/ui/gridLine.ts';

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
      count: countWords(group),
    } as const,
    ...group.rows,
  ]);
}

function groupLabel({ label }: FleetGroup, grouping: Grouping, times: FormatOptions): string {
  if (label?.kind === 'text') return label.text;
  if (label?.kind === 'moment') return formatMoment(label.moment, times).date;
  return groupingWords[grouping].lacking;
}

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

function countWords({ shipments, containers }: FleetGroup): string {
  return `${plural(shipments, 'shipment')}, ${plural(containers, 'container')}`;
}
