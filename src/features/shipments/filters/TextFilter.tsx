import { getRouteApi } from '@tanstack/react-router';
import { withText } from '#/domain/list/filterLinks.ts';
import { useFleetView } from '#/features/shipments/useFleetView.ts';
import { FilterField } from '#/ui/fields/FilterField.tsx';

const route = getRouteApi('/_app/shipments');

/** Narrows the list by text, in the address as everything else. Lines that are pasted are looked for. */
export function TextFilter() {
  const { q = '' } = useFleetView().view.filter;
  const navigate = route.useNavigate();
  return (
    <FilterField
      value={q}
      onChange={(text) => void navigate({ search: (filter) => withText(filter, text), replace: true })}
      onLines={(text) => void navigate({ to: '/shipments/find', search: { q: text } })}
    />
  );
}
