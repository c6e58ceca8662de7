import type { ComponentProps } from 'react';
import { usePrintPart } from '#/ui/hooks/usePrintPart.ts';
import { Printed } from '#/ui/Printed.tsx';
import type { ShipmentSheet } from './ShipmentSheet.tsx';

const loadSheet = () => import('./ShipmentSheet.tsx');

/** On paper, one sheet takes the place of the page. */
export function PrintedShipment(props: ComponentProps<typeof ShipmentSheet>) {
  const part = usePrintPart(loadSheet);
  return part && <Printed>{() => <part.ShipmentSheet {...props} />}</Printed>;
}
