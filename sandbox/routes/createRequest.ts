import type { Instant } from '#/time/instant.ts';
import type { Account } from '#sandbox/account.ts';
import { definitionsFor } from '#sandbox/customFields.ts';
import type { Fields } from '#sandbox/jsonapi/fields.ts';
import { tooMany, unprocessable } from '#sandbox/jsonapi/problem.ts';
import { readResource } from '#sandbox/jsonapi/writeBody.ts';
import { readCustomValue } from '#sandbox/records/customValue.ts';
import { requestState } from '#sandbox/records/requestRecord.ts';
import type { NewRequest } from '#sandbox/requested.ts';
import type { SandboxContext, View } from '#sandbox/view.ts';
import type { Listed } from '#sandbox/world/account.ts';
import { detectCarrier } from '#sandbox/world/askedRequest.ts';
import type { Gazetteer } from '#sandbox/world/gazetteer.ts';
import { compact } from '#sandbox/world/inference.ts';
import type { RequestType, InitialFields, PlannedValue } from '#sandbox/world/plan.ts';
import { readCustomer } from './customer.ts';

/**
 * Reads the body of a new tracking request (docs/interface.md 2.5).
 *
 * @throws Problem 422 with an item for each fault, or for the request that is there already
 */
export function readNewRequest(c: SandboxContext): NewRequest {
  const view = c.get('view');
  const { account, now } = view;
  const { gazetteer } = account.world;
  if (account.requests.count() >= maxRequests) {
    throw tooMany(`${maxRequests} requests of its users`, 'Ask the operator for more.');
  }
  const request = readResource(c, { type: 'tracking_request' }, (attributes, relationships) => {
    const requestType = readType(attributes);
    return {
      requestType,
      requestNumber: readNumber(attributes),
      scac: readCarrier(attributes, gazetteer, requestType),
      customerId: readCustomer(relationships, account) ?? null,
      refNumbers: attributes.texts('ref_numbers') ?? [],
      tags: [...new Set(attributes.texts('shipment_tags'))],
      initialFields: readInitialFields(view, attributes),
      createdAt: now,
    };
  });
  refuseDuplicate(c, account, request);
  return request;
}

/** Every list holds them all in memory. */
const maxRequests = 50_000;

/** Live services write `booking_number`, and take both words; this one answers with the specification's. */
function readType(attributes: Fields): RequestType {
  const words = ['bill_of_lading', 'booking', 'container', 'booking_number'] as const;
  const word = attributes.requiredChoice('request_type', words);
  return word === 'booking_number' ? 'booking' : word;
}

function readNumber(attributes: Fields): string {
  const number = attributes.requiredText('request_number');
  if (number !== '' && compact(number) === '') {
    attributes.refuse(
      'request_number',
      'request_number has neither letters nor digits. Write the number to track.',
      'blank',
    );
  }
  return number;
}

/** Null when the carrier is to be detected. A fault has the code `blank` whatever it is (docs/interface.md 2.5). */
function readCarrier(attributes: Fields, gazetteer: Gazetteer, requestType: RequestType): string | null {
  const detects = attributes.flag('auto_detect_vocc_scac') ?? false;
  const given = attributes.value('scac') ?? null;
  const isBlank = typeof given === 'string' && given.trim() === '';
  // Clients send an empty one for none; it is refused as one that is missing is.
  if (!detects && (given === null || isBlank)) {
    const detail = `scac is ${isBlank ? 'blank' : 'missing'}. Name the carrier, or set auto_detect_vocc_scac to true.`;
    attributes.refuse('scac', detail, 'blank');
    return null;
  }
  const scac = attributes.text('scac') ?? null;
  if (scac === null) return null;
  const carrier = gazetteer.carrier(scac.toUpperCase());
  // A blank one has been refused already.
  if (compact(scac) === '') return null;
  if (!carrier) {
    attributes.refuse(
      'scac',
      `scac ${scac} is not a carrier that can be tracked. GET /shipping_lines lists them.`,
      'blank',
    );
  } else if (!carrier.tracks[requestType]) {
    const kind = requestType.replaceAll('_', ' ');
    attributes.refuse(
      'scac',
      `scac ${scac}: ${carrier.name} cannot be tracked by ${kind} number. Use another request_type.`,
      'blank',
    );
  }
  return carrier?.scac ?? null;
}

function refuseDuplicate(c: SandboxContext, account: Account, { requestNumber, scac }: NewRequest): void {
  const { now } = c.get('view');
  const carrier = scac ?? detectCarrier(requestNumber, account.world.gazetteer.carriers);
  const tracked = findTracked(account, requestNumber, carrier, now);
  if (!tracked) return;
  throw unprocessable([
    {
      pointer: '/data/attributes/request_number',
      code: 'duplicate',
      detail: `request_number ${requestNumber} is already tracked in this account. Open its shipment instead.`,
      meta: {
        existing_tracking_request_id: tracked.request.id,
        existing_shipment_id: tracked.shipment?.id ?? null,
      },
    },
  ]);
}

/**
 * What tracks a number of a carrier already: a request that is neither failed nor stopped and asks for it, or whose
 * shipment has it among its numbers or containers (docs/interface.md 2.5).
 */
function findTracked(account: Account, number: string, scac: string | null, now: Instant): Listed | null {
  const found = account.world.requestsOf(number, now).find((listed) => {
    const { status } = requestState(account, listed, now);
    return listed.request.scac === scac && status !== 'failed' && status !== 'tracking_stopped';
  });
  return found ?? null;
}

/** Custom fields that a request brings for its shipment and containers (docs/interface.md 2.5). */
function readInitialFields(view: View, attributes: Fields): InitialFields {
  const given = attributes.fields('initial_custom_fields');
  return {
    shipment: given?.list('shipment')?.flatMap((item) => readField(view, 'shipment', item)) ?? [],
    containers:
      given?.list('containers')?.flatMap((item) => {
        // Without a number, or with an empty one, it is for all of them.
        const number = item.value('number') === '' ? null : (item.text('number') ?? null);
        const values = readField(view, 'container', item);
        return values.map((value) => ({ ...value, number: number === null ? null : compact(number) }));
      }) ?? [],
  };
}

/** None after a fault, which is collected with the others. */
function readField(view: View, type: 'shipment' | 'container', item: Fields): readonly PlannedValue[] {
  const slug = item.requiredText('api_slug');
  const definition = definitionsFor(view.account, type).find((each) => each.slug === slug);
  if (!definition) {
    if (slug !== '')
      item.refuse(
        'api_slug',
        `api_slug ${slug} is no field of a ${type}. GET /custom_field_definitions lists them.`,
      );
    return [];
  }
  const read = readCustomValue(view, definition, item.value('value'));
  if ('value' in read) return [{ definitionId: definition.id, value: read.value }];
  item.refuse('value', `value of ${definition.name} ${read.fault}`);
  return [];
}
