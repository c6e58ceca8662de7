import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { usePreferences } from '#/device/preferences.ts';
import { markReviewed, useChangedCount } from '#/queries/changes.ts';
import { fleetQuery } from '#/queries/fleet.ts';
import type { Command } from './command.ts';
import { copyCommand } from './copyCommand.ts';
import { forgetButton, showCachedData } from '#/features/shell/cachedDataPanel.ts';
import { themeOptions } from '#/features/shell/ThemeSwitch.tsx';
import { timeDisplayOptions } from '#/features/shell/TimeDisplaySwitch.tsx';

/** What can be done from anywhere. */
export function useActions(onHelp: () => void): readonly Command[] {
  const api = useRouteContext({ from: '__root__', select: (context) => context.api });
  const client = useQueryClient();
  const { refetch } = useQuery({ ...fleetQuery(api), enabled: false });
  const changed = useChangedCount() ?? 0;
  const { theme, setTheme, timeDisplay, setTimeDisplay } = usePreferences();
  const marking: Command = {
    id: 'mark',
    label: 'Mark all changes as seen',
    keywords: 'since last look read',
    detail: changed === 1 ? '1 shipment has changed' : `${changed} shipments have changed`,
    run: async () => ({ words: 'Marked everything as seen', undo: await markReviewed(client, 'all') }),
  };
  return [
    ...(changed > 0 ? [marking] : []),
    copyCommand('Copy link to this page', window.location.href),
    {
      id: 'read',
      label: 'Read the list again',
      keywords: 'refresh reload update shipments',
      run: () => {
        // A reading that is under way goes on; it is not begun again from the first page.
        void refetch({ cancelRefetch: false });
        return { words: 'Reading the list again' };
      },
    },
    ...timeDisplayOptions.map(({ value, label }) => ({
      id: `clock ${value}`,
      label: `Show times in: ${label}`,
      keywords: 'clock zone local',
      isOn: value === timeDisplay,
      run: () => setTimeDisplay(value),
    })),
    ...themeOptions.map(({ value, label }) => ({
      id: `theme ${value}`,
      label,
      keywords: 'colours night day mode appearance',
      isOn: value === theme,
      run: () => setTheme(value),
    })),
    { id: 'keys', label: 'Keyboard shortcuts', keywords: 'help keys', run: onHelp },
    {
      id: 'forget',
      label: 'Forget kept data …',
      keywords: 'delete clear device storage privacy kept on this device',
      focus: forgetButton,
      run: showCachedData,
    },
  ];
}
