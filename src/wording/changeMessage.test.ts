import { expect, it } from 'vitest';
import { someReviewed } from '#/domain/changes/reviewSnapshot.ts';
import { maxInMessage } from '#/domain/changes/topChanges.ts';
import {
  changesBetween,
  fleetOf,
  later,
  reviewedAt,
  reviewedFleet,
  shipment,
  steps,
} from '#/test/samples/changes.ts';
import { sampleShipment } from '#/test/samples/records.ts';
import { readZone, utc } from '#/time/zone.ts';
import { changeMessage } from './changeMessage.ts';

const format = { display: 'place', viewer: readZone('Europe/Berlin') ?? utc, now: later } as const;
const linkTo = (number: string) => `https://host/shipments/find?q=${encodeURIComponent(number)}`;
const linkToAll = 'https://host/changes';
const step = (words: string) => steps.find(([name]) => name === words)?.[1] ?? ((s: typeof shipment) => s);

it('is plain text: what it is compared with, each shipment with its containers, times with their zone', () => {
  const other = sampleShipment({ id: 'other', billOfLading: 'GONE 1', refNumbers: ['PO 9'] });
  const now = step('Customs hold added')(step('POD ETA slipped 2 days')(shipment));
  const found = changesBetween(reviewedFleet([shipment, other]), fleetOf([now])).shipments;
  expect(changeMessage(found, { since: reviewedAt, format, linkTo, linkToAll }).body).toBe(
    [
      'Changes since Tue 11 Aug 2026 08:10 CEST',
      '',
      'MEDU0000001 · PO 4711 · MSC',
      '- POD ETA slipped 2 days: Wed 12 Aug 14:00 PDT → Fri 14 Aug 14:00 PDT',
      'MSCU1234566:',
      '- Customs hold added',
      'https://host/shipments/find?q=MEDU0000001',
      '',
      'GONE 1 · PO 9',
      '- No longer listed in the account',
    ].join('\n'),
  );
});

it('says of a shipment that was marked by itself what it is compared with', () => {
  const reviewed = someReviewed(reviewedFleet([shipment]), [{ id: shipment.id, shipment }], later);
  const found = changesBetween(reviewed, fleetOf([step('Voyage changed')(shipment)])).shipments;
  expect(changeMessage(found, { since: reviewedAt, format, linkTo, linkToAll }).body).toContain(
    'MSC\nCompared with Wed 12 Aug 2026 17:00 CEST\n- Voyage changed: 12W → 13W',
  );
});

it('of more shipments than a person would send has the most important ones, and says where the others are', () => {
  const many = Array.from({ length: maxInMessage + 180 }, (_, at) =>
    sampleShipment({ ...shipment, id: `s${at}`, billOfLading: `MEDU${String(at).padStart(7, '0')}` }),
  );
  const found = changesBetween(reviewedFleet(many), fleetOf(many.map(step('Voyage changed')))).shipments;
  const write = (count: number) =>
    changeMessage(found.slice(0, count), { since: reviewedAt, format, linkTo, linkToAll }).body.split('\n\n');
  expect(found).toHaveLength(many.length);
  const blocks = write(found.length);
  expect(blocks.slice(1, -1).map((block) => block.split(' ')[0])).toEqual(
    found.slice(0, maxInMessage).map(({ number }) => number),
  );
  expect(blocks.at(-1)).toBe('And 180 more shipments: https://host/changes');
  expect(write(maxInMessage + 1).at(-1)).toBe('And 1 more shipment: https://host/changes');
  expect(write(maxInMessage).join('\n'), 'nothing is left out').not.toContain('more shipment');
});
