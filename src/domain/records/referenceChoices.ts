import type { FieldChoice } from './fieldEntry.ts';
import type { Shipment } from './shipment.ts';

interface Named {
  readonly type: string;
  readonly id: string | null;
  readonly name: string | null;
}

/**
 * The records of the account that a field of that reference type can refer to, by name: what its shipments, containers,
 * ports, terminals and vessels are, each once.
 */
export function referenceChoices(
  shipments: readonly Shipment[],
  referenceType: string | null,
): readonly FieldChoice[] {
  const labels = new Map<string, string>();
  for (const { type, id, name } of shipments.flatMap((shipment) => recordsOf(shipment, referenceType))) {
    if (id !== null && name !== null) labels.set(`${type} ${id}`, name);
  }
  return [...labels]
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
}

function recordsOf(shipment: Shipment, referenceType: string | null): readonly Named[] {
  switch (referenceType) {
    case 'Shipment':
      return [{ type: 'shipment', id: shipment.id, name: shipment.billOfLading }];
    case 'Container':
      return shipment.containers.map(({ id, number }) => ({ type: 'container', id, name: number }));
    case 'Port':
      return [shipment.portOfLoading, shipment.portOfDischarge, shipment.destination]
        .filter((place) => place !== null)
        .filter(({ type }) => type === 'port');
    case 'Terminal':
      return [shipment.podTerminal, shipment.destinationTerminal].filter((terminal) => terminal !== null);
    case 'Vessel':
      return shipment.podVessel ? [{ type: 'vessel', ...shipment.podVessel }] : [];
    default:
      return [];
  }
}
