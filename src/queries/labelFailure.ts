import { type ApiError, type ApiErrorItem, isUnclear } from '#/api/errors.ts';
import { describeFailure } from '#/api/errorTable.ts';

/** Somebody wrote other labels since the reader saw them. Nothing was sent. */
export class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile';
  /** What is written there now. */
  readonly labels: readonly string[];

  constructor(labels: readonly string[]) {
    super('The labels were changed meanwhile.');
    this.labels = labels;
  }
}

export type LabelFailure = ApiError | ChangedMeanwhile;

/** Why labels were not saved, for beside their field: what happened, in the service's own words where it has any. */
export function labelFailureWords(error: LabelFailure, labels: readonly string[]): string {
  if (error instanceof ChangedMeanwhile) return 'Not saved: this was changed elsewhere meanwhile.';
  if (error.kind === 'offline') {
    return 'Not saved: this device is offline. What you typed is still here; connect to the network and save again.';
  }
  if (error.kind === 'invalid' && error.items.length > 0) {
    return `Not saved. The service says ${error.items.map((item) => complaint(item, labels)).join(', ')}.`;
  }
  const { title, why, next } = describeFailure(error);
  return isUnclear(error)
    ? `It is not known whether this was saved. ${title}. ${next}`
    : `Not saved. ${title}. ${why}`;
}

// A pointer such as `/data/attributes/tags/3` names the label that the service objects to.
function complaint({ detail, pointer }: ApiErrorItem, labels: readonly string[]): string {
  const index = /\/(?:tags|ref_numbers)\/(\d+)$/.exec(pointer ?? '')?.[1];
  const label = index === undefined ? undefined : labels[Number(index)];
  return label === undefined ? `“${detail}”` : `of ${shortened(label)}: “${detail}”`;
}

function shortened(label: string): string {
  return label.length > 40 ? `${label.slice(0, 39)}…` : label;
}
