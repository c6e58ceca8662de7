import type { Context } from 'hono';
import { conflict, malformedBody, unprocessable } from './problem.ts';

export interface Labels {
  readonly refNumbers?: readonly string[];
  readonly tags?: readonly string[];
}

interface Fault {
  readonly pointer: string;
  readonly detail: string;
}

/**
 * Reads the body of a PATCH (docs/interface.md 2.6). Lists replace what was there; `null` clears. Both content types of
 * the specification and none at all are taken, because clients send any of them. Other attributes are not the user's to
 * set and are ignored; so are tags of a container, which has none (docs/interface.md 3.4).
 *
 * @throws Problem 400 on what is not JSON, 409 on the type or id of another record, 422 on a wrong value
 */
export async function readLabels(c: Context, type: 'shipment' | 'container', id: string): Promise<Labels> {
  const data = readMember(await readJson(c), 'data');
  checkIdentity(data, type, id);
  const attributes = readMember(data, 'attributes', '/data');
  const faults: Fault[] = [];
  const refNumbers = readList(attributes, 'ref_numbers', faults);
  const tags = type === 'shipment' ? readList(attributes, 'tags', faults) : null;
  if (faults.length > 0) throw unprocessable(faults);
  return { ...(refNumbers ? { refNumbers } : {}), ...(tags ? { tags: [...new Set(tags)] } : {}) };
}

/** The body of stop and resume may be missing; one that is there names the shipment (docs/interface.md 2.1). */
export async function checkOptionalBody(c: Context, type: string, id: string): Promise<void> {
  const text = await c.req.text();
  if (text.trim() === '') return;
  const data = parse(text);
  if (isObject(data) && data['data'] !== undefined) checkIdentity(readMember(data, 'data'), type, id);
}

async function readJson(c: Context): Promise<unknown> {
  return parse(await c.req.text());
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw malformedBody();
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readMember(parent: unknown, name: string, path = ''): Record<string, unknown> {
  const value = isObject(parent) ? parent[name] : undefined;
  if (isObject(value)) return value;
  throw unprocessable([{ pointer: `${path}/${name}`, detail: `${name} must be an object.` }]);
}

// Clients leave out the type at times (docs/interface.md 2.6), and the id is in the path already.
function checkIdentity(data: Record<string, unknown>, type: string, id: string): void {
  if (data['type'] !== undefined && data['type'] !== type) {
    throw conflict('/data/type', `type must be ${type}.`);
  }
  if (data['id'] !== undefined && data['id'] !== id) {
    throw conflict('/data/id', 'id must be the id in the path.');
  }
}

function readList(attributes: Record<string, unknown>, name: string, faults: Fault[]): string[] | null {
  const value = attributes[name];
  if (value === undefined) return null;
  if (value === null) return [];
  const pointer = `/data/attributes/${name}`;
  if (!Array.isArray(value)) {
    faults.push({ pointer, detail: `${name} must be a list of strings.` });
    return null;
  }
  if (value.length > mostTexts) {
    const detail = `has too many entries (maximum is ${mostTexts}). Remove some.`;
    faults.push({ pointer, detail });
    return null;
  }
  const texts: string[] = [];
  for (const [index, item] of value.entries()) {
    const wrong = faultOf(name, item);
    if (wrong === null) texts.push(String(item).trim());
    else faults.push({ pointer: `${pointer}/${index}`, detail: wrong });
  }
  return texts;
}

// The interface tells no limits; the columns that keep such words usually hold 255 characters.
const longestText = 255;
const mostTexts = 100;

const blank = /^[\s\p{Cf}]*$/u;
// Control characters, line separators, and halves of a pair, which UTF-8 cannot hold.
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u;

function faultOf(name: string, item: unknown): string | null {
  if (typeof item !== 'string') return `${name} must be a list of strings.`;
  const text = item.trim();
  if (blank.test(text)) return 'is blank. Write something or leave it out.';
  if (unprintable.test(text)) return 'has a line break, tab or other control character. Remove it.';
  return text.length > longestText ? `is too long (maximum is ${longestText} characters). Shorten it.` : null;
}
