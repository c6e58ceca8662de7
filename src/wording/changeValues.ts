import type { ChangeValue } from '#/domain/changes/change.ts';
import { byDates } from '#/domain/changes/reviewedShipment.ts';
import { placeWithCode } from '#/domain/records/placeName.ts';
import { statusWord } from '#/domain/status/status.ts';
import { comma } from '#/language/punctuation.ts';
import { formatMoney } from './money.ts';
import { stageLabels, statusLabel } from './status.ts';

const nameNotReported = 'name not reported';
const statusNotReported = 'status not reported';

type Timed = Extract<ChangeValue, { readonly kind: 'moment' | 'instant' }>;

/** What a fact was or is, where that is no time. */
export function describeValue(value: Exclude<ChangeValue, Timed>): string {
  switch (value.kind) {
    case 'place':
      return placeWithCode(value) ?? nameNotReported;
    case 'number':
      return value.number;
    case 'name':
      return value.name ?? nameNotReported;
    case 'holds':
      return value.statuses.map((status) => status ?? statusNotReported).join(comma);
    case 'sum':
      return formatMoney(value.sum);
    case 'status':
      return reviewedStatus(value.status);
  }
}

/** What the status of a reviewed container is called. */
export function reviewedStatus(status: string | null): string {
  if (status === byDates.leftPort.key) return stageLabels.leftPort;
  if (status === byDates.inland.key) return stageLabels.inland;
  return statusLabel(statusWord({ currentStatus: status }));
}
