import { useEffect, useRef, useState } from 'react';
import type { FileKind } from '#/files/fileName.ts';
import { exportRows, type ExportSource } from './exportRows.ts';

/** How far an export is. */
type ExportState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'working'; readonly rows: number }
  | { readonly kind: 'saved'; readonly name: string }
  | { readonly kind: 'failed'; readonly why: string };

/** One export at a time; a new one ends the one before. Leaving the page ends it too. */
export function useExport() {
  const [state, setState] = useState<ExportState>({ kind: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (kind: FileKind, source: ExportSource) => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    const show = (next: ExportState) => {
      if (!signal.aborted) setState(next);
    };
    show({ kind: 'working', rows: 0 });
    try {
      const name = await exportRows(kind, source, {
        signal,
        onProgress: (rows) => show({ kind: 'working', rows }),
      });
      show({ kind: 'saved', name });
    } catch (error) {
      show({ kind: 'failed', why: error instanceof Error ? error.message : String(error) });
    }
  };

  const cancel = () => {
    running.current?.abort();
    setState({ kind: 'idle' });
  };
  return { state, run, cancel };
}
