import type { ComponentProps } from 'react';
import { usePrintPart } from '#/ui/hooks/usePrintPart.ts';
import { Printed } from '#/ui/Printed.tsx';
import type { PaperSheets } from './PaperSheets.tsx';

const loadSheets = () => import('./PaperSheets.tsx');

/** On paper, a sheet for each trucker takes the place of the page. */
export function PrintedSheets(props: ComponentProps<typeof PaperSheets>) {
  const part = usePrintPart(loadSheets);
  return part && <Printed>{() => <part.PaperSheets {...props} />}</Printed>;
}
