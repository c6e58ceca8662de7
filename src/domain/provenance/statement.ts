import type { UnusedDate } from '#/domain/records/unusedDate.ts';
import type { Instant } from '#/time/instant.ts';
import type { Moment } from '#/time/moment.ts';

/** Where a statement was read. */
export type StatementOrigin = 'shipmentRecord' | 'containerRecord' | 'event' | 'rawEvent';

/**
 * Why a statement does not count: the fact has happened, the same source has said otherwise since, later facts
 * contradict it (docs/interface.md trap 18), its source took it back (docs/interface.md trap 28), the shipment's
 * record says it of another of its containers, the rest of the journey denies it (asOf.ts), or it is no date of this
 * journey or none at all (docs/interface.md 6.1).
 */
export type Superseded =
  | 'happened'
  | 'revised'
  | 'overtaken'
  | 'withdrawn'
  | 'elsewhere'
  | 'denied'
  | UnusedDate['why'];

/** What one source says of the date of one fact. */
export interface Statement {
  /** Stable over refreshes, unique within its fact. */
  readonly key: string;
  /** Null: the source said that it happened and not when (docs/interface.md trap 23). */
  readonly moment: Moment | null;
  /** As it came, where it is no date that can be taken; else null. */
  readonly text: string | null;
  /** `due` for what is set or agreed: a last free day, an appointment. */
  readonly kind: 'actual' | 'estimate' | 'due';
  /** What to know of the date: its source calls it actual and it lies ahead, or it may mean the day after. */
  readonly note: 'calledActual' | 'utcMidnight' | null;
  /** A word of docs/interface.md 3.1 or one we do not know; null where nothing says who said it. */
  readonly source: string | null;
  /** All places where this source's statement stands. */
  readonly origins: readonly StatementOrigin[];
  /** `created_at` of the event, real UTC; null where only a record states it. */
  readonly learnedAt: Instant | null;
  /** When the service last got an answer from that source, real UTC; null where that is not known. */
  readonly checkedAt: Instant | null;
  /** Null while it counts. */
  readonly superseded: Superseded | null;
}
