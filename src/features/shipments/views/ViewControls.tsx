import { getRouteApi } from '@tanstack/react-router';
import { usePreferences } from '#/device/preferences.ts';
import { type RowKind, rowKinds } from '#/domain/list/row.ts';
import { groupings, type FleetView } from '#/domain/list/view.ts';
import { groupingWords, rowKindNames } from '#/domain/list/words.ts';
import { RadioGroup } from '#/ui/RadioGroup.tsx';
import { Select } from '#/ui/Select.tsx';
import { useHotkey } from '#/ui/useHotkey.ts';
import { byGroup, groupBy, noGroups, rowsFor } from './words.ts';

const route = getRouteApi('/_app/shipments');

const kinds = rowKinds.map((value) => ({ value, label: rowKindNames[value] }));
const groups = [
  { value: '', label: noGroups },
  ...groupings.map((value) => ({ value, label: byGroup(groupingWords[value].name) })),
];

/** What a row of the list is for, which this device remembers, and what rows are grouped by; both in the address. */
export function ViewControls({ view: { by, group } }: { view: FleetView }) {
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
  useHotkey('c', singleKeys, () => showRowsFor(by === 'shipment' ? 'container' : 'shipment'));
  return (
    <>
      <RadioGroup label={rowsFor} keys="c" value={by} options={kinds} onChange={showRowsFor} />
      <Select
        label={groupBy}
        className="min-w-32 flex-1 sm:flex-none"
        value={group ?? ''}
        options={groups}
        onChange={(chosen) =>
          void navigate({ search: (search) => ({ ...search, group: chosen === '' ? undefined : chosen }) })
        }
      />
    </>
  );
}
