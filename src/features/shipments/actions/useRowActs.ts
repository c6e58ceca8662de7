import { useState } from 'react';
import type { FleetRow } from '#/domain/list/row.ts';
import { actFailed } from '#/features/shipments/grid/words.ts';
import type { Copied } from './copyRows.ts';

/** What rows can do by key, besides what every grid can. */
export const actOf: Readonly<Record<string, RowAct>> = {
  n: 'numbers',
  l: 'link',
  m: 'message',
  t: 'change',
};
export type RowAct = 'numbers' | 'link' | 'message' | 'change';

/** What came of an act. */
export interface Outcome extends Copied {
  readonly undo?: () => void;
}

/** Acts on rows: those of a key, or those that are selected. What acts is loaded with the first act. */
export function useRowActs() {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [message, setMessage] = useState<readonly FleetRow[] | null>(null);
  const [change, setChange] = useState<readonly FleetRow[] | null>(null);
  const act = (name: RowAct, rows: readonly FleetRow[]) => {
    setOutcome(null);
    if (name === 'message') setMessage(rows);
    else if (name === 'change') setChange(rows);
    else {
      import('./copyRows.ts')
        .then(({ copyRows }) => copyRows(name, rows))
        .then(setOutcome, () => setOutcome({ words: actFailed, refused: null }));
    }
  };
  return {
    act,
    outcome,
    /** The rows that a message is being written about. */
    message,
    clear: () => setOutcome(null),
    /** Says what came of an act that is done elsewhere. */
    say: setOutcome,
    endMessage: () => setMessage(null),
    /** The rows that are being changed. */
    change,
    endChange: () => setChange(null),
  };
}

export type RowActs = ReturnType<typeof useRowActs>;
