import { useState } from 'react';
import type { Distance } from '#/domain/provenance/agreement.ts';
import { statementFor } from '#/domain/provenance/provenance.ts';
import type { Statement } from '#/domain/provenance/statement.ts';
import type { Moment } from '#/time/moment.ts';
import { Button } from '#/ui/Button.tsx';
import { classes } from '#/ui/classes.ts';
import { CloseIcon } from '#/ui/icons/icons.tsx';
import { PopoverButton } from '#/ui/overlays/PopoverButton.tsx';
import { describeDistance, describeFact, shortSource } from '#/wording/provenance.ts';
import { SourceStatements } from './SourceStatements.tsx';
import { useLedger } from './WithLedger.tsx';
import * as words from './words.ts';

/**
 * The source of the date beside which it stands, as a quiet word that opens all sources. Where they differ it says so
 * without being opened.
 *
 * @param of the id of the fact in the ledger
 * @param word instead of the source, where that stands beside the date already
 * @param quiet where many stand below one another, so that their underlines would be louder than the dates
 */
export function DateSources({
  of,
  moment,
  word,
  quiet = false,
}: {
  of: string;
  moment: Moment | null;
  word?: string;
  quiet?: boolean;
}) {
  const ledger = useLedger();
  const [open, setOpen] = useState(false);
  const fact = ledger?.facts.find(({ id }) => id === of);
  const statement = fact && statementFor(fact, moment);
  // On paper nothing opens, and a source that is named stays named.
  if (!ledger || !fact || !statement) return word ?? null;
  const { agreement } = fact;
  const differs = agreement.kind === 'differs' && statement.superseded === null && word === undefined;
  const title = describeFact(fact);
  const shown = word ?? shortText(statement, differs ? agreement.apart : null);
  return (
    <PopoverButton
      label={title}
      mark={{
        name: words.sourcesOf(shown, title),
        className: classes(
          // As tall as a finger needs, without making its line taller.
          '-m-1 inline-flex min-h-6 items-center rounded px-1 align-baseline text-xs whitespace-nowrap hover:bg-hover hover:text-ink',
          differs ? 'text-attention' : 'text-ink-faint',
        ),
      }}
      text={
        <span
          className={classes(
            'decoration-dotted underline-offset-3',
            quiet && !differs ? '[button:is(:hover,:focus-visible)>&]:underline' : 'underline',
          )}
        >
          {shown}
        </span>
      }
      open={open}
      onOpen={setOpen}
    >
      <div className="p-3 text-sm">
        <div className="flex items-start justify-between gap-3">
          <h3 className="pt-0.5 font-semibold">{title}</h3>
          <Button look="bare" aria-label={words.close} className="-mt-1 -mr-1" onClick={() => setOpen(false)}>
            <CloseIcon />
          </Button>
        </div>
        <SourceStatements fact={fact} missing={ledger.missing} />
      </div>
    </PopoverButton>
  );
}

/** `AIS`, `carrier, of another container`, `AIS · differs by 1 h`. */
function shortText(statement: Statement, apart: Distance | null): string {
  const source = shortSource(statement);
  if (statement.superseded === 'elsewhere') return words.ofAnotherContainer(source);
  return apart === null ? source : words.differsBy(source, describeDistance(apart));
}
