import { useNavigate } from '@tanstack/react-router';
import { FilterField } from '#/ui/fields/FilterField.tsx';

/** Narrows the list of a page by text, in the address as everything else. */
export function AddressFilter({
  q = '',
  findsLines = false,
}: {
  q: string | undefined;
  /** Whether lines that are pasted are looked for. */
  findsLines?: boolean;
}) {
  const navigate = useNavigate();
  const find = (text: string) => void navigate({ to: '/shipments/find', search: { q: text } });
  return (
    <FilterField
      value={q}
      onChange={(text) =>
        void navigate({ to: '.', search: (search) => ({ ...search, q: text || undefined }), replace: true })
      }
      {...(findsLines && { onLines: find })}
    />
  );
}
