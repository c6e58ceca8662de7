import { assert, asyncProperty, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FleetRow } from '#/domain/list/row.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { sampleContainer, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { instant, parseInstant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { calendarFacts } from './calendarFact.ts';
import { icsFile } from './ics.ts';

const now = instant(Date.UTC(2026, 7, 12, 15));
const settings = { name: 'Landfall', readAt: now, origin: 'https://landfall.example' };

const rowOf = (shipment: Shipment): FleetRow => ({
  id: shipment.id,
  kind: 'shipment',
  shipment,
  containers: shipment.containers,
});
const arriving = (text: string, zone: string | null, known: Partial<Shipment> = {}) =>
  rowOf(sampleShipment({ podEta: readMoment(text, zone), ...known }));

async function textOf(rows: readonly FleetRow[], at = now): Promise<string> {
  const facts = rows.flatMap((row) => calendarFacts(row, now));
  return icsFile(facts, { ...settings, readAt: at }).text();
}

interface Component {
  readonly name: string;
  /** By name with parameters, such as `DTSTART;VALUE=DATE`; TEXT values still escaped. */
  readonly properties: ReadonlyMap<string, string>;
  readonly parts: Component[];
}

/** Reads an iCalendar stream by the rules of RFC 5545, 3.1 and 3.4; throws where it breaks them. */
function parseCalendar(text: string): Component {
  if (/(^|[^\r])\n|\r(?!\n)/.test(text)) throw new Error('a line ends with something else than CR LF');
  const stack: { name: string; properties: Map<string, string>; parts: Component[] }[] = [];
  for (const line of text.replaceAll(/\r\n[ \t]/g, '').split('\r\n')) {
    const [, key = '', value = ''] = /^((?:[^":]|"[^"]*")+):(.*)$/s.exec(line) ?? [];
    if (key === 'BEGIN') {
      const component = { name: value, properties: new Map<string, string>(), parts: [] };
      stack.at(-1)?.parts.push(component);
      stack.push(component);
    } else if (key === 'END') {
      const done = stack.pop();
      if (done?.name !== value) throw new Error(`END:${value} closes ${done?.name}`);
      if (stack.length === 0) return done;
    } else if (key === '') {
      throw new Error(`no property: ${line}`);
    } else stack.at(-1)?.properties.set(key, value);
  }
  throw new Error('the calendar does not end');
}

async function eventsOf(...rows: FleetRow[]) {
  const { parts } = parseCalendar(await textOf(rows));
  return parts.filter(({ name }) => name === 'VEVENT').map(({ properties }) => properties);
}
const unescaped = (value = '') =>
  value.replaceAll(/\\([\\;,nN])/g, (_all, code: string) => (code.toLowerCase() === 'n' ? '\n' : code));

describe('a calendar file', () => {
  it('says when and where a vessel arrives, in local time, with the clocks of its zone', async () => {
    const row = arriving('2026-08-14T21:05:00Z', 'America/Los_Angeles', {
      portOfDischarge: samplePlace({ name: 'Los Angeles' }),
    });
    const [event] = await eventsOf(row);
    expect(event?.get('DTSTART;TZID=America/Los_Angeles')).toBe('20260814T140500');
    expect(event?.get('SUMMARY')).toBe('MEDU0000001 arrival at Los Angeles: estimated');
    expect(event?.get('STATUS')).toBe('TENTATIVE');
    expect(event?.get('URL;VALUE=URI')).toBe('https://landfall.example/shipments/find?q=MEDU0000001');
  });

  it('confirms an arrival that has happened', async () => {
    const ata = readMoment('2026-08-10T21:05:00Z', 'America/Los_Angeles');
    const [event] = await eventsOf(arriving('2026-08-14T21:05:00Z', 'America/Los_Angeles', { podAta: ata }));
    expect(event?.get('DTSTART;TZID=America/Los_Angeles')).toBe('20260810T140500');
    expect(event?.get('STATUS')).toBe('CONFIRMED');
  });

  it('makes a fact of a day an entry of the whole day, west of UTC too (case 12)', async () => {
    const [day] = await eventsOf(arriving('2026-08-14', 'America/Los_Angeles'));
    expect(day?.get('DTSTART;VALUE=DATE')).toBe('20260814');
    const [midnight] = await eventsOf(arriving('2026-08-14T07:00:00Z', 'America/Los_Angeles'));
    expect(midnight?.get('DTSTART;VALUE=DATE')).toBe('20260814');
    expect(unescaped(midnight?.get('DESCRIPTION'))).toContain('may know only the day');
  });

  it('leaves digits without a zone as they are, and says so (case 20)', async () => {
    const [event] = await eventsOf(arriving('2026-08-14T14:05:00Z', null));
    expect(event?.get('DTSTART')).toBe('20260814T140500');
    expect(unescaped(event?.get('DESCRIPTION'))).toContain('time zone is not reported');
  });

  it('writes UTC as UTC', async () => {
    const [event] = await eventsOf(arriving('2026-08-14T14:05:00Z', 'UTC'));
    expect(event?.get('DTSTART')).toBe('20260814T140500Z');
  });

  it('puts the earliest last free day, and names every source (case 13)', async () => {
    const container = sampleContainer({
      number: 'MSCU1234566',
      podZone: 'America/Los_Angeles',
      deadlines: {
        line: readMoment('2026-08-18T07:00:00Z', 'America/Los_Angeles'),
        terminal: readMoment('2026-08-16T07:00:00Z', 'America/Los_Angeles'),
        rail: null,
      },
      lastFreeDay: readMoment('2026-08-18T07:00:00Z', 'America/Los_Angeles'),
      pickupAppointment: readMoment('2026-08-15T16:30:00Z', 'America/Los_Angeles'),
      terminalCheckedAt: parseInstant('2026-08-12T13:00:00Z'),
    });
    const events = await eventsOf(rowOf(sampleShipment({ containers: [container] })));
    const [appointment, freeDay] = events;
    expect(appointment?.get('DTSTART;TZID=America/Los_Angeles')).toBe('20260815T093000');
    expect(freeDay?.get('DTSTART;VALUE=DATE')).toBe('20260816');
    expect(unescaped(freeDay?.get('DESCRIPTION')).split('\n')).toEqual([
      'The whole day is free at the place. Bill of lading MEDU0000001.',
      'Terminal LFD: 2026-08-16',
      'Carrier LFD: 2026-08-18',
      'Terminal last checked Wed 12 Aug 2026 13:00 UTC',
      'https://landfall.example/shipments/find?q=MSCU1234566',
    ]);
  });

  it('has one entry for an arrival that several rows of the list share', async () => {
    const shipment = sampleShipment({ podEta: readMoment('2026-08-14', null) });
    expect(await eventsOf(rowOf(shipment), { ...rowOf(shipment), id: 'another' })).toHaveLength(1);
  });

  it('changes the entries of an earlier file: same UID, later revision', async () => {
    const later = instant(now + 60 * 60_000);
    const read = async (at: typeof now, eta: string) => {
      const [event] = parseCalendar(await textOf([arriving(eta, 'UTC')], at)).parts;
      return ['UID', 'SEQUENCE', 'DTSTAMP'].map((name) => event?.properties.get(name));
    };
    const [uid, sequence, stamp] = await read(now, '2026-08-14T10:00:00Z');
    const [sameUid, higher, newer] = await read(later, '2026-08-15T10:00:00Z');
    expect(sameUid).toBe(uid);
    expect([stamp, newer]).toEqual(['20260812T150000Z', '20260812T160000Z']);
    expect(Number(higher) - Number(sequence)).toBe(60);
  });

  it('folds at 75 octets and keeps any text as it came', async () => {
    await assert(
      asyncProperty(string({ unit: 'grapheme', minLength: 1, maxLength: 200 }), async (name) => {
        const text = await textOf([arriving('2026-08-14', null, { portOfDischarge: samplePlace({ name }) })]);
        for (const line of text.split('\r\n')) {
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        }
        const [event] = parseCalendar(text).parts;
        // oxlint-disable-next-line no-control-regex -- RFC 5545 has no room for them
        const plain = name.replaceAll(/[\u0000-\u001f\u007f]+/g, ' ');
        expect(unescaped(event?.properties.get('LOCATION'))).toBe(plain);
      }),
    );
  });

  it('survives a text that breaks the rules of Unicode, of lines and of addresses', async () => {
    const [event] = await eventsOf(
      arriving('2026-08-14', null, { billOfLading: 'A\uD800\r\nBEGIN:VEVENT;,\\' }),
    );
    expect(unescaped(event?.get('SUMMARY'))).toBe('A\u{FFFD} BEGIN:VEVENT;,\\ arrival: estimated');
  });
});

describe('the clocks of a zone in a calendar file', () => {
  const clocksOf = async (text: string, zone: string) => {
    const { parts } = parseCalendar(await textOf([arriving(text, zone)]));
    const clocks = parts.find(({ name }) => name === 'VTIMEZONE');
    expect(clocks?.properties.get('TZID')).toBe(zone);
    return (clocks?.parts ?? []).map(({ name, properties }) =>
      [name, 'DTSTART', 'TZOFFSETFROM', 'TZOFFSETTO', 'TZNAME']
        .map((key) => properties.get(key) ?? key)
        .join(' '),
    );
  };

  it('name every change of the years around, with the digits of the clock before it', async () => {
    expect(await clocksOf('2026-11-01T05:30:00Z', 'America/New_York')).toEqual([
      'STANDARD 20241231T190000 -0500 -0500 EST',
      'DAYLIGHT 20250309T020000 -0500 -0400 EDT',
      'STANDARD 20251102T020000 -0400 -0500 EST',
      'DAYLIGHT 20260308T020000 -0500 -0400 EDT',
      'STANDARD 20261101T020000 -0400 -0500 EST',
      'DAYLIGHT 20270314T020000 -0500 -0400 EDT',
      'STANDARD 20271107T020000 -0400 -0500 EST',
    ]);
  });

  it('are one line for a zone that never changes', async () => {
    expect(await clocksOf('2026-08-14T06:30:00Z', 'Asia/Kolkata')).toEqual([
      'STANDARD 20250101T053000 +0530 +0530 IST',
    ]);
  });

  it('give back the instant of each of the two half past ones when the clocks go back, or say it cannot', async () => {
    // A local time that happens twice means the first (RFC 5545, 3.3.5), so the second is written in UTC.
    const [first] = await eventsOf(arriving('2026-11-01T05:30:00Z', 'America/New_York'));
    const [second] = await eventsOf(arriving('2026-11-01T06:30:00Z', 'America/New_York'));
    expect(first?.get('DTSTART;TZID=America/New_York')).toBe('20261101T013000');
    expect(second?.get('DTSTART')).toBe('20261101T063000Z');
    expect(unescaped(second?.get('DESCRIPTION'))).toContain('01:30 EST');
  });
});
