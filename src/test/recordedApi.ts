/**
 * Fields of a record as the service writes them (docs/interface.md 3), for the attributes of one that is there already.
 */
type Attributes = Readonly<Record<string, unknown>>;

/** What a source sent of one shipment with one container; what is left out here was absent there. */
export interface Recorded {
  readonly shipment: Attributes;
  readonly container: Attributes;
  /** In place of the whole history. */
  readonly events: readonly Attributes[];
}

interface Wire {
  readonly type: string;
  readonly id: string;
  attributes: Attributes;
  relationships?: Readonly<Record<string, { readonly data?: unknown }>>;
}

const dated =
  /_(at|on|eta|etd|ata|atd|scac|appointment_at)$|^(import_deadlines|pickup_lfd|availability_known)$/;

/**
 * Rewrites the answers of the service so that one shipment and its only container are what a source sent: their dates
 * and rail fields are those of the record alone, and places are known by their names.
 *
 * @param ids of a shipment of the account and of the container that it keeps
 */
export function asRecorded(ids: { shipment: string; container: string }, recorded: Recorded) {
  return (answer: string, path: string): string => {
    if (!answer.startsWith('{')) return answer;
    const document = JSON.parse(answer) as { data?: unknown; included?: Wire[] };
    if (path.includes(`/containers/${ids.container}/transport_events`)) {
      return JSON.stringify({ ...document, data: recorded.events.map(eventOf) });
    }
    if (path.includes(`/containers/${ids.container}/raw_events`))
      return JSON.stringify({ ...document, data: [] });
    const records = [document.data, document.included ?? []].flat() as Wire[];
    for (const record of records) {
      if (record?.type === 'shipment' && record.id === ids.shipment) {
        record.attributes = rewritten(record.attributes, recorded.shipment);
        record.relationships = {
          containers: { data: [{ type: 'container', id: ids.container }] },
        };
      } else if (record?.type === 'container' && record.id === ids.container) {
        record.attributes = rewritten(record.attributes, recorded.container);
        record.relationships = { shipment: { data: { type: 'shipment', id: ids.shipment } } };
      }
    }
    return JSON.stringify(document);
  };
}

function rewritten(attributes: Attributes, recorded: Attributes): Attributes {
  const kept = Object.entries(attributes).map(
    ([name, value]) => [name, dated.test(name) ? null : value] as const,
  );
  return { ...Object.fromEntries(kept), ...recorded };
}

function eventOf(attributes: Attributes, index: number) {
  return { type: 'transport_event', id: `event-${index}`, attributes, relationships: {} };
}
