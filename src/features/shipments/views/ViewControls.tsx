import { getRouteApi } from '@tanstack/react-router';
import { usePreferences } from '#/device/preferences.ts';
import type { KnownColumns } from '#/domain/list/columns.ts';
import { describeGroup } from '#/domain/list/describeGroup.ts';
import { isFieldKey } from '#/domain/list/fieldKey.ts';
import { type RowKind, rowKinds } from '#/domain/list/row.ts';
import { type FleetView, type Grouping, groupings } from '#/domain/list/view.ts';
import { rowKindNames } from '#/domain/list/words.ts';
import { RadioGroup } from '#/ui/fields/RadioGroup.tsx';
import { Select } from '#/ui/fields/Select.tsx';
import { useHotkey } from '#/ui/hooks/useHotkey.ts';
import { byGroup, groupBy, noGroups, rowsFor } from './words.ts';

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
  const groups = [...all].map((value) => ({ value, label: byGroup(describeGroup(value, known).name) }));
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
