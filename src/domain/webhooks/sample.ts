/** What a sample was sent with and what came back (docs/interface.md 2.9). */
export interface SampleOutcome {
  readonly succeeded: boolean;
  /** Why nothing came back; null where something did. */
  readonly error: string | null;
  readonly status: number | null;
  readonly sentHeaders: readonly SampleHeader[];
  readonly sentBody: string | null;
  readonly answerHeaders: readonly SampleHeader[];
  readonly answerBody: string | null;
}

export type SampleHeader = readonly [name: string, value: string];

/** A notification as one of that event would be, sent once. */
export interface SampleRequest {
  readonly url: string;
  readonly event: string;
  /** Signs the sample; without one it has no signature. */
  readonly secret: string | null;
}
