import { getRouteApi } from '@tanstack/react-router';
import { usePreferences } from '#/device/preferences.ts';
import type { KnownColumns } from '#/domain/list/columns.ts';
import { isFieldKey } from '#/domain/list/fields.ts';
import { isDefaultOrder } from '#/domain/list/order.ts';
import { type RowKind, rowKinds } from '#/domain/list/row.ts';
import { printOrder } from '#/domain/list/search.ts';
import {
  type FleetView,
  type Grouping,
  groupings,
  defaultOrder,
  type FleetOrder,
} from '#/domain/list/view.ts';
import { capitalized } from '#/language/capitalized.ts';
import { Button } from '#/ui/Button.tsx';
import { RadioGroup } from '#/ui/fields/RadioGroup.tsx';
import { Select } from '#/ui/fields/Select.tsx';
import { useHotkey } from '#/ui/hooks/useHotkey.ts';
import { DownIcon, UpIcon } from '#/ui/icons/icons.tsx';
import { describeGrouping } from '#/wording/listGroups.ts';
import { describeOrder, rowKindNames } from '#/wording/listViews.ts';
import { byGroup, groupBy, noGroups, rowsFor, ascending, descending, sortBy } from './words.ts';

const route = getRouteApi('/_app/shipments');

const kinds = rowKinds.map((value) => ({ value, label: rowKindNames[value] }));

/** What a row of the list is for, which this device remembers, and what rows are grouped by; both in the address. */
export function ViewControls({ view: { by, group }, known }: { view: FleetView; known: KnownColumns }) {
  const navigate = route.useNavigate();
  const singleKeys = usePreferences((preferences) => preferences.singleKeys);
  const showRowsFor = (kind: RowKind) => {
    usePreferences.getState().choose({ rowsFor: kind });
    // "Back" leads to another view, not to and fro.
    void navigate({
      search: (search) => ({ ...search, by: kind === 'shipment' ? undefined : kind }),
      replace: true,
    });
  };
  // An address may name a custom field that is not loaded.
  const fields = known.all.map(({ id }) => id).filter(isFieldKey);
  const all = new Set<Grouping>([...groupings, ...fields, ...(group ? [group] : [])]);
  const groups = [...all].map((value) => ({ value, label: byGroup(describeGrouping(value, known).name) }));
  useHotkey('c', singleKeys, () => showRowsFor(by === 'shipment' ? 'container' : 'shipment'));
  return (
    <>
      <RadioGroup label={rowsFor} keys="c" value={by} options={kinds} onChange={showRowsFor} />
      <Select
        label={groupBy}
        className="min-w-32 flex-1 sm:max-w-48 sm:flex-none"
        value={group ?? ''}
        options={[{ value: '', label: noGroups }, ...groups]}
        onChange={(chosen) =>
          void navigate({ search: (search) => ({ ...search, group: chosen === '' ? undefined : chosen }) })
        }
      />
    </>
  );
}

/** Sorts the list by one of its columns where there are no headings; in the address, like the filters. */
export function SortSelect({ view: { columns, order }, known }: { view: FleetView; known: KnownColumns }) {
  const navigate = route.useNavigate();
  const choose = (next: FleetOrder | null) =>
    void navigate({ search: (search) => ({ ...search, sort: printOrder(next) }) });
  // An address may sort by a column that is not shown.
  const ids = new Set([...columns.map(({ id }) => id), order.column]);
  const words = (by: FleetOrder) => capitalized(describeOrder(by, known));
  const byColumn = [...ids].map((id) => ({ value: id, label: words({ column: id, descending: false }) }));

  return (
    <span className="flex min-w-36 flex-1 gap-1 sm:flex-none xl:hidden">
      <Select
        label={sortBy}
        className="flex-1"
        value={isDefaultOrder(order) ? '' : order.column}
        options={[{ value: '', label: words(defaultOrder) }, ...byColumn]}
        onChange={(column) => choose(column === '' ? null : { column, descending: false })}
      />
      {!isDefaultOrder(order) && (
        <Button
          aria-label={descending}
          aria-pressed={order.descending}
          title={order.descending ? descending : ascending}
          onClick={() => choose({ ...order, descending: !order.descending })}
        >
          {order.descending ? <DownIcon /> : <UpIcon />}
        </Button>
      )}
    </span>
  );
}
