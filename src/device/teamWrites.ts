import { mergeTeam, type OwnSettings, type TeamSettings } from '#/domain/team/teamFile.ts';
import { useContacts } from './contacts.ts';
import { type Undo, undoEntries } from './entryLists.ts';
import { bookOf, takeOverEntries } from './entryWrites.ts';
import { usePreferences } from './preferences.ts';
import { useSavedViews } from './savedViews.ts';
import { useTariffs } from './tariffs.ts';
import { useTemplates } from './templates.ts';

/** All that this device has of what a team shares. */
export function ownSettings(): OwnSettings {
  return {
    views: useSavedViews.getState().views,
    thresholds: usePreferences.getState().exceptions,
    templates: useTemplates.getState().templates,
    tariffs: bookOf(useTariffs.getState()),
    contacts: useContacts.getState().contacts,
  };
}

/** Takes over all that is in a file, to be undone in one step. */
export function takeOverTeam(file: TeamSettings): Undo {
  const before = ownSettings();
  const { merged } = mergeTeam(before, file);
  const undos = [
    file.templates && takeOverEntries(useTemplates, { templates: file.templates }),
    file.tariffs && takeOverEntries(useTariffs, file.tariffs),
    file.contacts && takeOverEntries(useContacts, { contacts: file.contacts }),
  ];
  useSavedViews.setState({ views: merged.views });
  usePreferences.getState().setExceptions(merged.thresholds);
  return () => {
    for (const undo of undos) undo?.();
    useSavedViews.setState(({ views }) => ({ views: undoEntries(views, before.views, merged.views) }));
    // What was set since stays.
    const { exceptions, setExceptions } = usePreferences.getState();
    if (exceptions === merged.thresholds) setExceptions(before.thresholds);
  };
}
