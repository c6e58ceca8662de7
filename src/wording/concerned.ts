import type { ConcernedCounts } from '#/domain/exceptions/concerned.ts';
import { counted } from '#/language/plural.ts';
import { comma } from '#/language/punctuation.ts';

/** `85 containers, 11 requests`; what there is none of is left out where there is something of the other. */
export const describeConcerned = ({ containers, requests }: ConcernedCounts): string =>
  [
    ...(containers > 0 || requests === 0 ? [counted(containers, 'container')] : []),
    ...(requests > 0 ? [counted(requests, 'request')] : []),
  ].join(comma);
