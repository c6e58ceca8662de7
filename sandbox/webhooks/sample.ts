import { randomUUID } from 'node:crypto';
import { day, hour } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import type { Happening } from '#sandbox/events/happening.ts';
import { documentRead, happenings } from '#sandbox/events/happenings.ts';
import type { View } from '#sandbox/view.ts';
import { payloadOf, tell } from './payload.ts';

/** Tried one after the other: in a large account the last hour holds one of everything, in a small one months do not. */
const windows = [hour, 6 * hour, 2 * day, 30 * day];

/** A notification as one of that name would be: of the last such thing that happened, if there was one lately. */
export function sampleOf(view: View, event: string): ReturnType<typeof payloadOf> {
  const found = event.startsWith('document.') ? lastRead(view, event) : lastOf(view, event);
  const createdAt = found?.at ?? view.now;
  const contents = found ? tell({ ...view, now: found.at }, found) : { reference: null, included: undefined };
  return payloadOf({ id: randomUUID(), webhookId: null, event, createdAt }, contents);
}

function lastRead({ account }: View, event: string): Happening | null {
  const read = account.documents.all().filter(({ work }) => work === null);
  return read.map(documentRead).find((each) => each.event === event) ?? null;
}

function lastOf({ account, now }: View, event: string): Happening | null {
  for (const window of windows) {
    const all = happenings(account, instant(now - window), now);
    const found = all.findLast((each) => each.event === event);
    if (found) return found;
  }
  return null;
}
