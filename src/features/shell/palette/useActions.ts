import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useRouteContext } from '@tanstack/react-router';
import { usePreferences } from '#/device/preferences.ts';
import { clearButton, showCachedData } from '#/features/shell/cachedDataPanel.ts';
import { clearCachedData } from '#/features/shell/cachedWords.ts';
import { themeOptions } from '#/features/shell/ThemeSwitch.tsx';
import { timeDisplayOptions } from '#/features/shell/TimeDisplaySwitch.tsx';
import { chooseFiles } from '#/features/shell/uploads/chooseFiles.ts';
import { dropPlace } from '#/features/shell/uploads/dropPlace.ts';
import { cachedTitle, shortcutsTitle } from '#/features/shell/words.ts';
import { markAll, markedAll } from '#/parts/reviewWords.ts';
import { useChangedCount } from '#/queries/changes.ts';
import { fleetQuery } from '#/queries/fleet.ts';
import { markReviewed } from '#/queries/marking.ts';
import type { Command } from './command.ts';
import { copyCommand } from './copyCommand.ts';
import { actionKeywords, changedShipments, copyPage, refresh, showTimes, uploadDocuments } from './words.ts';

/** What can be done from anywhere. */
export function useActions(onHelp: () => void): readonly Command[] {
  const api = useRouteContext({ from: '__root__', select: (context) => context.api });
  const client = useQueryClient();
  const pathname = useLocation({ select: (location) => location.pathname });
  const { refetch } = useQuery({ ...fleetQuery(api), enabled: false });
  const changed = useChangedCount() ?? 0;
  const { theme, setTheme, timeDisplay, setTimeDisplay } = usePreferences();
  const marking: Command = {
    id: 'mark',
    label: markAll,
    keywords: actionKeywords.mark,
    detail: changedShipments(changed),
    run: async () => ({ words: markedAll, undo: await markReviewed(client, 'all') }),
  };
  return [
    ...(changed > 0 ? [marking] : []),
    copyCommand(copyPage, window.location.href),
    {
      id: 'refresh',
      label: refresh.label,
      keywords: actionKeywords.refresh,
      run: () => {
        // A refresh that is under way goes on; it does not start again from the first page.
        void refetch({ cancelRefetch: false });
        return { words: refresh.done };
      },
    },
    {
      id: 'upload',
      label: uploadDocuments,
      keywords: actionKeywords.upload,
      run: () => chooseFiles(api, client, dropPlace(pathname) ?? { shipmentId: null }),
    },
    ...timeDisplayOptions.map(({ value, label }) => ({
      id: `clock ${value}`,
      label: showTimes(label),
      keywords: actionKeywords.clock,
      isOn: value === timeDisplay,
      run: () => setTimeDisplay(value),
    })),
    ...themeOptions.map(({ value, label }) => ({
      id: `theme ${value}`,
      label,
      keywords: actionKeywords.theme,
      isOn: value === theme,
      run: () => setTheme(value),
    })),
    { id: 'keys', label: shortcutsTitle, keywords: actionKeywords.shortcuts, run: onHelp },
    {
      id: 'clear',
      label: `${clearCachedData} …`,
      keywords: `${actionKeywords.clear} ${cachedTitle}`,
      focus: clearButton,
      run: showCachedData,
    },
  ];
}
