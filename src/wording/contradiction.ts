import type { AgainstStatus, Contradiction } from '#/domain/pickup/contradiction.ts';
import { statusLabel } from './status.ts';

const againstStatus: Readonly<Record<AgainstStatus, string>> = {
  arrived: 'the arrival at the port is reported',
  discharged: 'the discharge is reported',
  leftPort: 'the gate-out at the port is reported',
  onRail: 'the loading on rail is reported',
  cameInland: 'the arrival inland is reported',
  pickedUp: 'the gate-out full is reported',
  delivered: 'the delivery is reported',
  returned: 'the empty return is reported',
  ahead: 'its time lies ahead',
  reportedAvailable: 'the terminal reports it as available',
  reportedNotAvailable: 'the terminal reports it as not available',
  availabilityNotReported: 'the terminal reports no availability',
  blocked: 'a hold blocks the pickup',
};

/** What contradicts what, as a sentence: `The status says “Available”, though the delivery is reported.` */
export function describeContradiction(contradiction: Contradiction): string {
  switch (contradiction.code) {
    case 'availability':
      return 'The terminal reports it as available, which contradicts this: its data is out of step.';
    case 'returnedBeforeArrival':
      return 'The empty return is reported for a time before the arrival.';
    case 'status':
      return `The status says “${statusLabel(contradiction.status)}”, though ${againstStatus[contradiction.against]}.`;
  }
}
