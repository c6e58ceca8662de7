import type { MatchedField } from '#/domain/findIndex.ts';
import type { FindMatch } from '#/domain/resolve.ts';
import type { Command } from './command.ts';

const fieldWords: Record<MatchedField, string | null> = {
  containerNumber: null,
  billOfLading: null,
  normalizedNumber: 'Known to the carrier as',
  shipmentReference: 'Reference',
  containerReference: 'Reference',
};

/**
 * The page of a number: the number that matched where that is another one, what it is, its shipment and carrier.
 *
 * @param open goes to the shipment, with the container of that number selected
 */
export function numberCommand(
  { shipment, container, matched, field }: FindMatch,
  open: (shipmentId: string, containerNumber: string | undefined) => void,
): Command {
  const { billOfLading, carrier } = shipment;
  const why = fieldWords[field];
  const parts = [
    why && `${why} ${matched}`,
    container ? `Container on ${billOfLading}` : `Shipment of ${containerCount(shipment.containers.length)}`,
    carrier.shortName ?? carrier.name ?? carrier.scac,
  ];
  return {
    id: `number ${shipment.id} ${container?.id ?? ''}`,
    label: container?.number ?? billOfLading,
    isNumber: true,
    detail: parts.filter(Boolean).join(' · '),
    container: container ?? (shipment.containers.length === 1 ? shipment.containers[0] : undefined) ?? null,
    focus: 'main',
    run: () => open(shipment.id, container?.number),
  };
}

function containerCount(count: number): string {
  if (count === 0) return 'no containers yet';
  return count === 1 ? '1 container' : `${count} containers`;
}
