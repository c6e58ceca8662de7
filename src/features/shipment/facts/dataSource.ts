import type { Facility } from '#/domain/records/place.ts';
import type { ProvidedData } from '#/domain/records/providedData.ts';
import type { TrackingCarrier } from '#/domain/tracking/carriers.ts';

/** A carrier or terminal by its name, with what it says of the data that it supplies. */
export interface DataSupplier {
  readonly name: string;
  readonly provided: ProvidedData;
}

/** Those of them that say anything. */
export function dataSources(
  carrier: TrackingCarrier | null,
  terminal: Facility | null,
): readonly DataSupplier[] {
  const ofCarrier = carrier?.provided && {
    name: carrier.shortName ?? carrier.name,
    provided: carrier.provided,
  };
  const ofTerminal = terminal?.provided &&
    terminal.name !== null && { name: terminal.name, provided: terminal.provided };
  return [ofCarrier, ofTerminal].filter((source) => !!source);
}
