import { statementFor } from '#/domain/ledger.ts';
import type { Moment } from '#/time/moment.ts';
import { classes } from '#/ui/classes.ts';
import { Popover } from '#/ui/Popover.tsx';
import { useLedger } from './ledgerContext.ts';
import { ProofStatements } from './ProofStatements.tsx';
import { agreementWords, factWords, sourceName } from './proofWords.ts';

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
  const differs = agreement.kind === 'differs' && statement.superseded === null;
  const title = factWords(fact);
  return (
    <Popover
      label={`Proof of ${title}: ${sourceName(statement)}, ${agreementWords(agreement)}`}
      title={title}
      triggerClassName={classes(
        // As tall as a finger needs, without making its line taller.
        '-m-1 inline-flex min-h-6 items-center rounded px-1 align-baseline text-xs whitespace-nowrap hover:bg-hover hover:text-ink',
        differs && word === undefined ? 'text-attention' : 'text-ink-faint',
      )}
      trigger={
        <span className="underline decoration-dotted underline-offset-3">
          {word ?? sourceName(statement)}
          {statement.superseded === 'elsewhere' && ', of another container'}
          {differs && word === undefined && ` · differs by ${agreement.apart}`}
        </span>
      }
    >
      <ProofStatements fact={fact} missing={ledger.missing} />
    </Popover>
  );
}
