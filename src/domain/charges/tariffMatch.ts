import { compareCodeUnits } from '#/domain/records/compareCodeUnits.ts';
import type { Container } from '#/domain/records/container.ts';
import { normalizeNumber } from '#/domain/records/identifiers.ts';
import { carrierKey } from '#/domain/records/identityKeys.ts';
import type { Facility, Place } from '#/domain/records/place.ts';
import type { CalendarDay } from '#/time/calendarDay.ts';
import type { Tariff } from './tariff.ts';

/** What a tariff is looked for by. */
export interface TariffFacts {
  /** SCAC of whoever charges by contract: the carrier, or the railroad. */
  readonly scac: string | null;
  readonly place: Place | null;
  readonly terminal: Facility | null;
  readonly equipment: Pick<Container, 'equipmentType' | 'equipmentLength'>;
}

/** Whether a tariff is for this container at all. What is not reported fits only a tariff for any. */
export function applies(tariff: Tariff, facts: TariffFacts): boolean {
  const { equipmentType, equipmentLength } = facts.equipment;
  return (
    tariff.isOn &&
    (tariff.scac === null || (facts.scac !== null && key(tariff.scac) === key(facts.scac))) &&
    (tariff.port === null || tariff.port === facts.place?.locode) &&
    (tariff.terminal === null || nameOf(tariff.terminal) === nameOf(facts.terminal?.name ?? '')) &&
    (tariff.equipmentTypes.length === 0 ||
      (equipmentType !== null && tariff.equipmentTypes.includes(equipmentType))) &&
    (tariff.lengths.length === 0 || (equipmentLength !== null && tariff.lengths.includes(equipmentLength)))
  );
}

/** What a tariff names of the containers that it is for. */
export type TariffMatch =
  | { readonly code: 'contract' | 'terminal' | 'port' | 'scac' | 'equipmentType'; readonly name: string }
  | { readonly code: 'length'; readonly feet: number };

/** Why a tariff is chosen, in the order of its precedence; empty where it is for any container. */
export function matchesOf(tariff: Tariff): TariffMatch[] {
  const names = (['contract', 'terminal', 'port', 'scac'] as const).flatMap((code) => {
    const name = tariff[code];
    return name === null ? [] : [{ code, name }];
  });
  const types = tariff.equipmentTypes.map((name) => ({ code: 'equipmentType', name }) as const);
  return [...names, ...types, ...tariff.lengths.map((feet) => ({ code: 'length', feet }) as const)];
}

/** Whether a tariff is in force. @param day by which it is valid; null: not reported */
export function isInForce({ validFrom, validThrough }: Tariff, day: CalendarDay | null): boolean | 'unknown' {
  if (validFrom === null && validThrough === null) return true;
  if (day === null) return 'unknown';
  return (validFrom === null || validFrom <= day) && (validThrough === null || day <= validThrough);
}

/**
 * The order in which tariffs are asked, by docs/charges.md: a contract goes before a public tariff, then one for the
 * terminal, for the port, for the carrier, for the type, for the length; then the one that came into force last.
 */
export function byPrecedence(a: Tariff, b: Tariff): number {
  for (const [index, rank] of precedence(a).entries()) {
    const other = precedence(b)[index];
    if (rank !== other) return rank ? -1 : 1;
  }
  const [from, other] = [a.validFrom ?? '', b.validFrom ?? ''];
  if (from !== other) return from > other ? -1 : 1;
  return compareCodeUnits(a.id, b.id);
}

const precedence = (tariff: Tariff): readonly boolean[] => [
  tariff.contract !== null,
  tariff.terminal !== null,
  tariff.port !== null,
  tariff.scac !== null,
  tariff.equipmentTypes.length > 0,
  tariff.lengths.length > 0,
];

const key = (scac: string) => carrierKey({ scac, shortName: null, name: null });
const nameOf = (name: string) => normalizeNumber(name);
