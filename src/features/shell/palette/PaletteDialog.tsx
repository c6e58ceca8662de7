import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { readNumbers } from '#/domain/find/readNumbers.ts';
import { fleetQuery } from '#/queries/fleet.ts';
import { CommandDialog } from '#/ui/CommandDialog.tsx';
import type { Command } from './command.ts';
import { PaletteLine } from './PaletteLine.tsx';
import { paletteStatus } from './paletteStatus.ts';
import { useOpenSet } from './useOpenSet.ts';
import { usePaletteGroups } from './usePaletteGroups.ts';
import { paletteLabel, palettePlaceholder } from './words.ts';

export interface PaletteProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** A text of several lines that was pasted before it came. */
  readonly pasted: string | null;
  /** What had the focus before; null where that was the field that opened it. */
  readonly returnTo: () => Element | null;
  readonly onClose: () => void;
}

/** Everything that can be opened or done, found by typing a part of it; numbers, also by pasting many. */
export function PaletteDialog({
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
