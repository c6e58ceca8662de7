import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState, useEffect, useEffectEvent, useRef } from 'react';
import { describeError } from '#/data/cache/describeError.ts';
import { fleetQuery } from '#/data/fleet/queries.ts';
import { readNumbers } from '#/domain/find/readNumbers.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import { ShortcutsHelp } from '#/features/shell/ShortcutsHelp.tsx';
import { formatCount } from '#/language/plural.ts';
import { CopyByHand } from '#/parts/messages/CopyButton.tsx';
import { StatusBadge } from '#/parts/status/StatusBadge.tsx';
import { Badge } from '#/ui/Badge.tsx';
import { Button } from '#/ui/Button.tsx';
import { classes } from '#/ui/classes.ts';
import { CloseIcon } from '#/ui/icons/icons.tsx';
import { CommandDialog } from '#/ui/overlays/CommandDialog.tsx';
import { checkDigitWarning, didYouMean } from '#/wording/checkDigit.ts';
import type { Command, CommandOutcome } from './commands.ts';
import { useOpenSet } from './useOpenSet.ts';
import { usePaletteGroups } from './usePaletteGroups.ts';
import { maxNumbers, type PaletteNumbers } from './usePaletteNumbers.ts';
import {
  dismiss,
  undo,
  paletteLabel,
  palettePlaceholder,
  onLabel,
  foundInAccount,
  foundInCache,
  foundNumbers,
  foundSoFar,
  listFailed,
  listLoading,
  preparingNumbers,
  restLoading,
} from './words.ts';

const shownFor = 5_000;

/** The palette of the find box, and what its commands leave open once it is closed. */
export function Palette({ open, ...dialog }: PaletteProps & { open: boolean }) {
  const [outcome, setOutcome] = useState<CommandOutcome | null>(null);
  const [help, setHelp] = useState(false);
  const run = async (command: Command) => {
    setOutcome(null);
    dialog.onClose();
    setOutcome((await command.run()) ?? null);
  };
  return (
    <>
      {open && (
        <PaletteDialog {...dialog} onRun={(command) => void run(command)} onHelp={() => setHelp(true)} />
      )}
      <PaletteOutcome outcome={outcome} onDone={() => setOutcome(null)} />
      {help && <ShortcutsHelp onClose={() => setHelp(false)} />}
    </>
  );
}

/** What a command has done. It goes away by itself unless something can be done about it. */
function PaletteOutcome({ outcome, onDone }: { outcome: CommandOutcome | null; onDone: () => void }) {
  const stays = outcome?.undo !== undefined || outcome?.copyByHand !== undefined;
  useEffect(() => {
    if (!outcome || stays) return;
    const timer = setTimeout(onDone, shownFor);
    return () => clearTimeout(timer);
  }, [outcome, stays, onDone]);
  return (
    <div
      className={classes(
        outcome && 'card',
        'fixed inset-x-3 bottom-3 z-20 mx-auto flex w-fit max-w-[calc(100%-1.5rem)] flex-wrap items-center gap-x-2 gap-y-1 text-sm print:hidden',
        outcome && 'py-1 pr-2 pl-4 shadow-float',
      )}
    >
      <p role="status" className="min-w-0 wrap-anywhere">
        {outcome?.words}
      </p>
      {outcome?.copyByHand !== undefined && <CopyByHand text={outcome.copyByHand} />}
      {outcome?.undo && (
        <Button look="bare" onClick={() => void outcome.undo?.().then(onDone)}>
          {undo}
        </Button>
      )}
      {outcome && (
        <Button look="bare" aria-label={dismiss} onClick={onDone}>
          <CloseIcon />
        </Button>
      )}
    </div>
  );
}

interface PaletteProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** A text of several lines that was pasted before it came. */
  readonly pasted: string | null;
  /** What had the focus before; null where that was the field that opened it. */
  readonly returnTo: () => Element | null;
  readonly onClose: () => void;
}

/** Everything that can be opened or done, found by typing a part of it; numbers, also by pasting many. */
function PaletteDialog({
  query,
  onQuery,
  pasted,
  returnTo,
  onRun,
  onHelp,
  onClose,
}: PaletteProps & {
  readonly onRun: (command: Command) => void;
  readonly onHelp: () => void;
}) {
  const api = useRouteContext({ from: '__root__', select: (context) => context.api });
  const isAsking = query.trim() !== '';
  // On a page that has not read the list, the first character does.
  const fleet = useQuery({ ...fleetQuery(api), enabled: isAsking });
  const { groups, numbers } = usePaletteGroups({ fleet: fleet.data, query, onHelp });
  const openSet = useOpenSet();
  const focus = useRef<string>(null);
  const run = (command: Command) => {
    focus.current = command.focus ?? null;
    onRun(command);
  };
  const paste = (text: string): boolean => {
    const read = readNumbers(text);
    const [first, second] = read.numbers;
    if (second) run(openSet(read));
    // A whole mail with one number in it.
    else if (first && text.trim().includes('\n')) onQuery(first.number);
    else return false;
    return true;
  };
  const takeOver = useEffectEvent(() => {
    if (pasted !== null && !paste(pasted)) onQuery(pasted.replaceAll(/\s+/g, ' '));
  });
  useEffect(() => takeOver(), []);
  return (
    <CommandDialog
      label={paletteLabel}
      placeholder={palettePlaceholder}
      query={query}
      onQuery={onQuery}
      onPaste={paste}
      groups={groups}
      status={isAsking ? paletteStatus(query, fleet.data, fleet.error, numbers) : null}
      focusAfter={() => (focus.current === null ? returnTo() : document.getElementById(focus.current))}
      onRun={run}
      onClose={onClose}
    >
      {(command) => <PaletteLine command={command} />}
    </CommandDialog>
  );
}

/** A command: its words, what stands behind them, and its state. */
function PaletteLine({
  command: { label, detail, isNumber, container, shipment, isOn },
}: {
  command: Command;
}) {
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className={classes('block truncate', isNumber && 'num font-semibold')}>{label} </span>
        {detail !== undefined && <span className="block truncate text-xs text-ink-soft">{detail} </span>}
      </span>
      {container && (
        <span className="max-w-2/5 shrink-0">
          <StatusBadge container={container} shipment={shipment} />
        </span>
      )}
      {isOn && <Badge>{onLabel}</Badge>}
    </>
  );
}

/** What the numbers of the palette were found in, in words, and what may be wrong with one that was not found. */
function paletteStatus(
  query: string,
  fleet: Fleet | undefined,
  error: Error | null,
  { found, nearest }: PaletteNumbers,
): string {
  const warning = found?.length === 0 ? checkDigitWarning(query) : null;
  const advice = nearest === null ? warning : didYouMean(nearest);
  return [searchStatus(fleet, error, found?.length ?? null), advice].filter(Boolean).join(' ');
}

function searchStatus(fleet: Fleet | undefined, error: Error | null, numbers: number | null): string {
  const soFar = fleet && foundSoFar(numbersKnown(numbers), formatCount(fleet.shipments.length));
  if (error && !fleet?.complete) {
    return [listFailed(describeError(error).title), soFar].filter(Boolean).join(' ');
  }
  if (!fleet || !soFar) return listLoading;
  if (!fleet.complete) return `${soFar} ${restLoading}`;
  if (numbers === null) return preparingNumbers;
  if (fleet.cached) return foundInCache(numbersKnown(numbers));
  return foundInAccount(numbersKnown(numbers));
}

function numbersKnown(numbers: number | null): string {
  return foundNumbers(numbers ?? 0, maxNumbers);
}
