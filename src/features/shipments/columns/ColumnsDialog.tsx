import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { isFieldKey } from '#/domain/list/fieldKey.ts';
import { defaultColumns, type FleetView } from '#/domain/list/view.ts';
import { Button } from '#/ui/Button.tsx';
import { Dialog } from '#/ui/Dialog.tsx';
import { SortableList } from '#/ui/SortableList.tsx';
import { leadColumn, moveColumn, toggleColumn, withColumns } from './columnChoice.ts';
import { useKnownColumns } from './useKnownColumns.ts';

const route = getRouteApi('/_app/shipments/');

/**
 * Which columns the list shows, and in which order. The list beside it follows at once. What the account's own fields
 * are called is read with it; what is filled into them, once a column of them is chosen.
 */
export function ColumnsDialog({ view, onClose }: { view: FleetView; onClose: () => void }) {
  const navigate = route.useNavigate();
  const { known, isReading, failure, retry } = useKnownColumns(true);
  const [text, setText] = useState('');
  const changed = useRef(false);
  const toggled = useRef<string>(null);
  // What is toggled goes to the other list, and the keyboard goes with it.
  const follow = useCallback((box: HTMLInputElement | null) => {
    if (!box || box.dataset['column'] !== toggled.current) return;
    toggled.current = null;
    box.focus();
  }, []);

  const choose = (change: Parameters<typeof withColumns>[1]) => {
    // "Back" leads to the columns as they were before, whatever was tried here.
    void navigate({ search: (search) => withColumns(search, change), replace: changed.current });
    changed.current = true;
  };

  const chosen = view.columns
    .map(({ id }) => id)
    .toSorted((a, b) => Number(b === leadColumn) - Number(a === leadColumn));
  const nameOf = (id: string) => known.find(id)?.label ?? id;
  const fits = (id: string) => nameOf(id).toLowerCase().includes(text.trim().toLowerCase());
  const others = known.all.map(({ id }) => id).filter((id) => !chosen.includes(id) && fits(id));
  const ownFields = others.filter(isFieldKey);

  const box = (id: string, checked: boolean) => (
    <label className="flex min-w-0 flex-1 items-center gap-2 self-stretch">
      <input
        type="checkbox"
        checked={checked}
        disabled={id === leadColumn}
        data-column={id}
        ref={follow}
        onChange={() => {
          toggled.current = id;
          choose((columns) => toggleColumn(columns, id));
        }}
        className="size-4 accent-(--accent)"
      />
      <span className="truncate">{nameOf(id)}</span>
    </label>
  );

  return (
    <Dialog title="Columns" side onClose={onClose}>
      <div className="border-b border-line p-3">
        <input
          type="search"
          aria-label="Find a column"
          placeholder="Find a column"
          value={text}
          onChange={({ target }) => setText(target.value)}
          className="h-8 w-full rounded-md border border-line bg-raised px-2.5 text-sm placeholder:text-ink-faint"
        />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-3 py-2 text-sm">
        <SortableList
          label="Columns shown"
          // What a search leaves out has no place in between to be moved to.
          items={chosen.filter(fits).map((id) => ({
            id,
            name: nameOf(id),
            fixed: id === leadColumn || text.trim() !== '',
            content: box(id, true),
          }))}
          onMove={(id, to) => choose((columns) => moveColumn(columns, id, to))}
        />
        <MoreColumns title="More columns" ids={others.filter((id) => !isFieldKey(id))} box={box} />
        <MoreColumns title="Custom fields" ids={ownFields} box={box} />
        <div role="status" className="text-ink-soft">
          {isReading && <p className="py-2">Reading which custom fields the account has</p>}
          {failure && (
            <p className="py-2">
              <span className="text-attention">Custom fields could not be read.</span> {failure.title}.{' '}
              <Button look="bare" className="-my-1" onClick={retry}>
                Try again
              </Button>
            </p>
          )}
        </div>
        {others.length === 0 && !chosen.some(fits) && !isReading && (
          <p className="p-2 text-ink-soft">No column is called “{text.trim()}”.</p>
        )}
      </div>
      <div className="flex justify-between gap-2 border-t border-line p-3">
        <Button onClick={() => choose((_, { by }) => defaultColumns[by])}>Back to default</Button>
        <Button look="primary" onClick={onClose}>
          Done
        </Button>
      </div>
    </Dialog>
  );
}

function MoreColumns({
  title,
  ids,
  box,
}: {
  title: string;
  ids: readonly string[];
  box: (id: string, checked: boolean) => ReactNode;
}) {
  if (ids.length === 0) return null;
  return (
    <>
      <h3 className="eyebrow pt-3 pb-1">{title}</h3>
      <ul aria-label={title}>
        {ids.map((id) => (
          <li key={id} className="flex h-9 items-center rounded-md pl-8 hover:bg-hover">
            {box(id, false)}
          </li>
        ))}
      </ul>
    </>
  );
}
