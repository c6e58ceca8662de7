import { describe, expect, it } from 'vitest';
import type { Change, ChangeValue, Leg } from '#/domain/changes/change.ts';
import { bearingOf } from '#/domain/changes/changeRank.ts';
import { instant } from '#/time/instant.ts';
import { describeChange, summarizeChanges } from './changes.ts';
import { describeValue, reviewedStatus } from './changeValues.ts';

const time = (text: string) =>
  ({ kind: 'moment', moment: { kind: 'wallClock', digits: instant(Date.parse(text)) } }) as const;
const [before, now] = [time('2026-08-12T21:00:00Z'), time('2026-08-14T21:00:00Z')];
const none = { from: null, to: null };
const name = (text: string | null) => ({ kind: 'name', name: text }) as const;
const sum = (amount: number) => ({ kind: 'sum', sum: { currencyCode: 'USD', amount } }) as const;
const holds = (...statuses: (string | null)[]) => ({ kind: 'holds', statuses }) as const;
const inDays = (days: number) => ({ days, hours: null });
const inHours = (hours: number | null) => ({ days: 0, hours });
const moved = (shift: { days: number; hours: number | null }) => ({ from: before, to: now, shift });
const first = { from: null, to: now, shift: null };
const gone = { from: before, to: null, shift: null };
const arrived = (leg: Leg, offEstimate: { days: number; hours: number | null } | null): Change => ({
  code: 'arrived',
  leg,
  from: null,
  to: now,
  offEstimate,
});

describe('what is said of a change, and how it bears on a plan', () => {
  it.each<[string, string, Change]>([
    ['Port of discharge reported', 'other', { code: 'port', from: null, to: place('Oakland', 'USOAK') }],
    [
      'Port of discharge changed',
      'worse',
      { code: 'port', from: place('Oakland', null), to: place(null, 'USLAX') },
    ],
    [
      'Inland destination no longer reported',
      'other',
      { code: 'inlandPlace', from: place('Reno', null), to: null },
    ],
    ['Vessel no longer reported', 'other', { code: 'vessel', from: name('EMMA'), to: null }],
    ['POD ETA reported', 'other', { code: 'eta', leg: 'port', ...first }],
    ['POD ETA no longer reported', 'worse', { code: 'eta', leg: 'port', ...gone }],
    ['Inland ETA slipped 1 day', 'worse', { code: 'eta', leg: 'inland', ...moved(inDays(1)) }],
    ['Inland ETA pulled in 3 days', 'other', { code: 'eta', leg: 'inland', ...moved(inDays(-3)) }],
    ['POD ETA slipped 5 h', 'other', { code: 'eta', leg: 'port', ...moved(inHours(5)) }],
    ['POD ETA at another time that day', 'other', { code: 'eta', leg: 'port', ...moved(inHours(null)) }],
    ['Arrived at POD', 'better', arrived('port', null)],
    ['Arrived inland, 5 h earlier than estimated', 'better', arrived('inland', inHours(-5))],
    [
      'POD arrival time corrected, 2 days later',
      'other',
      { code: 'arrivalCorrected', leg: 'port', ...moved(inDays(2)) },
    ],
    [
      'Inland arrival no longer reported, only estimated',
      'worse',
      { code: 'arrivalGone', leg: 'inland', from: before, to: null },
    ],
    ['Rail LFD no longer reported', 'other', { code: 'freeDay', source: 'rail', ...gone }],
    ['Rail LFD 1 day earlier', 'worse', { code: 'freeDay', source: 'rail', ...moved(inDays(-1)) }],
    ['Calculated LFD 2 days later', 'better', { code: 'freeDay', source: 'calculated', ...moved(inDays(2)) }],
    ['Pickup appointment made', 'better', { code: 'appointment', ...first }],
    ['Pickup appointment 3 h later', 'other', { code: 'appointment', ...moved(inHours(3)) }],
    ['Pickup appointment no longer reported', 'worse', { code: 'appointment', ...gone }],
    ['Pickup time corrected, 2 days later', 'other', { code: 'pickedUp', ...moved(inDays(2)) }],
    ['No longer reported as picked up', 'worse', { code: 'pickedUp', ...gone }],
    ['Delivery time corrected, 1 h earlier', 'other', { code: 'delivered', ...moved(inHours(-1)) }],
    ['No longer reported as delivered', 'worse', { code: 'delivered', ...gone }],
    ['Empty return time corrected, 2 days later', 'other', { code: 'emptyReturned', ...moved(inDays(2)) }],
    ['No longer reported as returned empty', 'worse', { code: 'emptyReturned', ...gone }],
    ['Customs hold added (2)', 'worse', { code: 'holdAdded', hold: 'customs', count: 2, ...none }],
    ['VACIS exam cleared', 'better', { code: 'holdCleared', hold: 'VACIS', count: 1, ...none }],
    ['TMF hold no longer reported', 'other', { code: 'holdGone', hold: 'TMF', ...none }],
    [
      'USDA hold changed',
      'other',
      { code: 'holdChanged', hold: 'USDA', from: holds('hold'), to: holds(null) },
    ],
    ['Fees added', 'worse', { code: 'feesAdded', from: null, to: sum(50) }],
    ['Fees added', 'other', { code: 'feesAdded', from: null, to: sum(0) }],
    ['Fees higher', 'worse', { code: 'feesHigher', from: sum(1), to: sum(2) }],
    ['Fees lower', 'better', { code: 'feesLower', from: sum(2), to: sum(1) }],
    ['Fees removed', 'better', { code: 'feesRemoved', from: sum(2), to: null }],
    ['Fees no longer reported', 'other', { code: 'feesGone', from: sum(2), to: null }],
    ['Status now Available', 'better', status('available')],
    ['Status now Not available', 'worse', status('not_available')],
    ['Status now Status not reported', 'worse', status(null)],
    ['Status now On rail', 'other', status('on_rail')],
    [
      'Tracking stopped: cancelled by a user',
      'worse',
      { code: 'trackingStopped', reason: 'cancelled_by_user', ...none },
    ],
    ['Tracking resumed', 'better', { code: 'trackingResumed', ...none }],
    ['New shipment', 'other', { code: 'shipmentAdded', ...none }],
    ['No longer listed in the account', 'worse', { code: 'shipmentGone', ...none }],
    ['Container added', 'other', { code: 'containerAdded', ...none }],
    ['Container no longer on the shipment', 'worse', { code: 'containerGone', ...none }],
  ])('%s: %s', (words, bearing, change) => {
    expect([describeChange(change), bearingOf(change)]).toEqual([words, bearing]);
  });
});

function place(called: string | null, locode: string | null) {
  return { kind: 'place', name: called, locode } as const;
}

function status(word: string | null): Change {
  return { code: 'status', status: word, from: { kind: 'status', status: 'grounded' }, to: null };
}

it.each<[string, Exclude<ChangeValue, { readonly kind: 'moment' | 'instant' }>]>([
  ['Oakland (USOAK)', place('Oakland', 'USOAK')],
  ['name not reported', place(null, null)],
  ['name not reported', name(null)],
  ['EMMA', name('EMMA')],
  ['MSCU1234566', { kind: 'number', number: 'MSCU1234566' }],
  ['hold, status not reported', holds('hold', null)],
  ['1,300 USD', sum(1300)],
  ['At terminal', { kind: 'status', status: 'grounded' }],
])('a value is shown as %s', (text, value) => {
  expect(describeValue(value)).toBe(text);
});

it('a stage that a review keeps by its dates has a name of its own, and a word of the source stays as it came', () => {
  expect(['Left the port', 'At destination', 'picked_up', 'odd', null].map(reviewedStatus)).toEqual([
    'Left the port',
    'At destination',
    'Picked up',
    'odd',
    'Status not reported',
  ]);
});

it('a line has the three most important changes, each once; of more it has two and their count', () => {
  const voyage: Change = { code: 'voyage', from: name('12W'), to: name('13W') };
  const hold = (of: string): Change => ({ code: 'holdAdded', hold: of, count: 1, ...none });
  const containers = [hold('customs'), hold('USDA'), hold('USDA')].map((change, at) => ({
    ids: [`${at}`],
    numbers: [`${at}`],
    changes: [change],
  }));
  expect(summarizeChanges({ changes: [voyage], containers })).toBe(
    'Customs hold added, USDA hold added, Voyage changed',
  );
  expect(summarizeChanges({ changes: [voyage, status('on_rail')], containers })).toBe(
    'Customs hold added, USDA hold added and 2 more',
  );
});
