import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode, useId, useMemo, useState } from 'react';
import { comparisonQuery } from '#/data/changes/queries.ts';
import type { ArrivalWindow } from '#/domain/arrival/arrivalWindow.ts';
import { arrivalPresets, isWindow } from '#/domain/arrival/presets.ts';
import type { FacetCounts } from '#/domain/list/facetCounts.ts';
import type { Facet } from '#/domain/list/facetNames.ts';
import { withChanged, withWindow } from '#/domain/list/filterLinks.ts';
import { fleetRows } from '#/domain/list/list.ts';
import type { FleetFilter } from '#/domain/list/view.ts';
import { mapTolerant } from '#/domain/records/mapTolerant.ts';
import { customFields } from '#/features/shipments/words.ts';
import { FacetList } from '#/parts/lists/FacetList.tsx';
import { Button } from '#/ui/Button.tsx';
import { formatWindow } from '#/wording/arrivalWindow.ts';
import { valueLabel } from '#/wording/listFacets.ts';
import { filterNames, sinceLastReview } from '#/wording/listFilters.ts';
import { DayFields, FieldFacetLists } from './lazyFacets.ts';
import { ListFacet } from './ListFacet.tsx';
import { quickFacets } from './quickFacets.ts';
import type { ListFields } from './useCustomFields.ts';
import type { Counted } from './useFacetCounts.ts';
import { chooseDays, costsInUse, costsTitle, countsOf, customFieldsInUse, hide, show } from './words.ts';

/** The facets in the order of the page, with how many values are not folded; null for one that other pages alone lead to. */
const looks: Readonly<Record<Facet, { readonly fold?: number } | null>> = {
  lfd: {},
  hold: {},
  ready: {},
  arrival: {},
  eta: {},
  status: {},
  carrier: { fold: 6 },
  podVessel: { fold: 6 },
  pol: { fold: 6 },
  pod: { fold: 6 },
  destination: { fold: 6 },
  terminal: { fold: 6 },
  customer: { fold: 6 },
  tag: { fold: 6 },
  tracking: {},
  where: null,
};
const shownFacets = (Object.keys(looks) as Facet[]).filter((facet) => looks[facet]);

/** The values that have no quick filter above the list. */
function besideOnly(facet: Facet, counts: FacetCounts) {
  const above = quickFacets.flatMap((quick) => (quick.facet === facet ? quick.value : []));
  return counts[facet]
    .filter(({ value }) => !above.includes(value))
    .map((counted) => ({ ...counted, label: valueLabel(facet, counted) }));
}

interface Fold {
  readonly isOpen: boolean;
  readonly setOpen: (open: boolean) => void;
  /** Whether the list needs them. */
  readonly needed: boolean;
}

/** Every filter of the list with its counts, but those above it. */
export function FacetLists({
  counts,
  counted,
  filter,
  exceptions,
  costs,
  fields,
}: {
  counts: FacetCounts;
  counted: Counted;
  filter: FleetFilter;
  /** The facet of their exceptions. */
  exceptions: ReactNode;
  /** What waiting costs, with its facet once that is loaded. */
  costs: Fold & { readonly facet: ReactNode };
  fields: ListFields;
}) {
  const { basis } = counted;
  return (
    <>
      <p className="px-2 text-xs text-ink-soft">{countsOf(counted.by)}</p>
      <ChangedFacet counted={counted} active={filter.changed !== undefined} />
      {exceptions}
      {shownFacets.map((facet) => (
        <Fragment key={facet}>
          <ListFacet
            {...looks[facet]}
            facet={facet}
            title={filterNames[facet]}
            values={besideOnly(facet, counts)}
            chosen={filter[facet]}
            counted={basis}
          />
          {facet === 'arrival' && (
            <ArrivalDays
              window={{ from: filter.from, to: filter.to }}
              counts={basis === 'nothing' ? null : counts.window}
              isPartial={basis === 'part'}
            />
          )}
        </Fragment>
      ))}
      <FoldedFacets title={costsTitle} why={costsInUse} fold={costs}>
        {costs.facet}
      </FoldedFacets>
      <FoldedFacets title={customFields} why={customFieldsInUse} fold={fields}>
        <FieldFacetLists fields={fields} {...counted} />
      </FoldedFacets>
    </>
  );
}

/** Narrows the list to what has changed since the last review, with the number of rows that this would leave. */
function ChangedFacet({ counted, active }: { counted: Counted; active: boolean }) {
  const { shipments, by, filter, now, basis } = counted;
  const changed = useQuery({ ...comparisonQuery, enabled: basis !== 'nothing' }).data?.byShipment;
  const count = useMemo(() => {
    const some = changed && shipments.filter(({ id }) => changed.has(id));
    // As after the click: a list that is filtered shows what is finished too.
    const others = { ...filter, active: undefined };
    return some ? mapTolerant(some, (each) => fleetRows(each, by, others, now)).result.length : null;
  }, [changed, shipments, by, filter, now]);
  // Those that have changed are known later than the rest, and most days begin without any.
  return (
    <FacetList
      title={filterNames.changed}
      values={active || count !== null ? [{ value: 'yes', label: sinceLastReview, count }] : []}
      chosen={active ? ['yes'] : []}
      isPartial={basis === 'part'}
    >
      {({ look, content }) => (
        <Link to="/shipments" search={(search) => withChanged(search, !active)} {...look}>
          {content}
        </Link>
      )}
    </FacetList>
  );
}

/** Filters that are loaded when they are opened. */
function FoldedFacets({
  title,
  why,
  fold: { isOpen, setOpen, needed },
  children,
}: {
  title: string;
  /** Why they cannot be closed where they are needed. */
  why: string;
  fold: Fold;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="space-y-3">
      <h2 id={id}>
        <button
          type="button"
          className="eyebrow flex h-7 w-full items-center justify-between rounded px-2 hover:bg-hover"
          aria-expanded={isOpen}
          aria-disabled={needed}
          title={needed ? why : undefined}
          onClick={() => {
            if (!needed) setOpen(!isOpen);
          }}
        >
          {title}
          <span aria-hidden className={needed ? 'hidden' : 'font-normal normal-case'}>
            {isOpen ? hide : show}
          </span>
        </button>
      </h2>
      {isOpen && children}
    </section>
  );
}

/** The days of arrival, by the calendar of the port of discharge. */
function ArrivalDays({
  window,
  counts,
  isPartial,
}: {
  window: ArrivalWindow;
  /** How many each preset would leave; null before anything is loaded. */
  counts: readonly number[] | null;
  isPartial: boolean;
}) {
  const chosen = arrivalPresets.findIndex((preset) => isWindow(preset, window));
  return (
    <FacetList
      title={filterNames.day}
      values={arrivalPresets.map((preset, place) => ({
        value: String(place),
        label: formatWindow(preset),
        count: counts && (counts[place] ?? 0),
      }))}
      chosen={chosen < 0 ? undefined : [String(chosen)]}
      isPartial={isPartial}
      foot={<ChooseDays window={window} startOpen={chosen < 0 && Boolean(window.from ?? window.to)} />}
    >
      {({ value, look, content }) => (
        <Link
          to="/shipments"
          search={(search) => withWindow(search, windowAfter(Number(value), chosen))}
          {...look}
        >
          {content}
        </Link>
      )}
    </FacetList>
  );
}

/** The days once the preset at that place is pressed, which switches the chosen one off. */
const windowAfter = (place: number, chosen: number): ArrivalWindow =>
  (place === chosen ? undefined : arrivalPresets[place]) ?? {};

/** A first and a last day that the reader chooses. */
function ChooseDays({ window, startOpen }: { window: ArrivalWindow; startOpen: boolean }) {
  const [open, setOpen] = useState(startOpen);
  return (
    <>
      <Button look="bare" className="px-2 text-xs" aria-expanded={open} onClick={() => setOpen(!open)}>
        {chooseDays}
      </Button>
      {open && <DayFields window={window} />}
    </>
  );
}
