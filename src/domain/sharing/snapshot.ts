import type { Drawn } from '#/domain/journey/drawn.ts';
import type { StepState } from '#/domain/journey/step.ts';
import type { VerdictTone } from '#/domain/verdict/finding.ts';

// What is shared, as a link and a file have it: words only, as wording/snapshot.ts writes them at one moment. A change that
// readers of older links could not follow is a new version beside this one (docs/sharing.md).

export const snapshotVersion = 1;

export interface Snapshot {
  readonly version: typeof snapshotVersion;
  /** Of its words, as HTML names it (BCP 47). */
  readonly language: string;
  /** In milliseconds since 1970. */
  readonly asOf: number;
  /** `Tue 24 Nov 2026 10:12 CET` */
  readonly asOfText: string;
  /** Empty where the sender gives no name, and no note. */
  readonly sender: string;
  readonly note: string;
  /** What the sender did not choose, in words. */
  readonly omitted: readonly string[];
  readonly items: readonly SharedItem[];
}

/** A container, or a booking that names none yet. */
export interface SharedItem {
  readonly title: string;
  /** Its equipment; empty where not reported. */
  readonly detail: string;
  readonly tone: VerdictTone;
  readonly headline: string;
  /** `2 days past LFD`; empty while nothing presses. */
  readonly deadline: string;
  /** Where it is; empty where the headline says so. */
  readonly where: string;
  readonly reasons: readonly string[];
  readonly journey: SharedJourney | null;
  readonly legs: readonly SharedLeg[];
  readonly facts: readonly SharedFact[];
  /** Names of documents. */
  readonly documents: readonly string[];
  /** Left out where it was not chosen, and in links from before there was one. */
  readonly map?: SharedMap | undefined;
}

/** As wide as a line; all lists of points begin at x, y and go on in steps from each to the next. */
export interface SharedMap {
  /** The same in a sentence. */
  readonly words: string;
  readonly height: number;
  /** Its rings. */
  readonly land: readonly (readonly number[])[];
  readonly lines: readonly (readonly [
    kind: 'past' | 'projected' | 'indicative' | 'rail',
    points: readonly number[],
  ])[];
  readonly stops: readonly (readonly [x: number, y: number, title: string])[];
  /** Its last reported position. */
  readonly vessel: readonly [x: number, y: number] | null;
}

/** A label and what it says. */
export type SharedFact = readonly [label: string, value: string];

export interface SharedLeg {
  readonly title: string;
  /** `Shanghai → Los Angeles`; empty where no place is reported. */
  readonly places: string;
  readonly rows: readonly SharedRow[];
}

/** `when` and `where` may be empty; `now` is the moment of the snapshot. */
export type SharedRow = readonly [
  state: 'actual' | 'estimated' | 'overdue' | 'now',
  when: string,
  what: string,
  where: string,
];

/** A line as long as this, on which places are whole numbers. */
export const lineLength = 1000;

export interface SharedJourney {
  /** The same in a sentence. */
  readonly words: string;
  readonly moves: readonly SharedStretch[];
  readonly freeTime: readonly SharedStretch[];
  /** Null where that moment is not on the line. */
  readonly now: number | null;
  readonly points: readonly SharedPoint[];
}

export type SharedStretch = readonly [
  kind: Drawn['kind'],
  state: Drawn['state'],
  from: number,
  length: number,
];

/** Of two labels that have no room beside each other, the one with the higher priority stands. */
export type SharedPoint = readonly [
  at: number,
  state: StepState,
  priority: number,
  title: string,
  note: string,
];
