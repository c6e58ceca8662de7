import { Suspense, useId } from 'react';
import { customFields } from '#/features/shipments/words.ts';
import { lazyPart } from '#/ui/lazyPart.ts';
import type { FieldFacetsProps } from './FieldFacetLists.tsx';
import { customFieldsInUse, hide, show } from './words.ts';

const FieldFacetLists = lazyPart(async () => (await import('./FieldFacetLists.tsx')).FieldFacetLists);

/** The custom fields as filters. They are loaded when they are opened. */
export function FieldFacets(props: FieldFacetsProps) {
  const { isOpen, setOpen, needed } = props.fields;
  const id = useId();
  return (
    <section aria-labelledby={id} className="space-y-3">
      <h2 id={id}>
        <button
          type="button"
          className="eyebrow flex h-7 w-full items-center justify-between rounded-md px-2 hover:bg-hover"
          aria-expanded={isOpen}
          aria-disabled={needed}
          title={needed ? customFieldsInUse : undefined}
          onClick={() => {
            if (!needed) setOpen(!isOpen);
          }}
        >
          {customFields}
          <span aria-hidden className={needed ? 'hidden' : 'font-normal normal-case'}>
            {isOpen ? hide : show}
          </span>
        </button>
      </h2>
      {isOpen && (
        <Suspense>
          <FieldFacetLists {...props} />
        </Suspense>
      )}
    </section>
  );
}
