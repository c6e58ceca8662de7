/** A weight, a volume or a count of packages as it was read. Nothing that can be read in two ways is decided. */
export interface FoundQuantity {
  readonly start: number;
  readonly end: number;
  /** Decimal numbers with a point: all ways to read it. */
  readonly readings: readonly string[];
  readonly unit: Unit | null;
}

export interface Unit {
  readonly measure: 'weight' | 'volume' | 'count';
  /** `kg`, `lb`, `t`, `m³`; a kind of package as it is written. */
  readonly name: string;
}

const measures: readonly (readonly [measure: Unit['measure'], name: string | null, words: string])[] = [
  ['weight', 'kg', 'KGS?|KGM|KILOS?|KILOGRAMS?'],
  ['weight', 'lb', 'LBS?|POUNDS?'],
  ['weight', 't', 'MTS?|TONNES?'],
  ['volume', 'm³', 'CBM|M3|M³'],
  [
    'count',
    null,
    'CTNS?|CARTONS?|PKGS?|PACKAGES?|PCS|PIECES?|PLTS?|PALLETS?|SKIDS?|CASES?|CRATES?|BAGS?|ROLLS?|DRUMS?|BUNDLES?|BOXES|KARTONS?|KOLLI|PALETTEN?|PALETTES|BULTOS?|CAJAS?|TARIMAS?|COLIS',
  ],
];

/** Of weights and volumes, as a heading may say them: `WEIGHT (KGS)`. */
export const unitWords = measures.flatMap(([, name, words]) => (name === null ? [] : [words])).join('|');

const anyUnit = measures.map(([, , words]) => words).join('|');
const quantity = new RegExp(
  `(?<![\\w.,/-]|\\d )(\\d{1,3}(?: \\d{3})+(?:,\\d{1,3})?(?!\\d)|\\d(?:[\\d.,]{0,18}\\d)?)(?: ?(${anyUnit}))?(?![\\w³-]|[.,]\\d)`,
  'gi',
);
const unit = new RegExp(`(?<![\\w])(?:${unitWords})(?![\\w])`, 'i');

/** Every number that may be a quantity, with its unit where it has one. */
export function findQuantities(text: string): readonly FoundQuantity[] {
  return [...text.matchAll(quantity)].map(({ 0: whole, 1: digits = '', 2: word, index }) => ({
    start: index,
    end: index + whole.length,
    readings: readingsOf(digits),
    unit: word === undefined ? null : unitOf(word),
  }));
}

/** The unit that a label says for all values under it. */
export function unitIn(label: string): Unit | null {
  const [word] = unit.exec(label) ?? [];
  return word === undefined ? null : unitOf(word);
}

function unitOf(word: string): Unit | null {
  const upper = word.toUpperCase();
  const found = measures.find(([, , words]) => new RegExp(`^(?:${words})$`).test(upper));
  return found ? { measure: found[0], name: found[1] ?? upper } : null;
}

/** Three digits after one point may be thousands (`18.450 KGS`); after one comma they are. */
function readingsOf(written: string): readonly string[] {
  // `18 450,50` has blanks between its thousands, and then the comma is that of decimals.
  if (written.includes(' ')) return [plain(written.replaceAll(' ', '').replace(',', '.'))];
  const last = Math.max(written.lastIndexOf('.'), written.lastIndexOf(','));
  const whole = written.slice(0, Math.max(last, 0)).replace(/\D/g, '');
  const rest = written.slice(last + 1);
  if (last < 0) return [plain(written)];
  const decimal = plain(`${whole}.${rest}`);
  const isGrouped = /^\d{1,3}([.,])\d{3}(?:\1\d{3})*$/.test(written);
  if (!isGrouped) return [decimal];
  const grouped = plain(whole + rest);
  return /^\d+\.\d+$/.test(written) ? [decimal, grouped] : [grouped];
}

const plain = (digits: string): string => String(Number(digits));
