import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type CarrierNames, findCarrier } from '#/domain/tracking/carriers.ts';
import {
  detectedLater,
  type LineFault,
  lineFaults,
  type LineField,
  type LineStep,
  type Refusal,
  stepOf,
  type TrackLine,
} from '#/domain/tracking/tracking.ts';
import { lineWarnings } from '#/domain/tracking/warnings.ts';
import type { TrackSearch } from '#/features/track/trackSearch.ts';
import * as words from '#/features/track/words.ts';
import { Badge, type Tone } from '#/ui/Badge.tsx';
import type { GridColumn } from '#/ui/grid/gridColumn.ts';
import { SecondLine } from '#/ui/SecondLine.tsx';
import { requestTypeLabels } from '#/wording/trackColumns.ts';
import { describeFault, describeLineWarning } from '#/wording/tracking.ts';

/** A row as the grid takes it. */
export interface GridTrackRow {
  readonly kind: 'row';
  readonly id: string;
  readonly line: TrackLine;
}

/** What the cells need besides their row. */
interface RowCells {
  readonly names: CarrierNames;
  readonly search: TrackSearch;
}

const tones: Readonly<Record<LineStep, Tone>> = {
  correct: 'attention',
  answer: 'attention',
  refused: 'attention',
  infer: 'neutral',
  send: 'neutral',
  sending: 'neutral',
  lookUp: 'neutral',
  requested: 'neutral',
  tracked: 'ready',
  duplicate: 'ready',
  leftOut: 'done',
};

type Column = keyof typeof words.columnLabels;
const widths: Readonly<Record<Column, number>> = { number: 200, carrier: 150, labels: 190, state: 330 };

export function rowColumns(given: RowCells): readonly GridColumn<GridTrackRow>[] {
  const draw: Readonly<Record<Column, GridColumn<GridTrackRow>['cell']>> = {
    number: ({ line }, tabIndex) => numberCell(line, tabIndex, given.search),
    carrier: ({ line }) => carrierCell(line, given.names),
    labels: ({ line }) => labelsCell(line),
    state: ({ line }) => stateCell(line, given.names),
  };
  return (Object.keys(words.columnLabels) as Column[]).map((id) => ({
    id,
    label: words.columnLabels[id],
    align: 'start',
    width: widths[id],
    chosenWidth: null,
    leastWidth: widths[id],
    maxWidth: widths[id],
    cell: draw[id],
  }));
}

/** A row where there is no room for columns. */
export function rowCard(given: RowCells) {
  return ({ line }: GridTrackRow, tabIndex: 0 | -1) => (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1">
      <div className="min-w-0">{numberCell(line, tabIndex, given.search)}</div>
      <div className="min-w-0 text-right">{carrierCell(line, given.names)}</div>
      <div className="col-span-2 min-w-0">{stateCell(line, given.names)}</div>
      <div className="col-span-2 min-w-0">{labelsCell(line)}</div>
    </div>
  );
}

/** What stands in the way of a row, of one field or of all. */
function faultsOf(line: TrackLine): readonly (LineFault | Refusal)[] {
  return line.state.kind === 'refused' ? line.state.faults : lineFaults(line);
}

function faultOf(line: TrackLine, field: LineField): ReactNode {
  const faults = faultsOf(line).filter((fault) => fault.field === field);
  if (faults.length === 0) return null;
  const text = faults.map(describeFault).join(' ');
  return (
    <span className="block truncate text-xs text-attention" title={text}>
      {text}
    </span>
  );
}

function numberCell(line: TrackLine, tabIndex: 0 | -1, search: TrackSearch): ReactNode {
  return (
    <>
      <Link
        to="/track"
        search={{ ...search, row: String(line.position) }}
        replace
        tabIndex={tabIndex}
        className="num block truncate font-semibold outline-offset-0 hover:underline"
      >
        {line.number || words.editor.title(line)}
      </Link>
      {faultOf(line, 'number') ?? faultOf(line, 'type') ?? (
        <SecondLine>
          {`${line.position} · ${line.type === null ? words.unknownType : requestTypeLabels[line.type]}`}
        </SecondLine>
      )}
    </>
  );
}

function carrierCell(line: TrackLine, names: CarrierNames): ReactNode {
  const { scac } = line;
  const carrier = scac === null ? null : findCarrier(names, scac);
  const name = scac === detectedLater ? words.detectLater : (carrier?.shortName ?? carrier?.name ?? scac);
  return (
    <>
      <span className={name === null ? 'block truncate text-ink-faint' : 'block truncate'}>
        {name ?? words.unknownCarrier}
      </span>
      {faultOf(line, 'carrier') ?? <SecondLine>{carrier?.scac}</SecondLine>}
    </>
  );
}

function labelsCell(line: TrackLine): ReactNode {
  return (
    <>
      <span className="block truncate" title={line.refNumbers.join(', ')}>
        {line.refNumbers.join(', ')}
      </span>
      {faultOf(line, 'references') ?? faultOf(line, 'tags') ?? (
        <SecondLine>{line.tags.join(', ')}</SecondLine>
      )}
    </>
  );
}

function stateCell(line: TrackLine, names: CarrierNames): ReactNode {
  const step = stepOf(line);
  const isOver = step === 'requested' || step === 'tracked' || step === 'duplicate' || step === 'leftOut';
  const warnings = isOver ? [] : lineWarnings(line, names).map(describeLineWarning);
  return (
    <>
      <span className="flex min-w-0 items-center gap-2">
        <Badge tone={tones[step]}>{words.stepLabels[step]}</Badge>
        {linkOf(line)}
      </span>
      {/* A warning first: who gives a carrier to a mistyped number tracks the container of somebody else. */}
      {faultOf(line, null) ?? (
        <SecondLine>{[...warnings, reasonOf(line)].filter((text) => text !== null).join(' ')}</SecondLine>
      )}
    </>
  );
}

function reasonOf(line: TrackLine): string | null {
  switch (stepOf(line)) {
    case 'leftOut':
      return line.state.kind === 'leftOut' ? words.describeLeftOut(line.state.why) : null;
    case 'lookUp':
      return words.lookUpReason;
    case 'answer':
      return line.scac === null ? words.answerReason : words.typeReason;
    default:
      return null;
  }
}

const linkLook = 'text-xs text-accent hover:underline';

/** To what the account has of the number: its shipment, else whatever is found by it. */
function linkOf({ state, number, position }: TrackLine): ReactNode {
  const isKnown =
    state.kind === 'tracked' ||
    state.kind === 'duplicate' ||
    (state.kind === 'leftOut' && state.why.kind === 'tracked');
  if (!isKnown) return null;
  const shipmentId =
    state.kind === 'duplicate' || state.kind === 'tracked'
      ? state.shipmentId
      : state.kind === 'leftOut' && state.why.kind === 'tracked'
        ? state.why.shipmentId
        : null;
  const name = words.rowName({ position, number });
  if (shipmentId === null) {
    return (
      <Link
        to="/requests"
        search={{ q: number }}
        tabIndex={-1}
        aria-label={`${words.openRequest} ${name}`}
        className={linkLook}
      >
        {words.openRequest}
      </Link>
    );
  }
  return (
    <Link
      to="/shipments/$shipmentId"
      params={{ shipmentId }}
      tabIndex={-1}
      aria-label={`${words.openShipment} ${name}`}
      className={linkLook}
    >
      {words.openShipment}
    </Link>
  );
}
