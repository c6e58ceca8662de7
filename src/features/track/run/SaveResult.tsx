import { useState } from 'react';
import type { TrackList } from '#/domain/tracking/trackList.ts';
import { result as words } from '#/features/track/words.ts';
import { Button } from '#/ui/Button.tsx';
import type { ResultNames } from './resultCells.ts';

/** Saves what became of every row, as a file. */
export function SaveResult({ list, names }: { list: TrackList; names: ResultNames }) {
  const [failure, setFailure] = useState<string | null>(null);
  const save = async (kind: 'csv' | 'xlsx') => {
    setFailure(null);
    try {
      const { saveResult } = await import('./saveResult.ts');
      await saveResult(kind, list, names);
    } catch (error) {
      setFailure(words.failed(error instanceof Error ? error.message : String(error)));
    }
  };
  return (
    <>
      <Button onClick={() => void save('csv')}>{words.csv}</Button>
      <Button onClick={() => void save('xlsx')}>{words.xlsx}</Button>
      {failure !== null && (
        <p role="alert" className="text-sm text-problem">
          {failure}
        </p>
      )}
    </>
  );
}
