import { useId } from 'react';
import { usePreferences } from '#/device/preferences.ts';
import { commandKey } from '#/ui/hooks/useHotkey.ts';
import { Dialog } from '#/ui/overlays/Dialog.tsx';
import {
  allKeys,
  keyNames,
  shortcutGroups,
  shortcutTexts,
  singleKeysLabel,
  singleKeysNote,
} from './shortcutWords.ts';
import { shortcutsTitle } from './words.ts';

/** Each of the keys does it. */
interface Shortcut {
  readonly keys: readonly string[];
  readonly does: string;
}

const groups: readonly { readonly title: string; readonly shortcuts: readonly Shortcut[] }[] = [
  {
    title: shortcutGroups.everywhere,
    shortcuts: [
      { keys: [keyNames.toList], does: shortcutTexts.toList },
      { keys: ['/', `${commandKey} K`], does: shortcutTexts.find },
      { keys: ['?'], does: shortcutTexts.help },
      { keys: ['Esc'], does: shortcutTexts.closeDialog },
    ],
  },
  {
    title: shortcutGroups.shipments,
    shortcuts: [
      { keys: ['c'], does: shortcutTexts.rowsFor },
      { keys: ['↓', 'j'], does: shortcutTexts.nextRow },
      { keys: ['↑', 'k'], does: shortcutTexts.previousRow },
      { keys: ['←', '→'], does: shortcutTexts.cells },
      { keys: [keyNames.pageUp, keyNames.pageDown], does: shortcutTexts.pages },
      { keys: [keyNames.home, keyNames.end], does: shortcutTexts.ends },
      { keys: [keyNames.enter], does: shortcutTexts.open },
      { keys: [keyNames.space], does: shortcutTexts.peek },
      { keys: ['x'], does: shortcutTexts.select },
      { keys: ['Shift ↑', 'Shift ↓'], does: shortcutTexts.extend },
      { keys: [`${commandKey} A`], does: shortcutTexts.selectAll },
      { keys: ['n'], does: shortcutTexts.copyNumber },
      { keys: ['l'], does: shortcutTexts.copyLink },
      { keys: ['m'], does: shortcutTexts.messageAboutRows },
      {
        keys: ['t'],
        does: shortcutTexts.change,
      },
      { keys: ['F2'], does: shortcutTexts.editCell },
      { keys: ['e'], does: shortcutTexts.exportRows },
      { keys: ['Esc'], does: shortcutTexts.closeBeside },
    ],
  },
  {
    title: shortcutGroups.exceptions,
    shortcuts: [
      { keys: ['a'], does: shortcutTexts.acknowledge },
      { keys: ['s'], does: shortcutTexts.snooze },
      { keys: ['o'], does: shortcutTexts.owner },
      { keys: ['n'], does: shortcutTexts.note },
      { keys: ['m'], does: shortcutTexts.message },
    ],
  },
  {
    title: shortcutGroups.openedPage,
    shortcuts: [
      { keys: ['j'], does: shortcutTexts.nextOfList },
      { keys: ['k'], does: shortcutTexts.previousOfList },
    ],
  },
  {
    title: shortcutGroups.morning,
    shortcuts: [
      { keys: ['↓', 'j'], does: shortcutTexts.nextContact },
      { keys: ['↑', 'k'], does: shortcutTexts.previousContact },
      { keys: [keyNames.enter, 'w'], does: shortcutTexts.write },
    ],
  },
  {
    title: shortcutGroups.heading,
    shortcuts: [
      { keys: ['←', '→'], does: shortcutTexts.headings },
      { keys: [keyNames.enter], does: shortcutTexts.sort },
      { keys: ['Tab'], does: shortcutTexts.resize },
      { keys: ['↓'], does: shortcutTexts.toRows },
    ],
  },
];

/** Keys that work wherever the focus is can be switched off: speech input and accidents press them too. */
function SingleKeys() {
  const { singleKeys, setSingleKeys } = usePreferences();
  const note = useId();
  return (
    <div className="text-sm">
      <label className="flex items-center gap-2 font-medium">
        <input
          type="checkbox"
          checked={singleKeys}
          aria-describedby={note}
          onChange={({ target }) => setSingleKeys(target.checked)}
          className="size-4 accent-(--accent)"
        />
        {singleKeysLabel}
      </label>
      <p id={note} className="pl-6 text-xs text-ink-soft">
        {singleKeysNote}
      </p>
    </div>
  );
}

/** All keys of the application. */
export function ShortcutsHelp({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={shortcutsTitle} onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It may be higher than the window, and keys must be able to scroll it. */}
      <div className="space-y-4 overflow-y-auto p-4" tabIndex={0} role="group" aria-label={allKeys}>
        <SingleKeys />
        {groups.map(({ title, shortcuts }) => (
          <section key={title}>
            <h3 className="eyebrow pb-1">{title}</h3>
            <dl className="divide-y divide-line text-sm">
              {shortcuts.map(({ keys, does }) => (
                <div key={does} className="flex items-center gap-3 py-1">
                  <dt className="flex w-44 shrink-0 flex-wrap gap-1">
                    {keys.map((key) => (
                      <kbd
                        key={key}
                        className="rounded border border-line bg-raised px-2 font-sans text-xs leading-5"
                      >
                        {key}
                      </kbd>
                    ))}
                  </dt>
                  <dd className="text-ink-soft">{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
