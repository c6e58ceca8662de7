import { getRouteApi } from '@tanstack/react-router';
import type { KnownColumns } from '#/domain/list/columns.ts';
import { isDefaultOrder, describeOrder } from '#/domain/list/order.ts';
import { printOrder } from '#/domain/list/search.ts';
import { defaultOrder, type FleetOrder, type FleetView } from '#/domain/list/view.ts';
import { Button } from '#/ui/Button.tsx';
import { Select } from '#/ui/fields/Select.tsx';
import { DownIcon, UpIcon } from '#/ui/icons/icons.tsx';
import { ascending, descending, sortBy } from './words.ts';

const route = getRouteApi('/_app/shipments');

/** Sorts the list by one of its columns where there are no headings; in the address, like the filters. */
export function SortSelect({ view: { columns, order }, known }: { view: FleetView; known: KnownColumns }) {
  const navigate = route.useNavigate();
  const choose = (next: FleetOrder | null) =>
    void navigate({ search: (search) => ({ ...search, sort: printOrder(next) }) });
  // An address may sort by a column that is not shown.
  const ids = new Set([...columns.map(({ id }) => id), order.column]);
  const words = (by: FleetOrder) => {
    const text = describeOrder(by, known);
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
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
