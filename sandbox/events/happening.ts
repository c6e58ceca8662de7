import type { Instant } from '#/time/instant.ts';
import type { StoredDocument } from '#sandbox/store/documents.ts';
import type { Listed } from '#sandbox/world/account.ts';
import type { ContainerPlan, PlannedEstimate, PlannedEvent, ShipmentPlan } from '#sandbox/world/plan.ts';

/** Field to `[old, new]`, in the words of the container (docs/interface.md 5.5). */
export type Changeset = Readonly<Record<string, readonly [unknown, unknown]>>;

/** Something that becomes known in the account at an instant, and that can be subscribed to. */
export interface Happening {
  readonly event: string;
  readonly at: Instant;
  readonly subject: Subject;
}

interface OfContainer {
  readonly shipment: ShipmentPlan;
  readonly container: ContainerPlan;
}

export type Subject =
  | ({ readonly kind: 'request' } & Listed)
  | ({ readonly kind: 'movement'; readonly event: PlannedEvent } & OfContainer)
  | ({ readonly kind: 'estimate'; readonly estimate: PlannedEstimate } & OfContainer)
  | { readonly kind: 'arrival'; readonly shipment: ShipmentPlan; readonly eta: Instant }
  | { readonly kind: 'document'; readonly document: StoredDocument }
  | ({ readonly kind: 'created' } & OfContainer)
  | ({ readonly kind: 'terminal' } & OfContainer)
  | ({ readonly kind: 'updated'; readonly changeset: Changeset } & OfContainer);
