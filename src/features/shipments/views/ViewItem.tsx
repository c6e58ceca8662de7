import { useState } from 'react';
import { useSavedViews } from '#/device/savedViews.ts';
import type { SavedView } from '#/domain/list/savedView.ts';
import { CopyButton } from '#/parts/CopyButton.tsx';
import { Button, type ButtonProps } from '#/ui/Button.tsx';
import { DownIcon, UpIcon } from '#/ui/icons.tsx';
import { BinIcon, LinkIcon, PencilIcon } from '#/ui/menuIcons.tsx';
import { copyLinkTo, deletedView, deleteView, moveDown, moveUp, renameView } from './panelWords.ts';
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
        label={copyLinkTo(view.name)}
        text={`${window.location.origin}${view.page}${view.search}`}
      >
        <LinkIcon />
      </CopyButton>
      <Act label={renameView(view.name)} onClick={() => setRenaming(true)}>
        <PencilIcon />
      </Act>
      <Act label={moveUp(view.name)} disabled={first} onClick={() => move(view.id, -1)}>
        <UpIcon />
      </Act>
      <Act label={moveDown(view.name)} disabled={last} onClick={() => move(view.id, 1)}>
        <DownIcon />
      </Act>
      <Act
        label={deleteView(view.name)}
        onClick={() => {
          remove(view.id);
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
