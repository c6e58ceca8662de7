import type { KnownColumns } from '#/domain/list/columns.ts';
import { isFieldKey } from '#/domain/list/fields.ts';
import type { NameGroup } from '#/domain/list/rowGroups.ts';
import type { Grouping, RecordGrouping } from '#/domain/list/view.ts';
import { imoLabel } from '#/domain/records/vessel.ts';
import { flagLabels } from './customFields.ts';
import { columnLabel } from './listColumns.ts';
import { describeStatus } from './status.ts';
import { vesselAndVoyage } from './vessels.ts';

/** What a grouping is called, and the group of the rows without a value. */
export interface GroupingText {
  readonly name: string;
  readonly lacking: string;
}

const groupingLabels: Readonly<Record<RecordGrouping, GroupingText>> = {
  day: { name: 'Arrival day', lacking: 'POD ETA not reported' },
  vessel: { name: 'Vessel', lacking: 'Vessel not reported' },
  discharge: { name: 'Port of discharge', lacking: 'POD not reported' },
  carrier: { name: 'Carrier', lacking: 'Carrier not reported' },
  customer: { name: 'Customer', lacking: 'Customer not reported' },
  status: { name: 'Status', lacking: 'No containers' },
};
/** A custom field that rows are grouped by. */
const describeFieldGrouping = (label: string): GroupingText => ({
  name: label,
  lacking: `${label} not filled in`,
});

/** What a grouping is called; a custom field by the name that the account gave it. */
export function describeGrouping(grouping: Grouping, columns: KnownColumns): GroupingText {
  if (!isFieldKey(grouping)) return groupingLabels[grouping];
  const column = columns.find(grouping);
  return describeFieldGrouping(column ? columnLabel(column) : grouping);
}

const unnamedVessel = 'Unnamed vessel';
const unnamedPort = 'Unnamed port';

/** What the rows of a group have in common: `Ivory Accord · voyage 132A`, `On vessel`. */
export const groupName: NameGroup = (fact) => {
  switch (fact.code) {
    case 'name':
      return fact.name;
    case 'vessel':
      return vesselAndVoyage(
        fact.name ?? (fact.imo === null ? unnamedVessel : imoLabel(fact.imo)),
        fact.voyage,
      );
    case 'port':
      return fact.name ?? unnamedPort;
    case 'status':
      return describeStatus(fact.status);
    case 'flag':
      return flagLabels[`${fact.on}`];
  }
};
