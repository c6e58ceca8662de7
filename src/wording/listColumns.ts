// Headings of files are made of these, in English too, so nothing here may import what keeps a state (files/headings.ts).
import type { FleetColumn } from '#/domain/list/column.ts';
import type { ColumnId } from '#/domain/list/columns.ts';
import { isFieldKey, slugIn } from '#/domain/list/fields.ts';
import { lookup } from '#/domain/records/lookup.ts';
import { capitalized } from '#/language/capitalized.ts';

/** What columns are called in headings, choosers and files, by their ids. */
const columnLabels: Readonly<Record<ColumnId, string>> = {
  number: 'Number',
  bill: 'Bill of lading',
  containers: 'Containers',
  containerNumbers: 'Container numbers',
  references: 'References',
  tags: 'Tags',
  customer: 'Customer',
  carrier: 'Carrier',
  scac: 'SCAC',
  vessel: 'Vessel',
  voyage: 'Voyage',
  loading: 'POL',
  discharge: 'POD',
  destination: 'Inland destination',
  terminal: 'Terminal',
  departure: 'POL ETD/ATD',
  arrival: 'POD ETA/ATA',
  firstEta: 'Original POD ETA',
  etaChange: 'POD ETA change',
  etaRecord: 'Typical delay',
  progress: 'Journey',
  inlandArrival: 'Inland ETA/ATA',
  discharged: 'Discharged',
  pickedUp: 'Picked up',
  emptyReturned: 'Empty returned',
  status: 'Status',
  verdict: 'Verdict',
  verdictReasons: 'Verdict reasons',
  place: 'Location',
  due: 'Due',
  ready: 'Ready for pickup',
  readyReasons: 'Pickup reasons',
  freeDay: 'Last free day',
  daysLeft: 'Free days left',
  holds: 'Holds',
  fees: 'Fees',
  costSoFar: 'Cost so far',
  costPerDay: 'Cost per day',
  costByFriday: 'Cost by Friday',
  appointment: 'Pickup appointment',
  equipment: 'Equipment',
  weight: 'Weight',
  seal: 'Seal',
  tracking: 'Tracking',
  lineChecked: 'Carrier last updated',
  terminalChecked: 'Terminal last checked',
  created: 'Added',
};

/**
 * The heading of a column. A custom field is called as the account calls it; one that only an address names, by its slug:
 * `cost_center` as `Cost center`.
 */
export function columnLabel({ id, name }: Pick<FleetColumn, 'id' | 'name'>): string {
  const known = lookup<string>(columnLabels, id) ?? name;
  if (known !== undefined) return known;
  const slug = isFieldKey(id) ? slugIn(id) : id;
  return capitalized(slug.replaceAll(/[_-]+/g, ' ').trim());
}
