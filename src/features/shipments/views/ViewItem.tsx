import { useState } from 'react';
import type { SavedView } from '#/domain/list/savedView.ts';
import { CopyButton } from '#/parts/CopyButton.tsx';
import { useSavedViews } from '#/device/savedViews.ts';
import { Button, type ButtonProps } from '#/ui/Button.tsx';
import { DownIcon, UpIcon } from '#/ui/icons.tsx';
import { BinIcon, LinkIcon, PencilIcon } from '#/ui/menuIcons.tsx';
import { RenameView } from './RenameView.tsx';
import { ViewLink } from './ViewLink.tsx';
import type { ViewsStep } from './ViewsMenu.tsx';

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
  const { views, move, remove, open } = useSavedViews();
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
            open(view.id);
            onClose();
          }}
        />
      </div>
      <CopyButton
        look="bare"
        label={`Copy link to ${view.name}`}
        text={`${window.location.origin}${view.page}${view.search}`}
      >
        <LinkIcon />
      </CopyButton>
      <Act label={`Rename ${view.name}`} onClick={() => setRenaming(true)}>
        <PencilIcon />
      </Act>
      <Act label={`Move ${view.name} up`} disabled={first} onClick={() => move(view.id, -1)}>
        <UpIcon />
      </Act>
      <Act label={`Move ${view.name} down`} disabled={last} onClick={() => move(view.id, 1)}>
        <DownIcon />
      </Act>
      <Act
        label={`Delete ${view.name}`}
        onClick={() => {
          remove(view.id);
          onStep({ words: `Deleted “${view.name}”`, before: views, lostFocus: true });
        }}
      >
        <BinIcon />
      </Act>
    </li>
  );
}

function Act({ label, disabled = false, ...rest }: { label: string } & ButtonProps) {
  // Stays in the order of the Tab key where it can do nothing, so that the focus is not lost at the end of a list.
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
