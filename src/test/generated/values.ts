import * as fc from 'fast-check';
import { day } from '#/time/durations.ts';

/**
 * How far records stray from the interface. `plain`: all of it as described, null where it may be. `odd`: words no source
 * announced, attributes left out, records missing or repeated. `hostile`: values of other types, markup, writing from right
 * to left, texts of 100 kB, zones that do not exist, dates that no calendar has.
 */
export const degrees = ['plain', 'odd', 'hostile'] as const;
export type Degree = (typeof degrees)[number];

/** What an attribute holds by the interface (docs/interface.md 3). */
export type Kind =
  | 'text'
  | 'number'
  | 'moment'
  | 'zone'
  | 'locode'
  | 'flag'
  | 'amount'
  | 'latitude'
  | 'longitude'
  | 'texts';

/** What markup from a record leaves in a page if it ever became elements or ran. */
export const marker = 'data-generated';
const markup = [
  `<img src="x" ${marker} onerror="document.documentElement.setAttribute('${marker}', 'ran')">`,
  `"><script ${marker}>document.documentElement.setAttribute('${marker}', 'ran')</script>`,
  `' onmouseover='this.setAttribute("${marker}", "ran")' x='`,
  `javascript:document.documentElement.setAttribute('${marker}','ran')`,
  '<svg onload=alert(1)>&lt;b&gt;',
];
const names = ['Ivory Accord', 'Long Beach', 'Total Terminals', 'Oakland', 'Élan d’été', '上海'];
/** Words that every object of the language has. */
export const ownWords = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf'];
const noon = Date.parse('2026-08-12T15:00:00Z');

const plain: Record<Kind, fc.Arbitrary<unknown>> = {
  text: fc.constantFrom(...names),
  number: fc.constantFrom('MSCU1234566', 'HLXU9990001', 'MAEU7654321', 'OOLU0000018'),
  moment: fc
    .integer({ min: -60 * 24, max: 45 * 24 })
    .map((hours) => new Date(noon + (hours * day) / 24).toISOString().replace('.000', '')),
  zone: fc.constantFrom(
    'America/Los_Angeles',
    'Asia/Shanghai',
    'Europe/Berlin',
    'America/Chicago',
    'Etc/UTC',
  ),
  locode: fc.constantFrom('USLGB', 'CNSHA', 'DEHAM', 'USCHI', 'USOAK'),
  flag: fc.boolean(),
  amount: fc.constantFrom(0, 1, 20, 40, 45, 175.5, 44_000),
  latitude: fc.constantFrom(33.75, 31.2, -33.9, 0),
  longitude: fc.constantFrom(-118.2, 121.5, 151.2, 179.9),
  texts: fc.array(fc.constantFrom('PO 4711', 'urgent', 'summer'), { maxLength: 3 }),
};

const oddTexts = [...ownWords, '', ' ', 'a,b;"c"\n=1+1', 'x'.repeat(300), '-', '%2F/..', 'MSCU1234566'];
const odd: Record<Kind, fc.Arbitrary<unknown>> = {
  text: fc.constantFrom(...oddTexts),
  number: fc.constantFrom('', 'mscu 123456-6', 'constructor', '0', 'MSCU1234566'),
  moment: fc.constantFrom(
    '2026-08-12',
    '2026-08-12T05:00:00-07:00',
    '2026-08-12 05:00:00',
    '2026-08-12T00:00:00Z',
    '',
    // Fillers for "no date", and what is called actual for a time that lies ahead (docs/interface.md 6.1).
    '1899-12-30T00:00:00Z',
    '1900-01-01T00:00:00Z',
    '1970-01-01T00:00:00Z',
    '2001-01-01T00:00:00Z',
    '2099-12-31T23:59:59Z',
    '2027-03-01T00:00:00Z',
  ),
  zone: fc.constantFrom('US/Pacific', '', 'utc', 'America/Los_Angeles '),
  locode: fc.constantFrom('', 'uslgb', 'constructor', 'XXXXX'),
  flag: fc.constant(null),
  amount: fc.constantFrom('40', '1,5', -1, 1e21),
  latitude: fc.constantFrom('33.75', 91, null),
  longitude: fc.constantFrom('-118.2', 361, null),
  texts: fc.constantFrom([null], [''], ['a', 'a', 'a'], [...ownWords]),
};

const strange = fc.constantFrom<unknown>(
  0,
  -1,
  1e308,
  true,
  {},
  [],
  [null],
  { a: { b: 1 } },
  '\u0000',
  '\ud800',
  ...markup,
);
const hostile: Record<Kind, fc.Arbitrary<unknown>> = {
  text: fc.oneof(
    {
      arbitrary: fc.constantFrom(...markup, '\u202emoc.live', 'شحنة ١٢', 'e\u0301\u0301\u0301', '👩‍🚢'),
      weight: 40,
    },
    { arbitrary: fc.constant(`${markup[0]}${'long '.repeat(20_000)}`), weight: 1 },
  ),
  number: fc.constantFrom(1_234_567, ...markup, '\u202e7654321UCSM'),
  moment: fc.constantFrom<unknown>(
    '0000-00-00',
    '2026-02-30T10:00:00Z',
    '9999-12-31T23:59:59Z',
    '-271821-04-20T00:00:00Z',
    '+275760-09-13T00:00:00.000Z',
    '0001-01-01',
    '1969-12-31T23:59:60Z',
    '2026-03-08T02:30:00',
    'soon',
    1_786_546_800,
  ),
  zone: fc.constantFrom<unknown>('Mars/Olympus', 'America/New York', 'GMT+25', '+99:99', markup[0], 7),
  locode: fc.constantFrom<unknown>(markup[0], 'شحنة', 12, 'US'.repeat(500)),
  flag: fc.constantFrom<unknown>('true', 1, 0, 'no'),
  amount: fc.constantFrom<unknown>('NaN', 'Infinity', 1e308, -0, '0x10', ' 12 '),
  latitude: fc.constantFrom<unknown>('north', 1e9, -90.0001, {}),
  longitude: fc.constantFrom<unknown>('west', 720.5, '-1e3', []),
  texts: fc.constantFrom<unknown>('none', [1, 2], [{}, 'kept'], { 0: 'a' }, [markup[0], markup[1]]),
};

/** A value of that kind; of the odd and hostile, most are still as described, or nothing else would be tried. */
export function valueOf(kind: Kind, degree: Degree): fc.Arbitrary<unknown> {
  const usual = [
    { arbitrary: plain[kind], weight: 9 },
    { arbitrary: fc.constant(null), weight: 2 },
  ];
  if (degree === 'plain') return fc.oneof(...usual);
  const unusual = { arbitrary: odd[kind], weight: 2 };
  if (degree === 'odd') return fc.oneof(...usual, unusual);
  return fc.oneof(
    ...usual,
    unusual,
    { arbitrary: hostile[kind], weight: 2 },
    { arbitrary: strange, weight: 1 },
  );
}

/** One of the words of the interface, or, past `plain`, one that was never announced. */
export function wordOf(words: readonly string[], degree: Degree): fc.Arbitrary<unknown> {
  const known = { arbitrary: fc.constantFrom(...words), weight: 8 };
  return degree === 'plain'
    ? fc.constantFrom(...words)
    : fc.oneof(known, { arbitrary: valueOf('text', degree), weight: 1 });
}
