import { useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { describeError } from '#/data/cache/describeError.ts';
import { askForNumbers, type SetAnswer } from '#/data/find/setAnswer.ts';
import { numberSetKey } from '#/data/find/useNumberSet.ts';
import { type SetItem, type SetOutcome, setOutcomes } from '#/domain/find/numberSet.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import { CopyButton } from '#/parts/messages/CopyButton.tsx';
import { Button } from '#/ui/Button.tsx';
import { classes } from '#/ui/classes.ts';
import { ProgressBar } from '#/ui/states/ProgressBar.tsx';
import { checkDigitWarning } from '#/wording/checkDigit.ts';
import { NumberLinks } from './NumberLinks.tsx';
import * as words from './words.ts';

const tones: Readonly<Record<SetOutcome, string>> = {
  found: 'text-ready',
  ambiguous: 'text-attention',
  wrongDigit: 'text-attention',
  notFound: 'text-ink-soft',
};

/** A set of pasted numbers above the list that it names: what became of each. */
export function SetPanel({ answer, fleet }: { answer: SetAnswer; fleet: Fleet | undefined }) {
  const { items, leftOut, isMissing } = answer;
  const byOutcome = Map.groupBy(items, ({ outcome }) => outcome);
  const present = setOutcomes.filter((outcome) => byOutcome.has(outcome));
  // What was found stands in the list below.
  const [chosen, setChosen] = useState<SetOutcome | null>();
  const open = chosen === undefined ? (present.find((outcome) => outcome !== 'found') ?? null) : chosen;
  const missing = items.filter(({ outcome }) => outcome !== 'found').map(({ number }) => number);
  const [unanswered] = useState(() => items.filter(isForService).map(({ number }) => number));
  if (isMissing) {
    return (
      <section className="card mx-4 mb-3 space-y-1 px-4 py-3 text-sm">
        <h2 className="font-semibold">{words.setMissing.title}</h2>
        <p className="text-ink-soft">{words.setMissing.text}</p>
      </section>
    );
  }
  return (
    <section aria-labelledby="set-title" className="card mx-4 mb-3 shrink-0 text-sm">
      <div className="flex flex-wrap items-center gap-x-1 gap-y-1 px-3 py-2">
        <h2 id="set-title" className="px-1 font-semibold max-sm:flex-1">
          {words.setTitle(items.length)}
        </h2>
        <div className="flex flex-wrap gap-1 max-sm:order-last max-sm:w-full">
          {present.map((outcome) => (
            <button
              key={outcome}
              type="button"
              aria-expanded={open === outcome}
              onClick={() => setChosen(open === outcome ? null : outcome)}
              className={classes(
                'h-8 rounded px-2 font-medium hover:bg-hover max-sm:h-11',
                tones[outcome],
                open === outcome && 'bg-quiet-wash',
              )}
            >
              {words.outcomeCount(byOutcome.get(outcome)?.length ?? 0, outcome)}
            </button>
          ))}
        </div>
        {missing.length > 0 && (
          <span className="ml-auto">
            <CopyButton look="bare" text={missing.join('\n')} what={words.missingNumbers(missing.length)}>
              {words.copyMissing}
            </CopyButton>
          </span>
        )}
      </div>
      {answer.isStored && <p className="px-4 pb-2 text-xs text-ink-soft">{words.onlyHere}</p>}
      {fleet?.complete === false && (
        <p role="status" className="px-4 pb-2 text-attention">
          {words.partlyLoaded}
        </p>
      )}
      {leftOut > 0 && (
        <p role="status" className="px-4 pb-2 text-attention">
          {words.describeLeftOut(leftOut)}
        </p>
      )}
      {unanswered.length > 0 && fleet && <AskService numbers={unanswered} fleet={fleet} />}
      {open && <SetItems items={byOutcome.get(open) ?? []} />}
    </section>
  );
}

/** A container is on the list or nowhere; a booking may be known to the service alone (docs/interface.md 2.7). */
function isForService({ outcome, reason }: SetItem): boolean {
  return outcome === 'notFound' && reason !== 'containerForm';
}

/** Asks the service for the numbers that the list does not have: how far that is, and a way to stop it. */
function AskService({ numbers, fleet }: { numbers: readonly string[]; fleet: Fleet }) {
  const { done, isRunning, error, stop, goOn } = useAskService(numbers, fleet);
  const total = numbers.length;
  const status = error
    ? words.notAsked(describeError(error).title)
    : done === total
      ? words.askedAll(total)
      : !fleet.complete || fleet.cached
        ? words.waitsForList
        : isRunning
          ? words.asking(done, total)
          : words.stoppedAsking(total - done);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 pb-2 text-xs text-ink-soft">
      <p role="status">{status}</p>
      {done < total && isRunning && (
        <span className="w-32">
          <ProgressBar label={words.askingLabel} value={done} max={total} />
        </span>
      )}
      {done < total && (
        <Button look="bare" onClick={isRunning ? stop : goOn}>
          {isRunning ? words.stop : words.goOn}
        </Button>
      )}
    </div>
  );
}

interface Asking {
  /** How many of the numbers have been asked. */
  readonly done: number;
  readonly isRunning: boolean;
  readonly error: Error | null;
  readonly stop: () => void;
  readonly goOn: () => void;
}

/** One number after the other, at the pace of the request budget, once the list itself is up to date. */
function useAskService(numbers: readonly string[], fleet: Fleet): Asking {
  const api = useRouteContext({ from: '__root__', select: (context) => context.api });
  const client = useQueryClient();
  const [done, setDone] = useState(0);
  const [isRunning, setRunning] = useState(true);
  const [error, setError] = useState<Error | null>(null);

  // What the service finds answers every set that has the number.
  const onFound = () => client.invalidateQueries({ queryKey: numberSetKey });
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    try {
      for await (const asked of askForNumbers(client, api, fleet, numbers.slice(done), { signal, onFound })) {
        setDone(done + asked);
      }
    } catch (problem) {
      if (signal.aborted) return;
      setError(problem instanceof Error ? problem : new Error(String(problem)));
      setRunning(false);
    }
  });
  const isReady = fleet.complete && fleet.cached === null;
  useEffect(() => {
    if (!isRunning || !isReady) return;
    const stopped = new AbortController();
    void ask(stopped.signal);
    return () => stopped.abort();
  }, [isRunning, isReady]);

  return {
    done,
    isRunning,
    error,
    stop: () => setRunning(false),
    goOn: () => {
      setError(null);
      setRunning(true);
    },
  };
}

/** Numbers of a set: what was read, why, and what it names or may mean. */
function SetItems({ items }: { items: readonly SetItem[] }) {
  return (
    <ul
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It may be higher than its place, and keys must be able to scroll it.
      tabIndex={0}
      aria-labelledby="set-title"
      className="max-h-44 divide-y divide-line overflow-y-auto border-t border-line"
    >
      {items.map((item) => (
        <li
          key={item.number}
          className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 px-4 py-1 max-sm:min-h-11"
        >
          <span className="num font-semibold">{item.number}</span>
          <span className="text-xs text-ink-faint">{words.reasonLabels[item.reason]}</span>
          <span className="min-w-0">
            <Meaning item={item} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Meaning({ item: { number, outcome, found, near } }: { item: SetItem }) {
  if (outcome === 'found') return <NumberLinks numbers={found} />;
  if (outcome === 'ambiguous') {
    return (
      <>
        {words.mayMean} <NumberLinks numbers={found} />
      </>
    );
  }
  if (near.length > 0) {
    return (
      <>
        {words.didYouMean} <NumberLinks numbers={near} />?
      </>
    );
  }
  return checkDigitWarning(number) ?? words.notInAccount;
}
