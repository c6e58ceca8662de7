import { getRouteApi } from '@tanstack/react-router';
import { groupingWords } from '#/domain/list/groups.ts';
import { groupings, type FleetView } from '#/domain/list/view.ts';
import type { RowKind } from '#/domain/list/row.ts';
import { Select } from '#/ui/Select.tsx';
import { RadioGroup } from '#/ui/RadioGroup.tsx';

const route = getRouteApi('/_app/shipments/');

const kinds: readonly { readonly value: RowKind; readonly label: string }[] = [
  { value: 'shipment', label: 'Shipments' },
  { value: 'container', label: 'Containers' },
];
const groups = [
  { value: '', label: 'No groups' },
  ...groupings.map((value) => ({ value, label: `By ${groupingWords[value].name.toLowerCase()}` })),
];

/** What a line of the list stands for and what lines are gathered by; both in the address. */
export function ViewControls({ view: { by, group } }: { view: FleetView }) {
  const navigate = route.useNavigate();
  return (
    <>
      <RadioGroup
        label="A line for each"
        value={by}
        options={kinds}
        onChange={(kind) =>
          void navigate({ search: (search) => ({ ...search, by: kind === 'shipment' ? undefined : kind }) })
        }
      />
      <Select
        label="Groups of the list"
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
