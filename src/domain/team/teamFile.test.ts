import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultExceptionSettings } from '#/domain/exceptions/exceptionSettings.ts';
import { sampleContact } from '#/test/samples/contacts.ts';
import { sampleTemplate } from '#/test/samples/templates.ts';
import { sampleTariffs } from '#/wording/sampleTariffs.ts';
import { describeTeamProblem, entryName } from '#/wording/team.ts';
import { mergeTeam, type OwnSettings, readTeamFile, writeTeamFile } from './teamFile.ts';
import { teamParts } from './teamProblem.ts';

const view = (id: string, name: string, search = '?status=on_ship') => ({
  id,
  name,
  page: '/shipments' as const,
  search,
});

const nothing: OwnSettings = {
  views: [],
  thresholds: defaultExceptionSettings,
  templates: [],
  tariffs: { tariffs: [], calendars: [] },
  contacts: [],
};

const team: OwnSettings = {
  views: [view('a', 'On the water'), view('b', 'Late', '?eta=slipped&columns=number,arrival')],
  thresholds: { etaSlipHours: 48, emptyReturnDays: 6, freeDayNearDays: 4 },
  templates: [sampleTemplate()],
  tariffs: { tariffs: sampleTariffs.map((tariff) => ({ ...tariff, isSample: false })), calendars: [] },
  contacts: [sampleContact({ id: 'bay', name: 'Bay Brokers' })],
};

describe('a team file', () => {
  it('has the parts that were chosen and no other, and each comes back as it was', () => {
    fc.assert(
      fc.property(fc.subarray([...teamParts]), (parts) => {
        const { value, problems } = readTeamFile(writeTeamFile(team, parts));
        expect(problems).toEqual([]);
        for (const part of teamParts) expect(value?.[part]).toEqual(parts.includes(part) ? team[part] : null);
      }),
      { numRuns: 50 },
    );
  });

  it('names what it adds and changes, leaves what only the device has, and taken over again changes nothing', () => {
    const own = {
      ...nothing,
      views: [view('mine', 'late', '?eta=slipped'), view('own', 'Only here')],
      contacts: [sampleContact({ id: 'bay', name: 'Bay', phone: '1' })],
    };
    const change = mergeTeam(own, team);
    expect(change.added).toEqual([
      { part: 'views', name: 'On the water' },
      { part: 'templates', name: 'Broker, customs hold' },
      { part: 'tariffs', name: 'Import demurrage, Los Angeles' },
      { part: 'tariffs', name: 'Per diem' },
    ]);
    expect(change.added.map(entryName)).toEqual([
      'View: On the water',
      'Template: Broker, customs hold',
      'Tariff: Import demurrage, Los Angeles',
      'Tariff: Per diem',
    ]);
    expect(change.changed.map(entryName)).toEqual([
      'View: Late',
      'Thresholds of exceptions',
      'Contact: Bay Brokers',
    ]);
    // By its name it is the view that this device calls the same.
    expect(change.merged.views.map(({ id, name }) => [id, name])).toEqual([
      ['mine', 'Late'],
      ['own', 'Only here'],
      ['a', 'On the water'],
    ]);
    const again = mergeTeam(change.merged, team);
    expect([again.added, again.changed]).toEqual([[], []]);
    expect(again.merged).toEqual(change.merged);
  });

  it('costs an entry with a mistake itself, and leaves out a part of another version', () => {
    const text = writeTeamFile(
      { ...team, views: [...team.views, { ...view('c', 'Bad'), page: '/elsewhere' as '/shipments' }] },
      teamParts,
    );
    const { value, problems } = readTeamFile(text);
    expect(value?.views).toEqual(team.views);
    expect(problems).toEqual([{ code: 'inPart', part: 'views', problem: { code: 'unread', position: 3 } }]);
    expect(problems.map(describeTeamProblem)).toEqual(['Saved views: View 3 cannot be read.']);
  });

  it.each([
    ['', /cannot be read as JSON/],
    ['null', /not a team file from Landfall/],
    ['{"kind":"landfall-tariffs","version":1}', /not a team file from Landfall/],
    ['{"kind":"landfall-team","version":2,"views":[]}', /from a later version/],
    ['{"kind":"landfall-team","version":1,"views":[]}', /changed or damaged/],
    [writeTeamFile(team, teamParts).replace('Bay Brokers', 'Bay Robbers'), /changed or damaged/],
    ['x'.repeat(11_000_001), /larger than 11 MB/],
  ])('is refused in one sentence where it is damaged, later or another file', (text, sentence) => {
    const { value, problems } = readTeamFile(text);
    expect([value, problems.length]).toEqual([null, 1]);
    expect(problems.map(describeTeamProblem)[0]).toMatch(sentence);
  });

  it('whatever is in its parts, nothing of the device is lost', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...teamParts), (input, part) => {
        const { value } = readTeamFile(writeTeamFile({ ...nothing, [part]: input }, [part]));
        const { merged } = mergeTeam(team, value ?? nothing);
        for (const own of ['views', 'templates', 'contacts'] as const) {
          const ids = new Set(merged[own].map(({ id }) => id));
          expect(team[own].filter(({ id }) => !ids.has(id))).toEqual([]);
        }
      }),
    );
  });
});
