import { useId } from 'react';
import { usePreferences } from '#/device/preferences.ts';
import { commandKey } from '#/ui/hooks/useHotkey.ts';
import { Dialog } from '#/ui/overlays/Dialog.tsx';
import { shortcutsTitle } from './words.ts';

/** Each of the keys does it. */
interface Shortcut {
  readonly keys: readonly string[];
  readonly does: string;
}

const groups: readonly { readonly title: string; readonly shortcuts: readonly Shortcut[] }[] = [
  {
    title: 'Everywhere',
    shortcuts: [
      { keys: ['Tab Tab Enter'], does: 'From the top of a page to its list' },
      { keys: ['/', `${commandKey} K`], does: 'Find any number, page or saved view, or run an action' },
      { keys: ['?'], does: 'Show keyboard shortcuts' },
      { keys: ['Esc'], does: 'Close a dialog' },
    ],
  },
  {
    title: 'In the list of shipments',
    shortcuts: [
      { keys: ['c'], does: 'A row for each container, or for each shipment' },
      { keys: ['↓', 'j'], does: 'Next row' },
      { keys: ['↑', 'k'], does: 'Previous row; from the first row to the headings' },
      { keys: ['←', '→'], does: 'Previous or next cell' },
      { keys: ['Page Up', 'Page Down'], does: 'One page up or down' },
      { keys: ['Home', 'End'], does: 'First or last row' },
      { keys: ['Enter'], does: 'Open the shipment' },
      { keys: ['Space'], does: 'Show the verdict and the journey of the row beside the list, or close them' },
      { keys: ['x'], does: 'Select or deselect the row' },
      { keys: ['Shift ↑', 'Shift ↓'], does: 'Extend the selection up or down' },
      { keys: [`${commandKey} A`], does: 'Select all rows shown' },
      { keys: ['n'], does: 'Copy the number, or all that are selected' },
      { keys: ['l'], does: 'Copy a link to the row, or to the selection' },
      { keys: ['m'], does: 'Write a message about the row, or about the selection' },
      {
        keys: ['t'],
        does: 'Change references, tags, a custom field or tracking of the row, or of the selection',
      },
      { keys: ['F2'], does: 'Edit the custom field of the cell' },
      { keys: ['e'], does: 'Export the selection, or all rows shown' },
      { keys: ['Esc'], does: 'Close what is beside the list, then clear the selection' },
    ],
  },
  {
    title: 'In the list of exceptions',
    shortcuts: [
      { keys: ['a'], does: 'Acknowledge the row or the selection, or show it again' },
      { keys: ['s'], does: 'Snooze until a day' },
      { keys: ['o'], does: 'Set the owner' },
      { keys: ['n'], does: 'Write a note' },
      { keys: ['m'], does: 'Write a message' },
    ],
  },
  {
    title: 'On a page opened from a list',
    shortcuts: [
      { keys: ['j'], does: 'Next of the list' },
      { keys: ['k'], does: 'Previous of the list' },
    ],
  },
  {
    title: 'In the morning',
    shortcuts: [
      { keys: ['↓', 'j'], does: 'Next contact to ask' },
      { keys: ['↑', 'k'], does: 'Previous contact' },
      { keys: ['Enter', 'w'], does: 'Write to the contact, or to the first' },
    ],
  },
  {
    title: 'On a heading of the list',
    shortcuts: [
      { keys: ['←', '→'], does: 'Previous or next heading' },
      { keys: ['Enter'], does: 'Sort: ascending, descending, default order' },
      { keys: ['Tab'], does: 'To the edge of the column, where ← and → set its width' },
      { keys: ['↓'], does: 'To the rows' },
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
        Use /, ?, c, j, k and w anywhere on a page
      </label>
      <p id={note} className="pl-6 text-xs text-ink-soft">
        Switch it off if you speak to your computer or press keys by accident. Other letters work only while a
        row of the list has the focus.
      </p>
    </div>
  );
}

/** All keys of the application. */
export function ShortcutsHelp({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={shortcutsTitle} onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It may be higher than the window, and keys must be able to scroll it. */}
      <div className="space-y-4 overflow-y-auto p-4" tabIndex={0} role="group" aria-label="All keys">
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
