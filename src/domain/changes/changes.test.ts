import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import {
  box,
  changesBetween,
  factsBetween,
  fleetOf,
  later,
  local,
  onBox,
  reviewedAt,
  reviewedFleet,
  shipment,
  steps,
  stepsAfterPort,
  stepsAtPort,
  wordsBetween,
} from '#/test/samples/changes.ts';
import { sampleContainer, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { instant } from '#/time/instant.ts';
import { readEstimate } from '#/time/localDay.ts';
import { utc } from '#/time/zone.ts';
import { changeMessage } from '#/wording/changeMessage.ts';
import { summarizeChanges } from '#/wording/changes.ts';
import { changesOf } from './changes.ts';
import { reviewedShipment } from './reviewedShipment.ts';
import { reviewedText } from './reviewedText.ts';

const other = sampleShipment({ id: 'other', billOfLading: 'OTHER' });
const stepsOf = (from: typeof steps) => fc.subarray([...from]);
const anySteps = stepsOf(steps);
const apply = (chosen: readonly (typeof steps)[number][]) =>
  chosen.reduce((before, [, step]) => step(before), shipment);
const copy = sampleContainer({ ...box, id: 'copy', number: 'MSCU7654321' });

describe('what has changed since the last review', () => {
  it.each(steps)('says once: %s', (words, step, change) => {
    expect(factsBetween(shipment, step(shipment))).toMatchObject([change]);
    expect(wordsBetween(shipment, step(shipment))).toEqual([words]);
  });

  it('is a vessel that another replaces, under its number as well, and none that is only written otherwise', () => {
    const on = (name: string | null, imo: string | null, id: string | null = null): Shipment => ({
      ...shipment,
      podVessel: { id, imo, name },
    });
    const [north, south] = [on('NORTH WIND', '9321483'), on('SOUTH WIND', '9321483')];
    expect(wordsBetween(north, south)).toHaveLength(1);
    for (const same of [on('MV North Wind', '9321483', 'other'), on('NORTH WIND', null), on(null, '9321483')])
      expect(wordsBetween(north, same)).toEqual([]);
    expect(wordsBetween(on('TBN', null, '1'), on('TBA', null, '2'))).toEqual([]);
    expect(wordsBetween(on('TBN', null, '1'), north)).toHaveLength(1);
  });

  it('is nothing where nothing has changed, whatever there is', () => {
    fc.assert(
      fc.property(anySteps, (chosen) => {
        const now = apply(chosen);
        // Another object with the same facts, as after a reload.
        expect(
          changesBetween(reviewedFleet([now, other]), fleetOf([structuredClone(now), other])).shipments,
        ).toEqual([]);
      }),
    );
  });

  it('is one change for each fact that has changed, however many have', () => {
    fc.assert(
      fc.property(stepsOf(stepsAtPort), stepsOf(stepsAtPort), (before, now) => {
        const apart = stepsAtPort.filter((step) => before.includes(step) !== now.includes(step));
        expect(wordsBetween(apply(before), apply(now))).toHaveLength(apart.length);
      }),
    );
  });

  it('does not depend on the order of shipments, containers or holds', () => {
    const now = apply(steps);
    const second = { ...other, containers: [copy, box] };
    const reviewed = reviewedFleet([shipment, { ...other, containers: [copy] }]);
    fc.assert(
      fc.property(fc.shuffledSubarray([now, second], { minLength: 2 }), fc.boolean(), (shipments, turn) => {
        const turned = shipments.map((one) =>
          turn
            ? {
                ...one,
                containers: one.containers
                  .toReversed()
                  .map((c) => ({ ...c, holds: c.holds?.toReversed() ?? null })),
              }
            : one,
        );
        const strip = (list: typeof shipments) =>
          changesBetween(reviewed, fleetOf(list)).shipments.map(({ number, rank, changes, containers }) => ({
            number,
            rank,
            summary: summarizeChanges({ changes, containers }),
            changes,
            containers,
          }));
        expect(strip(turned)).toEqual(strip([now, second]));
      }),
    );
  });

  it('puts what is worse first', () => {
    const better = { ...other, id: 'better', containers: [sampleContainer({ currentStatus: 'grounded' })] };
    const found = changesBetween(
      reviewedFleet([better, shipment]),
      fleetOf([
        { ...better, containers: [sampleContainer({ currentStatus: 'available' })] },
        apply(steps.filter(([words]) => /hold|Voyage|Status/.test(words))),
      ]),
    ).shipments;
    expect(found.map(({ id }) => id)).toEqual(['shipment', 'better']);
    expect(found.slice(0, 1).map(summarizeChanges)).toEqual([
      'Customs hold added, Voyage changed, Status now Available',
    ]);
  });
});

describe('what the port reports', () => {
  const ofPort = stepsAtPort.filter(([words]) => /hold|Fees|LFD|appointment|Available/.test(words));

  it('is no change once the container has left it, whatever it says since and said before', () => {
    const gone = fc.subarray([...stepsAfterPort], { minLength: 1 });
    fc.assert(
      fc.property(stepsOf(ofPort), stepsOf(ofPort), gone, gone, (before, now, leaves, left) => {
        const isNews = ([words]: (typeof steps)[number]) => left.every(([one]) => one !== words);
        const words = leaves.filter(isNews).map(([one]) => one);
        const since = [...left, ...leaves.filter(isNews)];
        expect(wordsBetween(apply([...before, ...left]), apply([...now, ...since])).toSorted()).toEqual(
          words.toSorted(),
        );
        // As it leaves: what it said is not taken back.
        expect(wordsBetween(apply(before), apply([...now, ...left])).toSorted()).toEqual(
          left.map(([one]) => one).toSorted(),
        );
      }),
    );
  });

  it.each<[string, Partial<Container>, string[]]>([
    ['on rail', { podRailLoaded: local('2026-08-13T20:00:00Z') }, ['Status now On rail']],
    [
      'on rail by its status, too',
      { podRailLoaded: local('2026-08-13T20:00:00Z'), currentStatus: 'on_rail' },
      ['Status now On rail'],
    ],
    [
      'inland',
      { podRailLoaded: local('2026-08-13T20:00:00Z'), inlandAta: local('2026-08-16T20:00:00Z') },
      ['Arrived inland'],
    ],
    [
      'out of the port for inland',
      {
        podFullOut: local('2026-08-13T20:00:00Z'),
        inlandEvidence: 'inland',
        currentStatus: 'picked_up',
      },
      ['Status now Left the port'],
    ],
  ])('is history %s', (_, moved, words) => {
    // The others may be of either place.
    const apart = apply(ofPort.filter(([one]) => /hold|Fees|Terminal LFD/.test(one)));
    expect(wordsBetween(shipment, onBox(() => moved)(apart))).toEqual(words);
    const left = onBox(() => moved)(shipment);
    expect(wordsBetween(left, onBox(() => moved)(apart))).toEqual([]);
  });

  it('gives way to what is reported inland, where only that is new', () => {
    const arrived = onBox(() => ({
      podRailLoaded: local('2026-08-13T20:00:00Z'),
      inlandAta: local('2026-08-16T20:00:00Z'),
      currentStatus: 'grounded',
    }))(shipment);
    const there = onBox(() => ({
      inlandHolds: [{ name: 'USDA', status: 'hold', description: null }],
      inlandFees: [{ type: 'exam', amount: 90, currencyCode: 'USD' }],
    }));
    const added = ['Fees added', 'USDA hold added'];
    expect(wordsBetween(arrived, there(arrived)).toSorted()).toEqual(added);
    expect(wordsBetween(shipment, there(arrived)).toSorted()).toEqual(
      [...added, 'Arrived inland', 'Status now At terminal'].toSorted(),
    );
    const cleared = onBox(() => ({ inlandHolds: [] }));
    expect(wordsBetween(there(arrived), cleared(there(arrived)))).toEqual(['USDA hold cleared']);
  });
});

describe('the last free day that the service calculates', () => {
  const none = onBox(() => ({ deadlines: { line: null, terminal: null, rail: null } }))(shipment);
  const calculated = (day: string) =>
    onBox(() => {
      const deadline = local(day);
      return { calculatedFreeDay: deadline && { deadline, basis: 'Four days' } };
    });

  it('is compared by its own name where no source reports one', () => {
    const before = calculated('2026-08-18')(none);
    expect(wordsBetween(none, before)).toEqual(['Calculated LFD reported']);
    expect(wordsBetween(before, calculated('2026-08-20')(none))).toEqual(['Calculated LFD 2 days later']);
  });

  it('gives way to one that is reported without a change of its own', () => {
    const before = calculated('2026-08-18')(none);
    const reported = calculated('2026-08-18')(shipment);
    expect(wordsBetween(before, reported).toSorted()).toEqual([
      'Carrier LFD reported',
      'Terminal LFD reported',
    ]);
    expect(wordsBetween(reported, calculated('2026-08-25')(shipment))).toEqual([]);
  });
});

describe('shipments that came and went', () => {
  const reviewed = reviewedFleet([shipment, other]);

  it('are new and gone by name', () => {
    const fresh = sampleShipment({ id: 'fresh', billOfLading: 'FRESH' });
    const found = changesBetween(reviewed, fleetOf([shipment, fresh])).shipments;
    expect(found.map((one) => [one.number, summarizeChanges(one)])).toEqual([
      ['OTHER', 'No longer listed in the account'],
      ['FRESH', 'New shipment'],
    ]);
  });

  it('are last where they are new, after what has become better', () => {
    const fresh = sampleShipment({ id: 'fresh', billOfLading: 'FRESH' });
    const freed = { ...shipment, containers: shipment.containers.map((one) => ({ ...one, holds: [] })) };
    const held = {
      ...shipment,
      containers: shipment.containers.map((one) => ({
        ...one,
        holds: [{ name: 'customs', status: 'hold', description: null }],
      })),
    };
    const found = changesBetween(reviewedFleet([held]), fleetOf([fresh, freed])).shipments;
    expect(found.map(summarizeChanges)).toEqual(['Customs hold cleared', 'New shipment']);
  });

  it.each([
    ['the account was not read to its end', { complete: false }],
    ['a record could not be read', { skipped: 1 }],
  ])('are not called gone while %s', (_, known) => {
    expect(changesBetween(reviewed, fleetOf([shipment], known)).shipments).toEqual([]);
  });

  it('so do containers', () => {
    expect(wordsBetween(shipment, { ...shipment, containers: [copy] })).toEqual([
      'Container no longer on the shipment',
      'Container added',
    ]);
  });
});

it('nothing has come or gone in a list that was cached before the last review', () => {
  const fresh = sampleShipment({ id: 'fresh', billOfLading: 'FRESH' });
  const cached = fleetOf([shipment, other], { cached: 'sure', readAt: reviewedAt });
  expect(changesBetween(reviewedFleet([shipment, fresh], later), cached).shipments).toEqual([]);
});

describe('a shipment with many containers', () => {
  it('says what happened to all of them once, with their numbers', () => {
    const before = { ...shipment, containers: [box, copy] };
    const now = {
      ...before,
      containers: before.containers.map((one) => ({ ...one, currentStatus: 'available' })),
    };
    const [found] = changesBetween(reviewedFleet([before]), fleetOf([now])).shipments;
    expect(found?.containers.map(({ numbers }) => numbers)).toEqual([['MSCU1234566', 'MSCU7654321']]);
  });

  it('says what the shipment says too only of the shipment', () => {
    const moved = (id: string) => ({ type: 'terminal', id, name: id }) as const;
    const terminal = (id: string) => ({
      ...onBox(() => ({ podTerminal: moved(id) }))(shipment),
      podTerminal: moved(id),
    });
    expect(wordsBetween(terminal('A'), terminal('B'))).toEqual(['Terminal changed']);
  });
});

describe('arrivals', () => {
  const expected = (podEta: string, podAta: string | null = null) => ({
    ...shipment,
    podEta: local(podEta),
    podAta: podAta === null ? null : local(podAta),
  });

  it.each([
    ['2026-08-12T21:00:00Z', '2026-08-12T22:30:00Z', ['POD ETA slipped 1 h']],
    ['2026-08-12T21:00:00Z', '2026-08-12T21:40:00Z', []],
    // 23:00 and 01:00 at the port: another day, though both are the 13th by UTC.
    ['2026-08-13T06:00:00Z', '2026-08-13T08:00:00Z', ['POD ETA slipped 1 day']],
    // A time for a day that was known moves no plan.
    ['2026-08-12', '2026-08-12T21:00:00Z', []],
    ['2026-08-12', '2026-08-14T21:00:00Z', ['POD ETA slipped 2 days']],
  ])('estimated for %s, then for %s: %j', (before, now, words) => {
    expect(wordsBetween(expected(before), expected(now))).toEqual(words);
  });

  it('that have happened say how far from the estimate, which counts no more', () => {
    const arrived = expected('2026-08-15T21:00:00Z', '2026-08-11T20:00:00Z');
    expect(wordsBetween(shipment, arrived)).toEqual(['Arrived at POD, 1 day earlier than estimated']);
    expect(wordsBetween(arrived, expected('2026-08-19T21:00:00Z', '2026-08-11T20:00:00Z'))).toEqual([]);
    expect(wordsBetween(arrived, shipment)).toEqual(['POD arrival no longer reported, only estimated']);
  });

  it('keep the zone of their place in what they were and are', () => {
    const now = expected('2026-08-14T21:00:00Z');
    const [found] = changesBetween(reviewedFleet([shipment]), fleetOf([now])).shipments;
    expect(found?.changes[0]).toMatchObject({
      from: { kind: 'moment', moment: shipment.podEta },
      to: { kind: 'moment', moment: now.podEta },
    });
  });

  it('are the same where only the zone was reported meanwhile', () => {
    const digits = {
      ...shipment,
      podEta: { kind: 'wallClock', digits: instant(Date.parse('2026-08-12T21:00:00Z')) } as const,
    };
    expect(wordsBetween(digits, shipment)).toEqual([]);
  });
});

describe('another place or number', () => {
  const port = (locode: string, name: string) => samplePlace({ id: locode, locode, name });
  const chicago = samplePlace({ type: 'metro_area', id: 'chi', locode: 'USCHI', name: 'Chicago' });
  const before = { ...shipment, portOfDischarge: port('USLAX', 'Los Angeles'), destination: chicago };
  const toNewYork = { ...before, portOfDischarge: port('USNYC', 'New York') };
  const held = onBox(({ holds }) => ({
    holds: [...(holds ?? []), { name: 'customs', status: 'hold', description: null }],
  }));
  const lineOf = (from: Shipment, to: Shipment) => {
    const { shipments } = changesBetween(reviewedFleet([from]), fleetOf([to]));
    const { body } = changeMessage(shipments, {
      since: reviewedAt,
      format: { display: 'place', viewer: utc, now: later },
      linkTo: (number) => number,
      linkToAll: '',
    });
    return [shipments.map(summarizeChanges)[0]?.split(', ')[0], body];
  };

  it.each<[string, Shipment, string]>([
    ['Port of discharge changed', toNewYork, 'Los Angeles (USLAX) → New York (USNYC)'],
    [
      'Inland destination changed',
      { ...before, destination: samplePlace({ id: 'mem', locode: 'USMEM', name: 'Memphis' }) },
      'Chicago (USCHI) → Memphis (USMEM)',
    ],
    [
      'Bill of lading or booking number changed',
      { ...before, billOfLading: 'MEDU0000002' },
      'MEDU0000001 → MEDU0000002',
    ],
    [
      'Container number changed',
      onBox(() => ({ number: 'TCLU4265692' }))(before),
      'MSCU1234566 → TCLU4265692',
    ],
  ])('is named, first in its row, with both values: %s', (words, now, values) => {
    const [first, body] = lineOf(before, held(now));
    expect(first).toBe(words);
    expect(body).toContain(`- ${words}: ${values}`);
  });

  it('makes no change of dates of two places', () => {
    const newYork = 'America/New_York';
    const eta = readEstimate('2026-08-14T21:00:00Z', newYork);
    expect(wordsBetween(before, { ...toNewYork, podEta: eta })).toEqual([
      'Port of discharge changed',
      'POD ETA reported',
    ]);
    expect(wordsBetween({ ...before, podAta: local('2026-08-12T22:00:00Z') }, toNewYork)).toEqual([
      'Port of discharge changed',
      'POD ETA reported',
    ]);
    const inland = { ...before, destination: samplePlace({ id: 'mem', locode: 'USMEM', name: 'Memphis' }) };
    const inlandEta = local('2026-08-19T18:00:00Z');
    expect(wordsBetween(before, { ...inland, destinationEta: inlandEta })).toEqual([
      'Inland destination changed',
      'Inland ETA reported',
    ]);
    const railroad = onBox(() => ({ inlandEta: local('2026-08-17T18:00:00Z') }));
    const moved = onBox(() => ({ inlandEta: local('2026-08-19T18:00:00Z') }));
    expect(wordsBetween(railroad(before), moved({ ...inland, destinationEta: null }))).toEqual([
      'Inland destination changed',
      'Inland ETA reported',
    ]);
  });

  it('takes nothing back that only the place before reported', () => {
    expect(wordsBetween(held(before), onBox(() => ({ holds: null, fees: null }))(toNewYork))).toEqual([
      'Port of discharge changed',
      'POD ETA reported',
    ]);
  });

  it.each<[string, Shipment]>([
    ['a second record of the port', { ...before, portOfDischarge: port('USLAX', 'LOS ANGELES, CA') }],
    [
      'another code of the city (trap 33)',
      { ...before, portOfDischarge: { ...port('USLSA', 'Los angeles'), id: 'another' } },
    ],
    [
      'its own port as a destination',
      { ...before, destination: chicago, portOfDischarge: before.portOfDischarge },
    ],
    ['the number in other letters', { ...before, billOfLading: 'medu0000001' }],
  ])('is not %s', (_, now) => {
    expect(wordsBetween(before, now)).toEqual([]);
  });

  it('is no news of what was reviewed by an earlier release', () => {
    const text = reviewedText(reviewedShipment(before))
      .replace('"v":3', '"v":2')
      .replace(/"(?:port|inlandPlace)":\[[^\]]*\],/g, '');
    const stored = { ...reviewedFleet([]), shipments: new Map([['shipment', { reviewedAt, text }]]) };
    expect(changesBetween(stored, fleetOf([before]))).toMatchObject({ shipments: [], partial: 0 });
    const slipped = changesBetween(
      stored,
      fleetOf([{ ...before, podEta: local('2026-08-14T21:00:00Z') }]),
    ).shipments;
    expect(slipped.map(summarizeChanges)).toEqual(['POD ETA slipped 2 days']);
  });
});

describe('a container that could not be read', () => {
  const two = { ...shipment, containers: [box, copy] };
  const unreadable = { ...shipment, containers: [box], unreadContainers: 1 };

  it('is not called gone', () => {
    expect(wordsBetween(two, unreadable)).toEqual([]);
    expect(wordsBetween(two, shipment)).toEqual(['Container no longer on the shipment']);
  });

  it('is not called new once it can be read', () => {
    expect(wordsBetween(unreadable, two)).toEqual([]);
    expect(wordsBetween(shipment, two)).toEqual(['Container added']);
  });
});

describe('holds, fees and milestones', () => {
  const hold = (name: string, status = 'hold') => ({ name, status, description: null });
  const holds = (...list: ReturnType<typeof hold>[]) => onBox(() => ({ holds: list }))(shipment);

  it.each([
    [holds(hold('other')), holds(hold('other'), hold('other'), hold('other')), ['Other hold added (2)']],
    [holds(hold('other'), hold('other')), holds(hold('other')), ['Other hold cleared']],
    [holds(hold('customs')), holds(hold('customs', 'pending')), ['Customs hold changed']],
    [holds(hold('usda')), holds(), ['usda hold cleared']],
    [holds(hold('TMF')), onBox(() => ({ holds: null }))(shipment), ['TMF hold no longer reported']],
    [onBox(() => ({ holds: null }))(shipment), holds(), []],
  ])('holds are distinguished by name and counted (trap 7), case %#', (before, now, words) => {
    expect(wordsBetween(before, now)).toEqual(words);
  });

  it('a total is not counted on top of its items (trap 8), and currencies are separate (trap 9)', () => {
    const fees = (...list: [type: string, amount: number, currencyCode: string | null][]) =>
      onBox(() => ({ fees: list.map(([type, amount, currencyCode]) => ({ type, amount, currencyCode })) }))(
        shipment,
      );
    const before = fees(['demurrage', 850, 'USD']);
    expect(wordsBetween(before, fees(['demurrage', 850, 'USD'], ['total', 850, 'USD']))).toEqual([]);
    expect(wordsBetween(before, fees(['exam', 60, 'CAD']))).toEqual(['Fees added', 'Fees removed']);
    expect(wordsBetween(before, onBox(() => ({ fees: null }))(shipment))).toEqual([
      'Fees no longer reported',
    ]);
  });

  it('a status that a milestone says is not said twice', () => {
    const out = onBox(() => ({ podFullOut: local('2026-08-14T15:00:00Z'), currentStatus: 'picked_up' }))(
      shipment,
    );
    expect(wordsBetween(shipment, out)).toEqual(['Picked up']);
  });

  it('picked up without a delivery is never called delivered (trap 2)', () => {
    const out = onBox(() => ({ podFullOut: local('2026-08-14T15:00:00Z') }))(shipment);
    expect(wordsBetween(shipment, out).join()).not.toMatch(/deliver/i);
  });

  it('tracking that goes on is said too', () => {
    const stopped = { ...shipment, carrierTracking: { ...shipment.carrierTracking, stoppedAt: later } };
    expect(wordsBetween(stopped, shipment)).toEqual(['Tracking resumed']);
  });
});

describe('a shipment that was marked on its own page', () => {
  it('does not change back while the list still knows it as it was before', () => {
    const now = apply(steps);
    const reviewed = reviewedFleet([now], later);
    expect(changesBetween(reviewed, fleetOf([shipment], { readAt: reviewedAt })).shipments).toEqual([]);
    expect(changesOf(reviewed, shipment, reviewedAt)).toBeNull();
    expect(changesOf(reviewed, shipment, instant(later + 1))?.changes.length).toBeGreaterThan(0);
  });
});
