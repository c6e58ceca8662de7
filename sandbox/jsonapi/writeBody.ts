import { isObject } from '#/domain/records/json.ts';
import type { SandboxContext } from '#sandbox/view.ts';
import { Fields } from './fields.ts';
import { conflict, type Fault, malformedBody, unprocessable } from './problem.ts';

/** Which record a body must be of. */
interface Identity {
  readonly type: string;
  /** In the path of a PATCH; a POST has none, and an id that the client made up is ignored. */
  readonly id?: string;
  /** What stands before the name of an attribute in the pointer of a fault. */
  readonly pointer?: string;
}

type Read<T> = (attributes: Fields, relationships: Fields) => T;

/**
 * Reads the body of a POST or PATCH, a JSON:API document (docs/interface.md 2.6). Both content types of the
 * specification and none at all are taken, because clients send any of them.
 *
 * @throws Problem 400 on what is not JSON, 409 on the type or id of another record, 422 with an item for each fault
 */
export function readResource<T>(c: SandboxContext, identity: Identity, read: Read<T>): T {
  return readEnvelope(readJson(c), identity, read);
}

/** The same, or the attributes alone without their envelope, as some guides show it (docs/interface.md 3.9). */
export function readResourceOrBare<T>(c: SandboxContext, identity: Identity, read: Read<T>): T {
  const body = readJson(c);
  const isBare = isObject(body) && !Object.hasOwn(body, 'data') && Object.hasOwn(body, 'value');
  return isBare
    ? readChecked(new Fields(body, ''), new Fields({}, ''), read)
    : readEnvelope(body, identity, read);
}

/** The body of a call without JSON:API: the attributes alone (docs/interface.md 2.4). */
export function readBare<T>(c: SandboxContext, read: (attributes: Fields) => T): T {
  const body = readJson(c);
  if (!isObject(body)) throw unprocessable([{ pointer: '', detail: 'The request body must be an object.' }]);
  return readChecked(new Fields(body, ''), new Fields({}, ''), read);
}

/** The body of stop and resume may be missing; one that is there names the shipment (docs/interface.md 2.1). */
export function checkOptionalBody(c: SandboxContext, identity: Identity): void {
  const text = c.get('body');
  if (text.trim() === '') return;
  const body = parse(text);
  if (isObject(body) && body['data'] !== undefined) checkIdentity(readMember(body, 'data'), identity);
}

function readEnvelope<T>(body: unknown, identity: Identity, read: Read<T>): T {
  const data = readMember(body, 'data');
  checkIdentity(data, identity);
  const faults: Fault[] = [];
  const { pointer = '/data/attributes' } = identity;
  const attributes = new Fields(readMember(data, 'attributes', '/data'), pointer, faults);
  const relationships = new Fields(data, '/data', faults).fields('relationships');
  return readChecked(attributes, relationships ?? new Fields({}, '/data/relationships', faults), read);
}

function readChecked<T>(attributes: Fields, relationships: Fields, read: Read<T>): T {
  const result = read(attributes, relationships);
  attributes.check();
  return result;
}

function readJson(c: SandboxContext): unknown {
  return parse(c.get('body'));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw malformedBody();
  }
}

function readMember(parent: unknown, name: string, path = ''): Readonly<Record<string, unknown>> {
  const value = isObject(parent) && Object.hasOwn(parent, name) ? parent[name] : undefined;
  if (isObject(value)) return value;
  throw unprocessable([{ pointer: `${path}/${name}`, detail: `${name} must be an object.` }]);
}

// Clients leave out the type at times (docs/interface.md 2.6), and the id is in the path already.
function checkIdentity(data: Readonly<Record<string, unknown>>, { type, id }: Identity): void {
  if (data['type'] !== undefined && data['type'] !== type) {
    throw conflict('/data/type', `type must be ${type}.`);
  }
  if (id !== undefined && data['id'] !== undefined && data['id'] !== id) {
    throw conflict('/data/id', 'id must be the id in the path.');
  }
}
