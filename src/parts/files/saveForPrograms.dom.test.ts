import { beforeAll, describe, expect, it } from 'vitest';
import { fleetColumns } from '#/domain/list/columns.ts';
import { headings } from '#/files/headings.ts';

const load = async () => ({
  ...(await import('./saveForPrograms.ts', { with: { language: 'de' } })),
  ...(await import('#/device/preferences.ts', { with: { language: 'de' } })),
  ...(await import('#/domain/list/columns.ts', { with: { language: 'de' } })),
  ...(await import('#/wording/listColumns.ts', { with: { language: 'de' } })),
});

describe('the headings of files from a page in German', () => {
  let german: Awaited<ReturnType<typeof load>>;
  beforeAll(async () => {
    german = await load();
  });
  const ofList = () => german.fleetColumns.map((column) => german.fileHeadings().list(column));

  it('are those of the English page, so that a script goes on reading them', () => {
    expect(german.fleetColumns.map(german.columnLabel)[0]).toBe('Nummer');
    expect(ofList()).toEqual(fleetColumns.map(headings.list));
    for (const table of ['arrivals', 'places', 'carriers', 'result'] as const)
      expect(german.fileHeadings()[table]).toEqual(headings[table]);
    expect(german.fileHeadings().freeTime.projected(3)).toBe('In 3 days');
    expect(german.fileHeadings().contacts('roles')).toBe('Roles');
    expect(german.fileHeadings().tariffs('chargedBy')).toBe('Charged by');
    const [field] = german
      .knownColumns([{ slug: 'cost_center', label: 'Kostenstelle' } as never])
      .all.slice(-1);
    expect(field && german.fileHeadings().list(field).text, 'as the account calls it').toBe('Kostenstelle');
  });

  it('are in German when that was chosen, until the preferences are reset', () => {
    const { choose, reset } = german.usePreferences.getState();
    choose({ headings: 'page' });
    const [first, ...others] = ofList();
    expect(first).toEqual({ text: 'Nummer', status: 'Nummer: Status', unit: 'Nummer: Einheit' });
    expect(others.map(({ text }) => text)).toContain('Gewicht');
    expect(german.fileHeadings().carriers.group).not.toBe(headings.carriers.group);
    reset();
    expect(ofList()[0]?.text).toBe('Number');
  });
});
