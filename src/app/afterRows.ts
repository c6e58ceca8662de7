/* oxlint-disable import/no-unassigned-import -- what is drawn or needed is imported by name where it is. */
// All that a first visit to the list loads by itself once its rows are drawn, as one file: what is drawn around them,
// and what counts, compares and writes. Whoever draws or needs a part asks for it alone; it has come with the others.
import '#/data/changes/comparison.ts';
import '#/data/customFields/calls.ts';
import '#/data/trackingRequests/calls.ts';
import '#/domain/exceptions/exceptions.ts';
import '#/domain/list/facetCounts.ts';
import '#/features/shell/ChangesCount.tsx';
import '#/features/shell/ExceptionsCount.tsx';
import '#/features/shell/LiveMark.tsx';
import '#/features/shell/SignInBar.tsx';
import '#/features/shell/uploads/Uploads.tsx';
import '#/features/shipments/columns/ChangeMark.tsx';
import '#/features/shipments/filters/ExceptionFacet.tsx';
import '#/features/shipments/filters/FacetLists.tsx';
import '#/features/shipments/filters/ListChips.tsx';
import '#/features/shipments/filters/QuickFilters.tsx';
import '#/wording/listFacets.ts';
