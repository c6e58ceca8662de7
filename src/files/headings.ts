// What the columns of tables are called that are saved for other programs, each by its key. There is a copy in English of
// it and of what it imports, so it may import nothing that keeps a state.
import type { FleetColumn } from '#/domain/list/column.ts';
import { lookup } from '#/domain/records/lookup.ts';
import { fieldLabel as contactField } from '#/wording/contacts.ts';
import { columnLabel } from '#/wording/listColumns.ts';
import { fieldLabel as tariffField } from '#/wording/tariffs.ts';
import type { FileHeading } from './fileJob.ts';
import {
  arrivalHeadings,
  carrierHeadings,
  chargeProofHeadings,
  freeTimeHeadings,
  listHeadings,
  placeHeadings,
  resultHeadings,
  signs,
  statusOf,
  unitOf,
} from './headingWords.ts';

/** The heading of a column of the list, by its id. Custom fields are called as the account calls them. */
export function listHeading(column: Pick<FleetColumn, 'id' | 'name'>): FileHeading {
  const name = lookup(listHeadings, column.id) ?? columnLabel(column);
  const sign = lookup(signs, column.id);
  const heading = sign === undefined ? name : `${name} (${sign})`;
  return { text: heading, status: statusOf(heading), unit: unitOf(heading) };
}

/** By the tables that they are of. */
export const headings = {
  list: listHeading,
  arrivals: arrivalHeadings,
  freeTime: freeTimeHeadings,
  places: placeHeadings,
  carriers: carrierHeadings,
  chargeProof: chargeProofHeadings,
  result: resultHeadings,
  contacts: contactField,
  tariffs: tariffField,
} as const;
