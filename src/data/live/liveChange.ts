import { isObject } from '#/domain/records/json.ts';

/** Something that happened at the service, in as many words as it takes to read again what it is about (docs/live.md). */
export interface LiveChange {
  /** As webhooks name it (docs/interface.md 5.1); a name that is not known is kept. */
  readonly event: string;
  readonly shipments: readonly string[];
  readonly containers: readonly string[];
}

/** Nothing that happens at once concerns more. */
const limit = 100;
const longestId = 100;
/** Of a whole message. What is missed by it is read at the next heartbeat. */
const longestText = 64 * 1024;

/** Null for what is no change. */
export function readChange(text: string): LiveChange | null {
  if (text.length > longestText) return null;
  try {
    const read: unknown = JSON.parse(text);
    if (!isObject(read) || typeof read['event'] !== 'string') return null;
    return {
      event: read['event'],
      shipments: readIds(read['shipments']),
      containers: readIds(read['containers']),
    };
  } catch {
    return null;
  }
}

function readIds(given: unknown): readonly string[] {
  if (!Array.isArray(given)) return [];
  return given
    .filter((id): id is string => typeof id === 'string' && id.length > 0 && id.length <= longestId)
    .slice(0, limit);
}
