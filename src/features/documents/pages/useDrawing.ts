import { useEffect, useState } from 'react';
import { CannotDraw, type Drawing, openDrawing } from '#/files/drawing.ts';
import type { DrawingFault } from '#/files/pdfJob.ts';

export type DrawingState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly drawing: Drawing }
  | { readonly kind: 'failed'; readonly reason: DrawingFault };

/** Opens a file to be drawn, for as long as it is on the page. */
export function useDrawing(bytes: ArrayBuffer, contentType: string | null): DrawingState {
  const [state, setState] = useState<DrawingState>({ kind: 'opening' });
  useEffect(() => {
    let left = false;
    let opened: Drawing | null = null;
    openDrawing(bytes, contentType).then(
      (drawing) => {
        opened = drawing;
        if (left) drawing.close();
        else setState({ kind: 'open', drawing });
      },
      (error: unknown) => {
        if (!left)
          setState({ kind: 'failed', reason: error instanceof CannotDraw ? error.reason : 'damaged' });
      },
    );
    return () => {
      left = true;
      opened?.close();
    };
  }, [bytes, contentType]);
  return state;
}
