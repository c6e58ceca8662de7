import type { ComponentProps } from 'react';
import { usePrintPart } from '#/ui/hooks/usePrintPart.ts';
import { Printed } from '#/ui/Printed.tsx';
import type { ExceptionSheet } from './ExceptionSheet.tsx';

const loadSheet = () => import('./ExceptionSheet.tsx');

/** On paper, a sheet by terminal takes the place of the page. */
export function PrintedExceptions(props: ComponentProps<typeof ExceptionSheet>) {
  const part = usePrintPart(loadSheet);
  return part && <Printed>{() => <part.ExceptionSheet {...props} />}</Printed>;
}
