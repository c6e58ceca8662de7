import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { paletteLabel, palettePlaceholder } from '#/features/shell/words.ts';
import { fleetQuery } from '#/queries/fleet.ts';
import { CommandDialog } from '#/ui/CommandDialog.tsx';
import type { Command } from './command.ts';
import { PaletteLine } from './PaletteLine.tsx';
import { paletteStatus } from './paletteStatus.ts';
import { usePaletteGroups } from './usePaletteGroups.ts';

/** Everything that can be opened or done, found by typing a part of it. */
export function PaletteDialog({
  onRun,
  onHelp,
  onClose,
}: {
  onRun: (command: Command) => void;
  onHelp: () => void;
  onClose: () => void;
}) {
  const api = useRouteContext({ from: '__root__', select: (context) => context.api });
  const [query, setQuery] = useState('');
  const isAsking = query.trim() !== '';
  // On a page that has not read the list, the first character does.
  const fleet = useQuery({ ...fleetQuery(api), enabled: isAsking });
  const { groups, numbers } = usePaletteGroups({ fleet: fleet.data, query, onHelp });
  const focus = useRef<string>(null);
  return (
    <CommandDialog
      label={paletteLabel}
      placeholder={palettePlaceholder}
      query={query}
      onQuery={setQuery}
      groups={groups}
      status={isAsking ? paletteStatus(query, fleet.data, fleet.error, numbers) : null}
      focusAfter={() => (focus.current === null ? null : document.getElementById(focus.current))}
      onRun={(command) => {
        focus.current = command.focus ?? null;
        onRun(command);
      }}
      onClose={onClose}
    >
      {(command) => <PaletteLine command={command} />}
    </CommandDialog>
  );
}
