import { sizeTypes } from '#/domain/find/numberLabel.ts';
import { type DateOrder, dateOrderOf, findDates } from './dates.ts';
import type { FoundField } from './fields.ts';
import {
  containerAndSeal,
  forDeliveryTo,
  isLabel,
  type Label,
  labelAt,
  labelOf,
  railWaybill,
} from './labels.ts';
import { layoutOf, type Layout, linesOf } from './layout.ts';
import { findContainers, findNumbers } from './numbers.ts';
import { type IsValue, ownerOf } from './owner.ts';
import { boxOf, type Cell, type Page, type Place, textOf } from './page.ts';
import { findQuantities, type Unit, unitIn } from './quantities.ts';
import { containersOfLines, ofContainers } from './tables.ts';

const maxFields = 500;

/** Everything that the rules find, each once, in the order of the document. */
export function extract(pages: readonly Page[]): readonly FoundField[] {
  const isRail = isOfRailroad(pages);
  const order = dateOrderOf(pages.flatMap(({ cells }) => cells.map(({ text }) => text)).join('\n'));
  const found = new Map<string, FoundField>();
  const isDate = remember((cell) => findDates(cell.text, order).length > 0);
  const isNumber = remember((cell) => findNumbers(cell.text)[0]?.start === 0);
  const isAmount = remember((cell) => findAmounts(cell.text, true).length > 0);
  const isQuantity = remember((cell) => findQuantities(cell.text)[0]?.start === 0);
  for (const page of pages) {
    const layout = layoutOf(page);
    const rows = containersOfLines(page);
    for (const cell of page.cells) {
      const fields = [
        ...datesIn(layout, cell, order, isDate),
        ...numbersIn(layout, cell, isNumber, isRail),
        ...amountsIn(layout, cell, isAmount),
        ...quantitiesIn(layout, cell, isQuantity),
        ...textsIn(layout, cell),
      ];
      const container = rows.get(cell.line);
      for (const each of fields) {
        const one = container && ofContainers.has(each.name) ? { ...each, containerNumber: container } : each;
        const key = `${one.name} ${one.value ?? one.candidates?.join(' ')} ${one.containerNumber}`;
        if (!found.has(key) && found.size < maxFields) found.set(key, one);
      }
    }
  }
  return [...found.values()].toSorted(
    (a, b) => a.page - b.page || a.line - b.line || a.box.left - b.box.left,
  );
}

const railroad =
  /(?<!\p{L})(?:rail(?:road|way)?|ramp|intermodal|bnsf|csxt?|norfolk southern|union pacific|canadian national|cpkc)(?!\p{L})/iu;

/** Railroads call a number of their own a waybill. */
function isOfRailroad(pages: readonly Page[]): boolean {
  return pages[0]?.cells.some(({ text }) => railroad.test(text)) ?? false;
}

/** A column asks each of its cells for every value under it. */
function remember(judge: IsValue): IsValue {
  const known = new Map<Cell, boolean>();
  return (cell) => {
    const judged = known.get(cell) ?? judge(cell);
    known.set(cell, judged);
    return judged;
  };
}

const anyDate = { name: 'date', title: 'Date', kind: 'date' } as const;
const anyAmount = { name: 'amount', title: 'Amount', kind: 'amount' } as const;
const anyContainer = { name: 'container_number', title: 'Container', kind: 'number' } as const;

function field(label: Omit<Label, 'pattern'>, place: Place, value: string | null): FoundField {
  const { name, title, kind } = label;
  const { page, line } = place.cell;
  return { name, label: title, kind, value, text: textOf(place), page, line, box: boxOf(place) };
}

function datesIn(layout: Layout, cell: Cell, order: DateOrder, isValue: IsValue): readonly FoundField[] {
  return findDates(cell.text, order).map((date) => {
    const place = { cell, start: date.start, end: date.end };
    const { label } = ownerOf(layout, place, 'date', isValue) ?? { label: anyDate };
    const { value, precision, zone, candidates } = date;
    return { ...field(label, place, value), precision, zone, candidates };
  });
}

/** Voyages are short. */
const shortest = (name: string): number => (name === 'voyage_number' ? 2 : 4);

const anyBill = { name: 'bill_of_lading_number', title: 'Bill of lading', kind: 'number' } as const;
const anySeal = { name: 'seal_number', title: 'Seal', kind: 'number' } as const;

function numbersIn(layout: Layout, cell: Cell, isValue: IsValue, isRail: boolean): readonly FoundField[] {
  const containers = findContainers(cell.text);
  const sizes = [...cell.text.matchAll(sizeTypes)].map(({ 0: size, index }) => ({
    start: index,
    end: index + size.length,
  }));
  const taken = [...findDates(cell.text), ...findAmounts(cell.text), ...containers, ...sizes];
  const named = containers.map(({ start, end, value, checkDigitPassed }) => {
    const place = { cell, start, end };
    const label = numberLabel(ownerOf(layout, place, 'number', isValue)?.label, isRail) ?? anyContainer;
    // Some bills of lading are written as containers are.
    return label.name === 'container_number'
      ? { ...field(label, place, value), checkDigitPassed }
      : field(label, place, value);
  });
  const ofLabels = findNumbers(cell.text).flatMap(({ start, end, value }) => {
    if (taken.some(overlaps({ start, end }))) return [];
    const place = { cell, start, end };
    const label =
      sealBeside(layout, cell, start, isValue) ??
      numberLabel(ownerOf(layout, place, 'number', isValue)?.label, isRail);
    if (!label || label.name === 'container_number' || value.length < shortest(label.name)) return [];
    return [field(label, place, value)];
  });
  return [...named, ...ofLabels];
}

type NumberLabel = Omit<Label, 'pattern'>;

/** What a label means in this document; null where it names no number that we know. */
function numberLabel(label: NumberLabel | undefined, isRail: boolean): NumberLabel | null {
  if (label?.name === railWaybill) return isRail ? null : anyBill;
  return label?.name === containerAndSeal ? anyContainer : (label ?? null);
}

/** `TCLU4265691 / CN8817204` under “Container no. / seal no.” */
function sealBeside(layout: Layout, cell: Cell, start: number, isValue: IsValue): NumberLabel | null {
  const [container] = findContainers(cell.text);
  if (!container || container.end > start || !/^[ /-]+$/.test(cell.text.slice(container.end, start)))
    return null;
  const owner = ownerOf(layout, { cell, start: container.start, end: container.end }, 'number', isValue);
  return owner?.label.name === containerAndSeal ? anySeal : null;
}

const codeInLabel = /\b[A-Z]{3}\b(?=\)?[ :.]*$)/;

function amountsIn(layout: Layout, cell: Cell, isValue: IsValue): readonly FoundField[] {
  const weighed = findQuantities(cell.text).filter(({ unit }) => unit !== null);
  return findAmounts(cell.text, true).flatMap(({ start, end, value, currency }) => {
    if (currency === null && weighed.some(overlaps({ start, end }))) return [];
    const place = { cell, start, end };
    const owner = ownerOf(layout, place, 'amount', isValue);
    const code = owner && codeInLabel.exec(owner.cell.text.slice(0, labelOf(owner.cell)?.end))?.[0];
    const known = currency ?? (code && findAmounts(`${code} 1`).length > 0 ? code : null);
    // Without a currency and without a word for it, it is some number.
    if (!owner && known === null) return [];
    return [{ ...field(owner?.label ?? anyAmount, place, value), currency: known }];
  });
}

interface Span {
  readonly start: number;
  readonly end: number;
}

const overlaps = (a: Span) => (b: Span) => a.start < b.end && b.start < a.end;

const measureOf: Readonly<Record<string, Unit['measure']>> = {
  gross_weight: 'weight',
  net_weight: 'weight',
  volume: 'volume',
  packages: 'count',
};

function quantitiesIn(layout: Layout, cell: Cell, isValue: IsValue): readonly FoundField[] {
  const taken = [...findDates(cell.text), ...findAmounts(cell.text), ...findContainers(cell.text)];
  return findQuantities(cell.text).flatMap(({ start, end, readings, unit }) => {
    if (taken.some(overlaps({ start, end }))) return [];
    const place = { cell, start, end };
    const owner = ownerOf(layout, place, 'quantity', isValue);
    if (!owner) return [];
    const measure = measureOf[owner.label.name];
    const known = unit ?? unitIn(owner.cell.text.slice(0, labelOf(owner.cell)?.end));
    if (known && known.measure !== measure) return [];
    const possible = measure === 'count' ? readings.filter((each) => /^\d+$/.test(each)) : readings;
    const [first] = possible;
    if (first === undefined) return [];
    const isOne = possible.length === 1;
    const one = field(owner.label, place, isOne ? first : null);
    return [{ ...one, unit: known?.name ?? null, ...(isOne ? {} : { candidates: possible }) }];
  });
}

function textsIn(layout: Layout, cell: Cell): readonly FoundField[] {
  const found = labelOf(cell);
  if (!found || (found.label.kind !== 'party' && found.label.kind !== 'place')) return [];
  // In running text such a word is no label.
  if (!isLabel(cell) && !/: ?$/.test(cell.text.slice(0, found.end))) return [];
  const lines = linesOf(layout, cell);
  const [first] = lines;
  if (!first) return [];
  const place = { cell: first.cell, start: first.start, end: endOfValue(first.cell.text, first.start) };
  const rest = found.label.name === 'pickup_location' ? restOfName(place, lines[1]?.cell) : '';
  const value = textOf(place) + rest;
  if (value.length > 120 || !/\p{L}{2}/u.test(value)) return [];
  if (found.label.name === 'vessel_and_voyage') return vesselAndVoyage(place);
  if (found.label.name === forDeliveryTo) return [deliveryOf(place, lines.length === 1)];
  const one = field(found.label, place, value);
  if (found.label.kind === 'place') return [one];
  const text = lines.map((line) => line.cell.text.slice(line.start)).join('\n');
  return [{ ...one, text }];
}

const deliverTo = { name: 'deliver_to', title: 'Deliver to', kind: 'party' } as const;
const placeOfDelivery = { name: 'place_of_delivery', title: 'Place of delivery', kind: 'place' } as const;

/** “For delivery to” is followed by a place or by who gets the goods there. */
function deliveryOf(place: Place, isAlone: boolean): FoundField {
  const value = textOf(place);
  const isPlace = isAlone && /^[\p{L} .'-]+, ?[A-Z]{2}(?: \d{5})?$/u.test(value);
  return field(isPlace ? placeOfDelivery : deliverTo, place, value);
}

/** Where another label begins in the same cell: `IVORY ACCORD Voy: 132A`. */
function endOfValue(text: string, start: number): number {
  for (const { index } of text.slice(start).matchAll(/(?<= )(?=\p{L})/gu)) {
    const at = start + index;
    const next = labelAt(text, at);
    const isOne = next && (/[:#] ?$/.test(text.slice(at, next.end)) || next.label.name === 'voyage_number');
    if (isOne && next.end < text.length && /\d/.test(text.slice(next.end))) return at - 1;
  }
  return text.length;
}

/** What the names of terminals go on with on the next line; an address would be a line of its own. */
const endOfName =
  /^(?:international|terminals?|container|intermodal|services?|yard|ramp|pier|berths?|llc|ltd|inc|corp|gmbh|co)(?![\p{L}])[^,]*$/iu;

function restOfName(place: Place, next: Cell | undefined): string {
  const isNext = next !== undefined && next.line === place.cell.line + 1 && endOfName.test(next.text);
  return isNext ? ` ${next.text}` : '';
}

const vessel = { name: 'vessel_name', title: 'Vessel', kind: 'place' } as const;
const voyage = { name: 'voyage_number', title: 'Voyage', kind: 'number' } as const;

/** `IVORY ACCORD / 132A` or `IVORY ACCORD V.132A` */
function vesselAndVoyage(place: Place): readonly FoundField[] {
  const parts = /^(.+?)(?: ?\/ ?| +v(?:oy)?\.? ?| )([A-Z\d-]*\d[A-Z\d-]*)$/i.exec(textOf(place));
  if (!parts?.[1] || !parts[2]) return [field(vessel, place, textOf(place))];
  const name = { ...place, end: place.start + parts[1].length };
  const number = { ...place, start: place.end - parts[2].length };
  return [field(vessel, name, textOf(name)), field(voyage, number, parts[2].toUpperCase())];
}

/** An amount of money as it was read. */
interface FoundAmount {
  readonly start: number;
  readonly end: number;
  /** A decimal number with a point. */
  readonly value: string;
  /** ISO 4217; null where it is not said, or by a sign that several currencies share. */
  readonly currency: string | null;
}

const codes =
  'USD|EUR|GBP|CNY|RMB|JPY|CAD|AUD|NZD|INR|HKD|SGD|CHF|SEK|NOK|DKK|PLN|KRW|TWD|THB|VND|IDR|MYR|MXN|BRL|AED|SAR|TRY|ZAR';
const signs: ReadonlyMap<string, string | null> = new Map([
  ['US$', 'USD'],
  ['C$', 'CAD'],
  ['CA$', 'CAD'],
  ['A$', 'AUD'],
  ['HK$', 'HKD'],
  ['S$', 'SGD'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['$', null],
  ['¥', null],
]);
const sign = [...signs.keys()].map((each) => each.replaceAll('$', '\\$')).join('|');
const number = "\\d{1,3}(?:[., ']\\d{3})+(?:[.,]\\d{2})?|\\d+(?:[.,]\\d{1,2})?";
const pattern = new RegExp(
  `(?<![\\w.,$])(?:(${codes}|${sign}) ?(${number})|(${number}) ?(${codes}|€)|(${number}))(?![\\w%]|[.,]\\d)`,
  'g',
);

/** Every amount with its currency, in order; also those without where `isMoney` says that numbers here are money. */
function findAmounts(text: string, isMoney = false): readonly FoundAmount[] {
  return [...text.matchAll(pattern)].flatMap(
    ({ 0: whole, 1: before, 2: first, 3: second, 4: after, 5: bare, index }) => {
      const currency = before ?? after;
      if (currency === undefined && (!isMoney || bare === undefined || !/[.,]\d{2}$/.test(bare))) return [];
      const value = decimalOf(first ?? second ?? bare ?? '');
      return [{ start: index, end: index + whole.length, value, currency: currencyOf(currency) }];
    },
  );
}

/** The last separator before exactly two digits or one is that of decimals; all others group thousands. */
function decimalOf(written: string): string {
  const parts = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(written);
  const whole = (parts?.[1] ?? '').replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  const decimals = parts?.[2];
  return decimals === undefined ? whole : `${whole}.${decimals}`;
}

function currencyOf(written: string | undefined): string | null {
  if (written === undefined) return null;
  if (written === 'RMB') return 'CNY';
  return signs.has(written) ? (signs.get(written) ?? null) : written;
}
