import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isDuplicateRequest } from '#/domain/records/trackingRequest.ts';
import { type CarrierNames, findCarrier } from '#/domain/tracking/carriers.ts';
import { requestTypeOf } from '#/domain/tracking/readType.ts';
import type { ListedRequest, RequestGroup } from '#/domain/tracking/requestList.ts';
import type { RequestsSearch } from '#/features/track/trackSearch.ts';
import { capitalized } from '#/language/capitalized.ts';
import { InstantTime } from '#/parts/time/Time.tsx';
import { Badge, type Tone } from '#/ui/Badge.tsx';
import { buttonClasses } from '#/ui/Button.tsx';
import type { GridColumn } from '#/ui/grid/gridColumn.ts';
import { SecondLine } from '#/ui/SecondLine.tsx';
import { describeRequestAct, describeRequestReason } from '#/wording/requests.ts';
import { requestTypeLabels } from '#/wording/trackColumns.ts';
import * as words from './words.ts';

/** A request as the grid takes it. */
export interface GridRequest {
  readonly kind: 'request';
  readonly id: string;
  readonly listed: ListedRequest;
}

/** What the cells need besides their row. */
interface RequestCells {
  readonly names: CarrierNames;
  readonly search: RequestsSearch;
}

export const requestTones: Readonly<Record<RequestGroup, Tone>> = {
  failed: 'attention',
  awaiting_manifest: 'neutral',
  pending: 'neutral',
  created: 'ready',
  sentAgain: 'done',
  other: 'done',
};

type Column = keyof typeof words.columnLabels;
const widths: Readonly<Record<Column, number>> = {
  number: 150,
  // The longest reason is whole on a page of 1,440 pixels.
  state: 290,
  next: 245,
  carrier: 115,
  references: 125,
  requested: 155,
  action: 125,
};

export function requestColumns(given: RequestCells): readonly GridColumn<GridRequest>[] {
  const draw = cellsOf(given);
  return (Object.keys(words.columnLabels) as Column[]).map((id) => ({
    id,
    label: words.columnLabels[id],
    align: id === 'action' ? 'end' : 'start',
    width: widths[id],
    chosenWidth: null,
    leastWidth: widths[id],
    maxWidth: widths[id],
    cell: draw[id],
  }));
}

/** A request where there is no room for columns. */
export function requestCard(given: RequestCells) {
  const draw = cellsOf(given);
  return (row: GridRequest, tabIndex: 0 | -1) => (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 leading-4.5">
      {/* A number of any length is whole: its type has the next line then. */}
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-2">{draw.number(row, tabIndex)}</div>
      <div className="text-right text-xs text-ink-soft">{draw.carrier(row, tabIndex)}</div>
      <div className="col-span-2 flex min-w-0 items-baseline gap-2 py-0.5">{draw.state(row, tabIndex)}</div>
      <div className="min-w-0">
        <div className="min-w-0">{draw.next(row, tabIndex)}</div>
        <div className="min-w-0 text-xs text-ink-soft">{draw.requested(row, tabIndex)}</div>
      </div>
      <div>{draw.action(row, tabIndex)}</div>
    </div>
  );
}

function cellsOf({ names, search }: RequestCells): Readonly<Record<Column, GridColumn<GridRequest>['cell']>> {
  return {
    number: ({ listed: { request } }, tabIndex) => {
      const type = requestTypeOf(request.type);
      return (
        <>
          {numberLink(request, tabIndex)}
          <SecondLine>{type ? requestTypeLabels[type] : request.type}</SecondLine>
        </>
      );
    },
    state: ({ listed: { group, reason } }) => (
      <>
        <Badge tone={requestTones[group]}>{words.groupLabels[group]}</Badge>
        <SecondLine>{reason && capitalized(describeRequestReason(reason))}</SecondLine>
      </>
    ),
    next: ({ listed: { next } }) => {
      const text = next ? describeRequestAct(next) : undefined;
      return (
        <span className="line-clamp-2 leading-snug whitespace-normal" title={text}>
          {text}
        </span>
      );
    },
    carrier: ({ listed: { request } }) => {
      const carrier = request.scac === null ? null : findCarrier(names, request.scac);
      return carrier?.shortName ?? carrier?.name ?? request.scac ?? words.detecting;
    },
    references: ({ listed: { request } }) => {
      const [first, ...more] = request.refNumbers;
      return (
        <span title={request.refNumbers.join(', ')}>
          {first} {more.length > 0 && <span className="text-ink-faint">+{more.length}</span>}
        </span>
      );
    },
    requested: ({ listed: { request } }) => <InstantTime at={request.createdAt} />,
    action: ({ listed }) => action(listed, search),
  };
}

const linkLook = 'num block truncate font-semibold outline-offset-0 hover:underline';

function numberLink({ number, shipmentId }: ListedRequest['request'], tabIndex: 0 | -1): ReactNode {
  return shipmentId === null ? (
    // It may be tracked under another number: the service looks into references and bookings too.
    <Link
      to="/shipments/find"
      search={{ q: number }}
      preload={false}
      tabIndex={tabIndex}
      className={linkLook}
    >
      {number}
    </Link>
  ) : (
    <Link to="/shipments/$shipmentId" params={{ shipmentId }} tabIndex={tabIndex} className={linkLook}>
      {number}
    </Link>
  );
}

function action({ request, group }: ListedRequest, search: RequestsSearch): ReactNode {
  if (isDuplicateRequest(request) && request.shipmentId === null) {
    return (
      <Link
        to="/shipments/find"
        search={{ q: request.number }}
        preload={false}
        tabIndex={-1}
        aria-label={words.findShipmentOf(request.number)}
        className={buttonClasses()}
      >
        {words.findShipment}
      </Link>
    );
  }
  if (group === 'failed' && !isDuplicateRequest(request)) {
    return (
      <Link
        to="/requests"
        search={{ ...search, edit: request.id }}
        replace
        tabIndex={-1}
        aria-label={words.editAgainOf(request.number)}
        className={buttonClasses()}
      >
        {words.editAgain}
      </Link>
    );
  }
  if (request.shipmentId === null) return null;
  return (
    <Link
      to="/shipments/$shipmentId"
      params={{ shipmentId: request.shipmentId }}
      tabIndex={-1}
      aria-label={words.openShipmentOf(request.number)}
      className={buttonClasses('bare')}
    >
      {words.openShipment}
    </Link>
  );
}
