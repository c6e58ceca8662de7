import { getRouteApi, Link } from '@tanstack/react-router';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { isFieldKey } from '#/domain/list/fields.ts';
import { type ColumnChoice, defaultColumns, type FleetView } from '#/domain/list/view.ts';
import { customFields, customFieldsFailed, manageFields } from '#/features/shipments/words.ts';
import { tryAgain } from '#/parts/words.ts';
import { Button } from '#/ui/Button.tsx';
import { SortableList } from '#/ui/fields/SortableList.tsx';
import { Dialog } from '#/ui/overlays/Dialog.tsx';
import { columnLabel } from '#/wording/listColumns.ts';
import { leadColumn, withColumns } from './columnChoice.ts';
import { useKnownColumns } from './useKnownColumns.ts';
import {
  columnsShown,
  columnsTitle,
  customFieldsLoading,
  done,
  findColumnLabel,
  moreColumns,
  noColumnMatches,
  resetColumns,
} from './words.ts';

const route = getRouteApi('/_app/shipments');

/**
 * Which columns the list shows, and in which order. The list beside it follows at once. The names of the custom fields
 * are loaded with it; their values, once a column of them is chosen.
 */
export function ColumnsDialog({ view, onClose }: { view: FleetView; onClose: () => void }) {
  const navigate = route.useNavigate();
  const { known, isLoading, failure, retry } = useKnownColumns(true);
  const [text, setText] = useState('');
  const changed = useRef(false);
  const toggled = useRef<string>(null);
  // A toggled column moves to the other list, and the focus moves with it.
  const follow = useCallback((box: HTMLInputElement | null) => {
    if (!box || box.dataset['column'] !== toggled.current) return;
    toggled.current = null;
    box.focus();
  }, []);

  const choose = (change: Parameters<typeof withColumns>[1]) => {
    // "Back" restores the columns as they were before the dialog was opened.
    void navigate({ search: (search) => withColumns(search, change), replace: changed.current });
    changed.current = true;
  };

  const chosen = view.columns
    .map(({ id }) => id)
    .toSorted((a, b) => Number(b === leadColumn) - Number(a === leadColumn));
  const nameOf = (id: string) => {
    const column = known.find(id);
    return column ? columnLabel(column) : id;
  };
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
    <Dialog title={columnsTitle} place="side" onClose={onClose}>
      <div className="border-b border-line p-3">
        <input
          type="search"
          aria-label={findColumnLabel}
          placeholder={findColumnLabel}
          value={text}
          onChange={({ target }) => setText(target.value)}
          className="h-8 w-full rounded border border-line bg-raised px-3 text-sm placeholder:text-ink-faint"
        />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-3 py-2 text-sm">
        <SortableList
          label={columnsShown}
          // While a search hides columns, the places between those shown are unknown.
          items={chosen.filter(fits).map((id) => ({
            id,
            name: nameOf(id),
            fixed: id === leadColumn || text.trim() !== '',
            content: box(id, true),
          }))}
          onMove={(id, to) => choose((columns) => moveColumn(columns, id, to))}
        />
        <MoreColumns title={moreColumns} ids={others.filter((id) => !isFieldKey(id))} box={box} />
        <MoreColumns title={customFields} ids={ownFields} box={box} />
        <Link to="/settings/fields" className="inline-block py-2 font-medium underline underline-offset-2">
          {manageFields}
        </Link>
        <div role="status" className="text-ink-soft">
          {isLoading && <p className="py-2">{customFieldsLoading}</p>}
          {failure && (
            <p className="py-2">
              <span className="text-attention">{customFieldsFailed}</span> {failure.title}.{' '}
              <Button look="bare" className="-my-1" onClick={retry}>
                {tryAgain}
              </Button>
            </p>
          )}
        </div>
        {others.length === 0 && !chosen.some(fits) && !isLoading && (
          <p className="p-2 text-ink-soft">{noColumnMatches(text.trim())}</p>
        )}
      </div>
      <div className="flex justify-between gap-2 border-t border-line p-3">
        <Button onClick={() => choose((_, { by }) => defaultColumns[by])}>{resetColumns}</Button>
        <Button look="primary" onClick={onClose}>
          {done}
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
          <li key={id} className="flex h-9 items-center rounded pl-8 hover:bg-hover">
            {box(id, false)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** With the column at the end, or without it. */
export function toggleColumn(columns: readonly ColumnChoice[], id: string): readonly ColumnChoice[] {
  if (id === leadColumn) return columns;
  return columns.some((column) => column.id === id)
    ? columns.filter((column) => column.id !== id)
    : [...columns, { id, width: null }];
}

/** With the column at another place, or the nearest one behind the number. */
export function moveColumn(
  columns: readonly ColumnChoice[],
  id: string,
  to: number,
): readonly ColumnChoice[] {
  const moved = columns.find((column) => column.id === id);
  if (!moved || id === leadColumn) return columns;
  const rest = columns.filter((column) => column !== moved);
  const place = Math.min(Math.max(to, 1), rest.length);
  return [...rest.slice(0, place), moved, ...rest.slice(place)];
}
