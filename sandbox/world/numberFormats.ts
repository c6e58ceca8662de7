/** How one carrier writes numbers of one kind. */
export interface NumberFormat {
  readonly scac: string;
  readonly kind: 'bill_of_lading' | 'booking';
  /** Of the number without the SCAC. */
  readonly pattern: RegExp;
  /**
   * How the number is written without the SCAC, if it is: with letters that only this carrier begins a number with,
   * with letters of a place or none at all.
   */
  readonly bare: 'reserved' | 'letters' | 'digits' | null;
}

const bill = (scac: string, pattern: RegExp, bare: NumberFormat['bare'] = null): NumberFormat => ({
  scac,
  kind: 'bill_of_lading',
  pattern,
  bare,
});
const booking = (scac: string, pattern: RegExp, bare: NumberFormat['bare']): NumberFormat => ({
  scac,
  kind: 'booking',
  pattern,
  bare,
});

/** As on the documents of the carriers (docs/world.md 5). Others write nine digits after their SCAC. */
const known: readonly NumberFormat[] = [
  bill('MAEU', /^\d{9}$/, 'digits'),
  bill('MSCU', /^[A-Z]{0,2}\d{6,8}$/),
  bill('CMDU', /^[A-Z]{3}\d{7}$/, 'letters'),
  bill('COSU', /^\d{10}$/, 'digits'),
  bill('OOLU', /^\d{9,10}$/),
  bill('HLCU', /^[A-Z]{2,3}[A-Z\d]{9}$/),
  bill('ONEY', /^[A-Z]{4}\d{8}$/, 'letters'),
  bill('EGLV', /^\d{12}$/, 'digits'),
  bill('HDMU', /^(\d{9}|[A-Z]{4}\d{8})$/),
  bill('YMLU', /^[A-Z]?\d{9}$/),
  bill('ZIMU', /^[A-Z]{3}\d{7,8}$/),
  bill('WHLC', /^(\d{9}|\d{3}[A-Z]\d{6})$/),
  booking('MAEU', /^\d{9}$/, 'digits'),
  booking('MSCU', /^EBKG\d{8}$/, 'reserved'),
  booking('CMDU', /^[A-Z]{3}\d{7}$/, 'letters'),
  booking('COSU', /^\d{10}$/, 'digits'),
  booking('OOLU', /^\d{10}$/, 'digits'),
  booking('HLCU', /^\d{8}$/, 'digits'),
  booking('ONEY', /^[A-Z]{4}\d{8}$/, 'letters'),
  booking('EGLV', /^\d{12}$/, 'digits'),
  booking('HDMU', /^[A-Z]{4}\d{8}$/, 'letters'),
  booking('YMLU', /^[A-Z]\d{9}$/, 'letters'),
];

const byCarrier = new Map<string, readonly NumberFormat[]>(
  known.map(({ scac }) => [scac, known.filter((format) => format.scac === scac)]),
);

/** The formats of a carrier. */
export function formatsOf(scac: string): readonly NumberFormat[] {
  const own = byCarrier.get(scac) ?? [bill(scac, /^\d{9}$/)];
  byCarrier.set(scac, own);
  return own;
}
