import { Link } from '@tanstack/react-router';
import { useState, type SubmitEvent } from 'react';
import { useSavedViews, viewSearch } from '#/device/savedViews.ts';
import { moveView, removeView, renameView } from '#/device/viewWrites.ts';
import { longestName, type SavedView, viewName } from '#/domain/list/savedView.ts';
import type { FleetSearch } from '#/domain/list/search.ts';
import { findByName } from '#/domain/list/viewChanges.ts';
import { CopyButton } from '#/parts/messages/CopyButton.tsx';
import { Button, type ButtonProps } from '#/ui/Button.tsx';
import { classes } from '#/ui/classes.ts';
import { DownIcon, UpIcon } from '#/ui/icons/icons.tsx';
import { BinIcon, LinkIcon, PencilIcon } from '#/ui/icons/menuIcons.tsx';
import {
  copyLinkTo,
  deletedView,
  deleteView,
  moveDown,
  moveUp,
  renameView as renameLabelOf,
  nameMissing,
  nameTaken,
  newNameOf,
  rename as renameLabel,
  renamedTo,
} from './panelWords.ts';

/** The last change of the views, and the views before it. */
export interface ViewsStep {
  readonly words: string;
  readonly before: readonly SavedView[];
  /** Whether the focused element is gone. */
  readonly lostFocus?: boolean;
}

/** A saved view: a link to it, and what can be done with it. */
export function ViewItem({
  view,
  isCurrent,
  first,
  last,
  onStep,
  onClose,
}: {
  view: SavedView;
  isCurrent: boolean;
  first: boolean;
  last: boolean;
  onStep: (step: ViewsStep) => void;
  onClose: () => void;
}) {
  const views = useSavedViews((saved) => saved.views);
  const [renaming, setRenaming] = useState(false);
  if (renaming) {
    return (
      <li className="px-3 py-1">
        <RenameView view={view} onStep={onStep} onDone={() => setRenaming(false)} />
      </li>
    );
  }
  return (
    <li className="flex flex-wrap items-center px-1">
      <div className="min-w-0 flex-1">
        <ViewLink
          view={view}
          isCurrent={isCurrent}
          onOpen={() => {
            useSavedViews.setState({ opened: view.id });
            onClose();
          }}
        />
      </div>
      <CopyButton
        look="bare"
        label={copyLinkTo(view.name)}
        text={`${window.location.origin}${view.page}${view.search}`}
      >
        <LinkIcon />
      </CopyButton>
      <Act label={renameLabelOf(view.name)} onClick={() => setRenaming(true)}>
        <PencilIcon />
      </Act>
      <Act label={moveUp(view.name)} disabled={first} onClick={() => moveView(view.id, -1)}>
        <UpIcon />
      </Act>
      <Act label={moveDown(view.name)} disabled={last} onClick={() => moveView(view.id, 1)}>
        <DownIcon />
      </Act>
      <Act
        label={deleteView(view.name)}
        onClick={() => {
          removeView(view.id);
          onStep({ words: deletedView(view.name), before: views, lostFocus: true });
        }}
      >
        <BinIcon />
      </Act>
    </li>
  );
}

function Act({ label, disabled = false, ...rest }: { label: string } & ButtonProps) {
  // A disabled one stays a stop of the Tab key, so that the focus is not lost at the end of a list.
  return (
    <Button
      look="bare"
      aria-label={label}
      title={label}
      aria-disabled={disabled}
      className="aria-disabled:opacity-40"
      {...rest}
    />
  );
}

/** Renames a view, unless the name is taken. Escape cancels. */
function RenameView({
  view,
  onStep,
  onDone,
}: {
  view: SavedView;
  onStep: (step: ViewsStep) => void;
  onDone: () => void;
}) {
  const views = useSavedViews((saved) => saved.views);
  const [text, setText] = useState(view.name);
  const name = viewName(text);
  const other = findByName(views, view.page, name);
  const taken = other !== null && other.id !== view.id;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (name === '' || taken) return;
    if (name !== view.name) {
      renameView(view.id, name);
      onStep({ words: renamedTo(view.name, name), before: views });
    }
    onDone();
  };

  return (
    <form onSubmit={submit} className="space-y-1">
      <div className="flex gap-2">
        <input
          autoFocus
          aria-label={newNameOf(view.name)}
          aria-invalid={taken || name === ''}
          value={text}
          maxLength={longestName}
          onChange={({ target }) => setText(target.value)}
          onFocus={({ target }) => target.select()}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            onDone();
          }}
          className="h-8 min-w-0 flex-1 rounded border border-line bg-surface px-2 text-sm"
        />
        <Button type="submit">{renameLabel}</Button>
      </div>
      <p role="status" className="text-xs text-ink-soft empty:hidden">
        {name === '' && nameMissing}
        {taken && nameTaken(other.name)}
      </p>
    </form>
  );
}

/** Opens a view; a link, so that it can be opened in another tab. */
export function ViewLink({
  view,
  isCurrent = false,
  onOpen,
}: {
  view: Omit<SavedView, 'id'>;
  isCurrent?: boolean;
  onOpen: () => void;
}) {
  return (
    <Link
      to={view.page}
      // The route checks it, as it checks any address.
      search={viewSearch(view) as FleetSearch}
      onClick={onOpen}
      aria-current={isCurrent ? 'true' : undefined}
      className={classes(
        'block rounded px-2 py-1 text-sm hover:bg-hover',
        isCurrent && 'font-semibold text-accent',
      )}
    >
      {view.name}
    </Link>
  );
}
