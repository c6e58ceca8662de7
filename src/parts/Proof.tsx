import { statementFor } from '#/domain/ledger.ts';
import type { Statement } from '#/domain/statement.ts';
import type { Moment } from '#/time/moment.ts';
import { classes } from '#/ui/classes.ts';
import { Popover } from '#/ui/Popover.tsx';
import { useLedger } from './ledgerContext.ts';
import { ProofStatements } from './ProofStatements.tsx';
import { factWords, sourceName } from './proofWords.ts';

/**
 * Who says the date beside which it stands, as a quiet word that opens all that is told of it. Where sources differ
 * it says so without being opened.
 *
 * @param of the id of the fact in the ledger
 * @param word instead of the source, where that stands beside the date already
 */
export function Proof({ of, moment, word }: { of: string; moment: Moment | null; word?: string }) {
  const ledger = useLedger();
  const fact = ledger?.facts.find(({ id }) => id === of);
  const statement = fact && statementFor(fact, moment);
  if (!ledger || !fact || !statement) return null;
  const { agreement } = fact;
  const differs = agreement.kind === 'differs' && statement.superseded === null && word === undefined;
  const title = factWords(fact);
  const shown = word ?? shortWords(statement, differs ? agreement.apart : null);
  return (
    <Popover
      label={`${shown}: proof of ${title}`}
      title={title}
      triggerClassName={classes(
        // As tall as a finger needs, without making its line taller.
        '-m-1 inline-flex min-h-6 items-center rounded px-1 align-baseline text-xs whitespace-nowrap hover:bg-hover hover:text-ink',
        differs ? 'text-attention' : 'text-ink-faint',
      )}
      trigger={<span className="underline decoration-dotted underline-offset-3">{shown}</span>}
    >
      <ProofStatements fact={fact} missing={ledger.missing} />
    </Popover>
  );
}

/** `AIS`, `carrier, of another container`, `AIS · differs by 1 h`. */
function shortWords(statement: Statement, apart: string | null): string {
  if (statement.superseded === 'elsewhere') return `${sourceName(statement)}, of another container`;
  return apart === null ? sourceName(statement) : `${sourceName(statement)} · differs by ${apart}`;
}
