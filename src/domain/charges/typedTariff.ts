import type { Checked } from '#/domain/records/checked.ts';
import { readTariff } from './readTariff.ts';
import type { Tariff } from './tariff.ts';
import type { EntryProblem } from './tariffProblem.ts';

// A tariff as a person writes it, in a form or in a sheet: its numbers are texts, and what is left open is an empty one.

export interface TypedStep {
  readonly fromDay: string;
  /** In whole units of the currency, with or without hundredths: `220`, `220.50`. */
  readonly amount: string;
}

type Texts = 'scac' | 'port' | 'terminal' | 'contract' | 'freeDays' | 'validFrom' | 'validThrough';

export interface TypedTariff extends Omit<Tariff, Texts | 'steps'>, Readonly<Record<Texts, string>> {
  readonly steps: readonly TypedStep[];
}

export function typeTariff(tariff: Tariff): TypedTariff {
  const { scac, port, terminal, contract, freeDays, validFrom, validThrough, steps } = tariff;
  return {
    ...tariff,
    scac: scac ?? '',
    port: port ?? '',
    terminal: terminal ?? '',
    contract: contract ?? '',
    freeDays: String(freeDays),
    validFrom: validFrom ?? '',
    validThrough: validThrough ?? '',
    steps: steps.map(({ fromDay, amount }) => ({ fromDay: String(fromDay), amount: writeAmount(amount) })),
  };
}

/** The tariff that was typed, or what is wrong with it. */
export function readTypedTariff(typed: TypedTariff): Checked<Tariff, EntryProblem> {
  const saysNothing = typed.clock === 'last_free_day' && typed.freeDays.trim() === '';
  return readTariff({
    ...typed,
    freeDays: saysNothing ? 0 : readWhole(typed.freeDays),
    steps: typed.steps.map(({ fromDay, amount }) => ({
      fromDay: readWhole(fromDay),
      amount: readAmount(amount),
    })),
  });
}

/** Null for what is no whole number. */
export function readWhole(text: string): number | null {
  return /^\d{1,9}$/.test(text.trim()) ? Number(text) : null;
}

/**
 * Hundredths of `220`, `220.5`, `220,50` and `1,380.00`. Null for anything else: with three digits behind it, a point
 * may separate thousands or not.
 */
export function readAmount(text: string): number | null {
  const typed = text.trim();
  const plain = /^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/.test(typed)
    ? typed.replaceAll(',', '')
    : typed.replace(',', '.');
  const [, units = '', hundredths = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(plain) ?? [];
  return units === '' ? null : Number(units) * 100 + Number(hundredths.padEnd(2, '0'));
}

/** `220` or `220.50`, of hundredths. */
export function writeAmount(amount: number): string {
  return amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2);
}
