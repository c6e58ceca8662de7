import { readTariffBook } from '#/domain/charges/readTariff.ts';
import type { TariffBook } from '#/domain/charges/tariff.ts';
import type { Contact } from '#/domain/contacts/contact.ts';
import { readContacts } from '#/domain/contacts/contactFile.ts';
import { readContact } from '#/domain/contacts/readContact.ts';
import { type ExceptionSettings, readExceptionSettings } from '#/domain/exceptions/exceptionSettings.ts';
import { maxViews, readView, type SavedView } from '#/domain/list/savedView.ts';
import { findByName } from '#/domain/list/viewChanges.ts';
import type { Checked } from '#/domain/records/checked.ts';
import { type EntryFormat, readEntryFile, writeEntryFile } from '#/domain/records/entryFile.ts';
import { withName } from '#/domain/records/entryList.ts';
import { listOf } from '#/domain/records/json.ts';
import { type EntryChange, mergeBooks, mergeEntries } from '#/domain/records/mergeEntries.ts';
import type { MessageTemplate } from '#/domain/templates/template.ts';
import { readTemplates } from '#/domain/templates/templateFile.ts';
import { type TeamPart, teamParts, type TeamProblem, type ViewProblem } from './teamProblem.ts';

// What a team sets up once goes to everybody in one file (docs/contacts.md 7). A part that was left out of it is null.

export interface TeamSettings {
  /** With their filters, columns, order and groups. */
  readonly views: readonly SavedView[] | null;
  /** From when on something is an exception. */
  readonly thresholds: ExceptionSettings | null;
  readonly templates: readonly MessageTemplate[] | null;
  readonly tariffs: TariffBook | null;
  readonly contacts: readonly Contact[] | null;
}

/** A device has every part. */
export type OwnSettings = { readonly [Part in keyof TeamSettings]: NonNullable<TeamSettings[Part]> };

/** Bytes, or characters, of which none takes less: those of tariffs, templates and contacts, and 200 views. */
export const maxFileSize = 11_000_000;

const format: EntryFormat = {
  kind: 'landfall-team',
  version: 1,
  maxSize: maxFileSize,
};

export function writeTeamFile(own: OwnSettings, parts: readonly TeamPart[]): string {
  return writeEntryFile(format, Object.fromEntries(parts.map((part) => [part, own[part]])));
}

/**
 * Null, with the reason, for a file that is damaged, of a later version, or none of ours. An entry with a
 * mistake costs itself; a part that this version does not know is left out.
 */
export function readTeamFile(text: string): Checked<TeamSettings, TeamProblem> {
  const { value: content, problems: refused } = readEntryFile(format, text);
  if (!content) return { value: null, problems: refused };
  const problems: TeamProblem[] = [];
  const read = <Part, Problem>(
    part: TeamPart,
    reader: (input: unknown) => Checked<Part, Problem>,
    inPart: (problem: Problem) => TeamProblem,
  ): Part | null => {
    if (!Object.hasOwn(content, part)) return null;
    const { value, problems: own } = reader(content[part]);
    problems.push(...own.map(inPart));
    return value;
  };
  const unknown = Object.keys(content).filter((part) => !teamParts.some((known) => known === part));
  const value: TeamSettings = {
    views: read('views', readViews, (problem) => ({ code: 'inPart', part: 'views', problem })),
    thresholds: Object.hasOwn(content, 'thresholds') ? readExceptionSettings(content['thresholds']) : null,
    templates: read('templates', readTemplates, (problem) => ({
      code: 'inPart',
      part: 'templates',
      problem,
    })),
    tariffs: read(
      'tariffs',
      (input) => {
        const { problems: own, ...book } = readTariffBook(input);
        return { value: book, problems: own };
      },
      (problem) => ({ code: 'inPart', part: 'tariffs', problem }),
    ),
    contacts: read(
      'contacts',
      (input) => readContacts(listOf(input), withName(readContact)),
      (problem) => ({ code: 'inPart', part: 'contacts', problem }),
    ),
  };
  problems.push(...unknown.map((part) => ({ code: 'unknownPart', part }) as const));
  return { value, problems };
}

function readViews(input: unknown): Checked<readonly SavedView[], ViewProblem> {
  const list = listOf(input);
  const read = list.slice(0, maxViews).map(readView);
  const problems: ViewProblem[] = read.flatMap((view, index) =>
    view ? [] : { code: 'unread', position: index + 1 },
  );
  if (list.length > maxViews) problems.push({ code: 'tooMany', max: maxViews });
  const views = new Map(read.flatMap((view) => (view ? [[view.id, view] as const] : [])));
  return { value: [...views.values()], problems };
}

/** An entry of a part; the thresholds are one without a name. */
export interface TeamEntry {
  readonly part: TeamPart;
  readonly name: string;
}

/** What taking over a file would do. */
export interface TeamChange extends EntryChange<TeamEntry> {
  readonly merged: OwnSettings;
}

/** What is in a file goes before what is on the device; what only the device has stays. */
export function mergeTeam(own: OwnSettings, file: TeamSettings): TeamChange {
  const views = mergeViews(own.views, file.views ?? []);
  const templates = mergeEntries(own.templates, file.templates ?? []);
  const tariffs = mergeBooks(own.tariffs, file.tariffs ?? {});
  const contacts = mergeEntries(own.contacts, file.contacts ?? []);
  const thresholds = mergeEntries(
    [thresholdEntry(own.thresholds)],
    file.thresholds ? [thresholdEntry(file.thresholds)] : [],
  );
  const changes: readonly (readonly [TeamPart, EntryChange])[] = [
    ['views', views],
    ['thresholds', thresholds],
    ['templates', templates],
    ['tariffs', tariffs],
    ['contacts', contacts],
  ];
  const named = (kind: 'added' | 'changed') =>
    changes.flatMap(([part, change]) => change[kind].map((name): TeamEntry => ({ part, name })));
  return {
    merged: {
      views: views.merged,
      thresholds: file.thresholds ?? own.thresholds,
      templates: templates.merged,
      tariffs: tariffs.book,
      contacts: contacts.merged,
    },
    added: named('added'),
    changed: named('changed'),
    same: changes.reduce((sum, [, { same }]) => sum + same, 0),
  };
}

/** A view of the same name on the same page is the same view, whichever device named it first. */
function mergeViews(own: readonly SavedView[], other: readonly SavedView[]) {
  const known = other.map((view) => {
    const id = findByName(own, view.page, view.name)?.id;
    return id === undefined ? view : { ...view, id };
  });
  const merge = mergeEntries(own, known);
  return { ...merge, merged: merge.merged.slice(0, maxViews) };
}

const thresholdEntry = (settings: ExceptionSettings) => ({ id: 'thresholds', name: '', ...settings });
