import {
  type AccountChange,
  type AccountEntries,
  type NamedFieldSet,
  entityOfKey,
  entryKey,
  isOfAccount,
} from '#/domain/accountFields/accountFields.ts';
import type { ExceptionRow } from '#/domain/exceptions/exceptionRows.ts';
import type { CustomEntity } from '#/domain/records/customField.ts';
import { type CalendarDay, parseCalendarDay } from '#/time/calendarDay.ts';

/** What a team shares of a case, by the slugs of the custom fields that hold it. */
export type CaseSlug = 'owner' | 'case_note' | 'acknowledged_until';

/** As an account shows the custom fields of a case, whatever the language of who defines them. */
const caseFieldLabels = {
  owner: 'Owner',
  // oxlint-disable-next-line landfall/prose -- The wire has it so.
  case_note: 'Case note',
  // oxlint-disable-next-line landfall/prose -- The wire has it so.
  acknowledged_until: 'Acknowledged until',
} as const;

/** The custom fields of containers, and of shipments whose exceptions name no single container. */
export const caseFields: NamedFieldSet<CaseSlug> = {
  of: ['container', 'shipment'],
  fields: [
    { slug: 'owner', dataType: 'short_text' },
    { slug: 'case_note', dataType: 'short_text' },
    { slug: 'acknowledged_until', dataType: 'date' },
  ],
  labels: caseFieldLabels,
};

/** By the ids of the rows. */
export type CaseEntries = AccountEntries<CaseSlug>;
export type CaseChange = AccountChange<CaseSlug>;

/** As many characters as a short text of the embedded service has (docs/interface.md 3.9); no document has a limit. */
export const longestShared = 255;

/** The record of a row. A request that has no shipment yet is none that an account has fields of. */
export function caseEntity({ subject: { kind, id } }: Pick<ExceptionRow, 'subject'>): CustomEntity {
  return { type: kind, id };
}

export function isShareable(row: Pick<ExceptionRow, 'subject'>): boolean {
  return isOfAccount(caseFields, caseEntity(row));
}

/** What changes a value of rows. @param seen what the reader saw; undefined for what was read last */
export function caseChanges(
  rows: readonly ExceptionRow[],
  slug: CaseSlug,
  value: string | null,
  seen?: CaseEntries,
): readonly CaseChange[] {
  return rows.map((row) => ({
    entity: caseEntity(row),
    number: row.subject.number,
    slug,
    value,
    seen: seen && (seen.get(row.id)?.[slug] ?? null),
  }));
}

/** What is known of the case of an exception. */
export const caseEntry = (entries: CaseEntries, item: Pick<ExceptionRow, 'subject'>) =>
  entries.get(entryKey(caseFields, caseEntity(item)));

/** A text as a short text can hold it: on one line, and not too long. Null for an empty one. */
export function sharedText(text: string): string | null {
  const line = text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  // Half of a character is none.
  const held = line.slice(0, longestShared).replace(/[\ud800-\udbff]$/, '');
  return held.trim() === '' ? null : held.trim();
}

/** The notes to show, by the ids of rows: that of the account, and what this device has besides. */
export function caseNotes(
  entries: CaseEntries,
  own: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const notes = new Map(own);
  for (const [key, { case_note: shared }] of entries) {
    if (shared === undefined) continue;
    const here = own.get(key);
    const isBoth = here !== undefined && sharedText(here) !== shared;
    notes.set(key, isBoth ? `${shared} · ${here}` : shared);
  }
  return notes;
}

/** `AR` for Ana Ruiz and ana.ruiz@bay.example, `An` for Ana. */
export function initialsOf(name: string): string {
  const [local = ''] = name.split('@');
  const [first = '', ...more] = local.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '');
  const [a = '?', b = ''] = first;
  const [last = ''] = more.at(-1) ?? '';
  return last === '' ? a.toUpperCase() + b : `${a}${last}`.toUpperCase();
}

/** What an address calls the cases of its reader, and those without an owner. */
export const mine = '@me';
export const unowned = '@none';

/** What a case can be filtered by: its owner, and whether that is the reader. */
export function ownerChoices(owner: string | undefined, reader: string | null): readonly string[] {
  if (owner === undefined) return [unowned];
  return reader !== null && isSameName(owner, reader) ? [owner, mine] : [owner];
}

const isSameName = (one: string, other: string) => foldName(one) === foldName(other);
const foldName = (name: string) => name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

/**
 * All owners, each once, by name.
 *
 * @param compare the order in which a reader looks for names
 */
export function ownersIn(
  entries: CaseEntries,
  compare: (one: string, other: string) => number,
): readonly string[] {
  const owners = new Map(
    [...entries.values()].flatMap(({ owner }) => (owner ? [[foldName(owner), owner]] : [])),
  );
  return [...owners.values()].toSorted(compare);
}

/** What a device has put aside: what a fact looked like then, and until which day; null until it changes. */
type PutAside = ReadonlyMap<string, { readonly fingerprint: string; readonly until: CalendarDay | null }>;
interface Fact {
  readonly id: string;
  readonly fingerprint: string;
}

/** Marks on a device that it knows of a day that the account has for the case. */
export const sharedMark = ({ id }: Pick<ExceptionRow, 'id'>): Fact => ({ id, fingerprint: 'shared' });

/** Until which day the account has a case acknowledged; null where that day is none or has come. */
export function acknowledgedUntil(
  entries: CaseEntries,
  { id }: Pick<ExceptionRow, 'id'>,
  today: CalendarDay,
): CalendarDay | null {
  return ahead(parseCalendarDay(entries.get(id)?.acknowledged_until ?? ''), today);
}

const ahead = (day: CalendarDay | null | undefined, today: CalendarDay) => (day && day > today ? day : null);

/**
 * What a device puts aside, or shows again, because of what the account says. It remembers what the facts of the case look
 * like when it learns of the day, so that here too the case shows again as soon as one of them changes. Done once, there
 * is nothing left to do until the day in the account is another.
 */
export function learnedDays(
  rows: readonly ExceptionRow[],
  entries: CaseEntries,
  aside: PutAside,
  today: CalendarDay,
): { readonly until: ReadonlyMap<CalendarDay, readonly Fact[]>; readonly shown: readonly string[] } {
  const until = new Map<CalendarDay, readonly Fact[]>();
  const shown: string[] = [];
  for (const row of rows) {
    const day = acknowledgedUntil(entries, row, today);
    const known = ahead(aside.get(row.id)?.until, today);
    if (day === known) continue;
    if (day === null) {
      shown.push(row.id, ...row.items.flatMap(({ id }) => (aside.get(id)?.until === known ? id : [])));
      continue;
    }
    const facts = row.items.filter(({ id, fingerprint }) => {
      const here = aside.get(id);
      // What was acknowledged here without a day stays so.
      return here?.fingerprint !== fingerprint || here.until !== null;
    });
    until.set(day, [...(until.get(day) ?? []), sharedMark(row), ...facts]);
  }
  return { until, shown };
}

/** Notes and snoozes that this device alone has, as changes that write them where the account has nothing. */
export function casesOfDevice(
  rows: readonly ExceptionRow[],
  entries: CaseEntries,
  { acknowledged, notes }: { readonly acknowledged: PutAside; readonly notes: ReadonlyMap<string, string> },
  today: CalendarDay,
): readonly CaseChange[] {
  const numbers = new Map(rows.map(({ id, subject }) => [id, subject.number]));
  const noted = [...notes].flatMap(([key, text]): CaseChange[] => {
    const entity = entityOfKey(caseFields, key);
    const value = sharedText(text);
    if (!isOfAccount(caseFields, entity) || value === null || entries.get(key)?.case_note !== undefined)
      return [];
    return [{ entity, number: numbers.get(key) ?? entity.id, slug: 'case_note', value, seen: null }];
  });
  const snoozed = rows.flatMap((row) => {
    const day = snoozedUntil(row, acknowledged, today);
    const isThere = entries.get(row.id)?.acknowledged_until !== undefined;
    return day === null || isThere || !isShareable(row) || acknowledged.has(row.id)
      ? []
      : caseChanges([row], 'acknowledged_until', day, entries);
  });
  return [...noted, ...snoozed];
}

/** The first day on which something of a row that was put aside as a whole shows again; null for no such day. */
function snoozedUntil({ items }: ExceptionRow, aside: PutAside, today: CalendarDay): CalendarDay | null {
  const known = items.map(({ id, fingerprint }) => {
    const here = aside.get(id);
    return here?.fingerprint === fingerprint && (here.until === null || here.until > today) ? here : null;
  });
  if (known.includes(null)) return null;
  const days = known.flatMap((here) => here?.until ?? []);
  return days.toSorted()[0] ?? null;
}

/** The ids of rows that changes are about. */
export const changedRows = (changes: readonly CaseChange[]): readonly string[] => [
  ...new Set(changes.map(({ entity }) => entryKey(caseFields, entity))),
];
