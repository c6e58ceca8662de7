import type { Container } from './container.ts';
import { customWords } from './customField.ts';
import { normalizeContainerNumber, normalizeNumber } from './identifiers.ts';
import type { Place } from './place.ts';
import type { Shipment } from './shipment.ts';

/** What a shipment and each of its containers can be found by, in the form of `normalizeNumber`. */
interface SearchText {
  readonly shipment: string;
  readonly containers: readonly { readonly container: Container; readonly text: string }[];
}

// A shipment is replaced and never changed, so its text is prepared once; a keystroke then only compares.
const prepared = new WeakMap<Shipment, SearchText>();

// A line break separates the parts, so that no query matches across two of them.
const join = (parts: readonly (string | null | undefined)[]) =>
  parts.map((part) => normalizeNumber(part ?? '')).join('\n');

const placeWords = (place: Place | null) => [place?.name, place?.locode];

const fieldWords = ({ customFields = [] }: Shipment | Container) => customFields.map(customWords);

function prepare(shipment: Shipment): SearchText {
  return {
    shipment: join([
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
      shipment.podTerminal?.name,
      shipment.destinationTerminal?.name,
      ...placeWords(shipment.portOfLading),
      ...placeWords(shipment.portOfDischarge),
      ...placeWords(shipment.destination),
      ...fieldWords(shipment),
    ]),
    containers: shipment.containers.map((container) => ({
      container,
      text: join([
        normalizeContainerNumber(container.number),
        ...container.refNumbers,
        ...fieldWords(container),
      ]),
    })),
  };
}

function searchText(shipment: Shipment): SearchText {
  let text = prepared.get(shipment);
  if (!text) prepared.set(shipment, (text = prepare(shipment)));
  return text;
}

/** The containers that match, or null if the shipment does not match at all. */
export type TextMatcher = (shipment: Shipment) => readonly Container[] | null;

/**
 * Every word of the query has to occur. Words found in the shipment's own fields stand for all its containers;
 * a word found only in a container's number or references narrows to that container. The query as a whole may also
 * be (part of) a container number with spaces and dashes.
 */
export function textMatcher(query: string): TextMatcher {
  const words = [...new Set(normalizeNumber(query).split(' ').filter(Boolean))];
  const number = normalizeContainerNumber(query);
  if (words.length === 0) return (shipment) => shipment.containers;
  return (shipment) => {
    const text = searchText(shipment);
    // Narrows word by word and stops at the first that nothing has, which keeps absurdly long queries cheap.
    let left = text.containers;
    let anywhere = true;
    for (const word of words) {
      if (text.shipment.includes(word)) continue;
      left = left.filter((entry) => entry.text.includes(word));
      anywhere = false;
      if (left.length === 0) break;
    }
    if (anywhere) return shipment.containers;
    const found =
      number === ''
        ? left
        : text.containers.filter((entry) => left.includes(entry) || entry.text.includes(number));
    return found.length > 0 ? found.map((entry) => entry.container) : null;
  };
}
