import type { Context } from 'hono';
import { type Instant, toIso } from '#/time/instant.ts';

export const mediaType = 'application/vnd.api+json';

export interface Reference {
  readonly id: string;
  readonly type: string;
}

export interface Relationship {
  readonly data?: Reference | readonly Reference[] | null;
  /** Where to read what is too much for every record. */
  readonly links?: { readonly related: string };
}

/** A resource object of JSON:API 1.1. */
export interface Resource extends Reference {
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly relationships?: Readonly<Record<string, Relationship>>;
  readonly links?: { readonly self: string; readonly download?: string };
}

/** A document as the service writes it. The order of the keys is the order on the wire. */
export interface Document {
  readonly data: Resource | readonly Resource[];
  readonly included?: readonly Resource[];
  readonly links?: Readonly<Record<string, string>>;
  readonly meta?: Readonly<Record<string, unknown>>;
}

export function send(c: Context, document: object, status: 200 | 201 = 200): Response {
  return c.body(JSON.stringify(document), status, { 'content-type': mediaType });
}

/** A nullable time of the wire (docs/interface.md 3: ISO 8601 in UTC). */
export function time(at: Instant | null): string | null {
  return at === null ? null : toIso(at);
}

export function toOne(reference: Reference | null): Relationship {
  return { data: reference };
}
