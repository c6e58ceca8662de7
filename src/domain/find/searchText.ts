import type { Container } from '#/domain/records/container.ts';
import { customText } from '#/domain/records/customField.ts';
import { normalizeContainerNumber, normalizeLines, normalizeNumber } from '#/domain/records/identifiers.ts';
import type { Place } from '#/domain/records/place.ts';
import { podTerminals } from '#/domain/records/podTerminals.ts';
import type { Shipment } from '#/domain/records/shipment.ts';

/** What a shipment and its containers can be found by, in the form of `normalizeNumber`. */
interface SearchText {
  /** The words of the shipment, then those of its containers: one search shows whether a word is in any of them. */
  readonly whole: string;
  /** Where the words of the containers begin. */
  readonly own: number;
  readonly containers: readonly string[];
}

// A shipment is replaced and never changed, so its text is prepared once; a keystroke then only compares.
const prepared = new WeakMap<Shipment, SearchText>();

// A line break separates the parts, so that no query matches across two of them.
const join = (parts: readonly (string | null | undefined)[]) => normalizeLines(parts.join('\n'));

const placeTexts = (place: Place | null) => [place?.name, place?.locode];

/** A flag that the service has no text for is found by the word that its interface and most people type. */
const fieldTexts = ({ customFields = [] }: Shipment | Container) =>
  customFields.map(({ value, display }) =>
    value.kind === 'flag' && display === null ? (value.on ? 'yes' : 'no') : customText({ value, display }),
  );

function prepare(shipment: Shipment): SearchText {
  const own = join([
    shipment.billOfLading,
    shipment.normalizedNumber,
    ...shipment.refNumbers,
    ...shipment.tags,
    shipment.customerName,
    shipment.carrier.scac,
    shipment.carrier.name,
    shipment.carrier.shortName,
    shipment.podVessel?.name,
    shipment.podVessel?.imo,
    shipment.podVoyageNumber,
    ...podTerminals(shipment, shipment.containers).map(({ name }) => name),
    shipment.destinationTerminal?.name,
    ...placeTexts(shipment.portOfLoading),
    ...placeTexts(shipment.portOfDischarge),
    ...placeTexts(shipment.destination),
    ...fieldTexts(shipment),
  ]);
  const containers = shipment.containers.map((container) =>
    join([normalizeContainerNumber(container.number), ...container.refNumbers, ...fieldTexts(container)]),
  );
  return { whole: [own, ...containers].join('\n'), own: own.length, containers };
}

function searchText(shipment: Shipment): SearchText {
  let text = prepared.get(shipment);
  if (!text) prepared.set(shipment, (text = prepare(shipment)));
  return text;
}

/** Prepares the texts before somebody types, in steps far below a millisecond. */
export function* prepareTexts(shipments: readonly Shipment[]): Generator<undefined, void, undefined> {
  for (const shipment of shipments) {
    if (prepared.has(shipment)) continue;
    searchText(shipment);
    yield;
  }
}

/** A text that was typed, as it is compared. */
export interface TextQuery {
  /** Each once; all have to occur. None finds everything. */
  readonly words: readonly string[];
  /** The whole as (part of) a container number; empty where it cannot be one. */
  readonly number: string;
}

export function readTextQuery(query: string): TextQuery {
  const words = [...new Set(normalizeNumber(query).split(' ').filter(Boolean))];
  return { words, number: normalizeContainerNumber(query) };
}

/** The containers that match, or null if the shipment does not match at all. */
export type TextMatcher = (shipment: Shipment) => readonly Container[] | null;

/**
 * Every word of the query has to occur. Words found in the shipment's own fields stand for all its containers;
 * a word found only in a container's number or references narrows to that container. The query as a whole may also
 * be (part of) a container number with spaces and dashes.
 */
export function textMatcher({ words, number }: TextQuery): TextMatcher {
  if (words.length === 0) return (shipment) => shipment.containers;
  // A single word without dashes has been looked for when the number is.
  const numberAlone = number !== '' && (words.length > 1 || words[0] !== number);
  return (shipment) => {
    const { whole, own, containers } = searchText(shipment);
    // Words that stand for all containers are passed over; those of a container narrow, and the first that nothing
    // has ends it, which keeps absurdly long queries cheap.
    const narrowing: string[] = [];
    let isFound = true;
    for (const word of words) {
      const at = whole.indexOf(word);
      isFound = at >= 0;
      if (!isFound) break;
      if (at >= own) narrowing.push(word);
    }
    if (isFound && narrowing.length === 0) return shipment.containers;
    if (!isFound && !(numberAlone && whole.includes(number, own))) return null;
    const left = shipment.containers.filter((_, index) => {
      const text = containers[index] ?? '';
      return (
        (isFound && narrowing.every((word) => text.includes(word))) || (numberAlone && text.includes(number))
      );
    });
    return left.length > 0 ? left : null;
  };
}
