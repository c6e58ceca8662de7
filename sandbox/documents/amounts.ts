/** An amount of money as it was read. */
export interface FoundAmount {
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
export function findAmounts(text: string, isMoney = false): readonly FoundAmount[] {
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
