import { lookup } from '#/domain/records/lookup.ts';

/**
 * Which facts a source supplies, each with its note, empty where there is nothing to say of it, as live services tell it
 * (docs/interface.md 3.6).
 */
export function withNotes(
  provided: Readonly<Record<string, boolean>>,
  notes: Readonly<Record<string, string>>,
): Readonly<Record<string, boolean | string>> {
  return Object.fromEntries(
    Object.entries(provided).flatMap(([name, supplies]) => [
      [name, supplies],
      [`${name}_notes`, lookup(notes, name) ?? ''],
    ]),
  );
}
