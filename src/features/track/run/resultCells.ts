import { bareNumber } from '#/domain/find/looseKey.ts';
import type { Party } from '#/domain/records/party.ts';
import { runToCompletion } from '#/domain/records/runToCompletion.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { type CarrierNames, findCarrier } from '#/domain/tracking/carriers.ts';
import { detectedLater, lineFaults, stepOf, type TrackLine } from '#/domain/tracking/tracking.ts';
import { knownNumbers, labelsToSend, type TrackList } from '#/domain/tracking/trackList.ts';
import {
  answerReason,
  detectLater,
  describeLeftOut,
  lookUpReason,
  stepLabels,
  typeReason,
} from '#/features/track/words.ts';
import { resultHeadings } from '#/files/headingWords.ts';
import { requestTypeLabels } from '#/wording/trackColumns.ts';
import { describeFault } from '#/wording/tracking.ts';

/** What a result says besides its list: names instead of ids. */
export interface ResultNames {
  readonly carriers: CarrierNames;
  readonly parties: readonly Party[];
  readonly shipments: readonly Shipment[];
}

type Heading = keyof typeof resultHeadings;
type Cell = string | number | null;

/** What became of every row, in the order of the list and of the headings. */
export function resultRows(list: TrackList, { carriers, parties, shipments }: ResultNames): Cell[][] {
  const customers = new Map(parties.map(({ id, name }) => [id, name]));
  const bills = new Map(shipments.map(({ id, billOfLading }) => [id, billOfLading]));
  const known = runToCompletion(knownNumbers(shipments, []));
  return list.lines.map((line) => {
    const { refNumbers, tags, customerId } = labelsToSend(list, line);
    const shipmentId = shipmentIdOf(line) ?? known.get(bareNumber(line.number))?.shipmentId;
    const isDetected = line.scac === detectedLater;
    const carrier = line.scac === null || isDetected ? null : findCarrier(carriers, line.scac);
    const cells: Readonly<Record<Heading, Cell>> = {
      row: line.position,
      number: line.number,
      numberKind: line.type && requestTypeLabels[line.type],
      carrier: isDetected ? detectLater : (carrier?.name ?? line.unknownCarrier),
      scac: isDetected ? null : line.scac,
      references: refNumbers.join('; '),
      tags: tags.join('; '),
      customer: customerId === null ? line.unknownCustomer : (customers.get(customerId) ?? customerId),
      state: stepLabels[stepOf(line)],
      reason: reasonOf(line),
      request: 'requestId' in line.state ? line.state.requestId : null,
      shipment: shipmentId == null ? null : (bills.get(shipmentId) ?? shipmentId),
    };
    return (Object.keys(resultHeadings) as Heading[]).map((heading) => cells[heading]);
  });
}

/** The shipment that stands in the way of a row. */
function shipmentIdOf({ state }: TrackLine): string | null {
  if (state.kind === 'duplicate' || state.kind === 'tracked') return state.shipmentId;
  return state.kind === 'leftOut' && state.why.kind === 'tracked' ? state.why.shipmentId : null;
}

function reasonOf(line: TrackLine): string {
  const { state } = line;
  switch (stepOf(line)) {
    case 'correct':
      return lineFaults(line).map(describeFault).join(' ');
    case 'answer':
      return line.scac === null ? answerReason : typeReason;
    case 'lookUp':
      return lookUpReason;
    case 'leftOut':
      return state.kind === 'leftOut' ? describeLeftOut(state.why) : '';
    case 'refused':
      return state.kind === 'refused' ? state.faults.map(describeFault).join(' ') : '';
    default:
      return '';
  }
}
