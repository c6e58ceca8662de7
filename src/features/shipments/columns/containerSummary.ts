import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { describeStatus } from '#/domain/status/status.ts';

/** How many containers have each status, each with one of them, in the order they appear. */
export function containerSummary(
  shipment: Shipment,
  containers: readonly Container[],
): { readonly word: string; readonly container: Container; readonly count: number }[] {
  const byWord = Map.groupBy(containers, (container) => describeStatus(container, shipment).word);
  return [...byWord].flatMap(([word, members]) => {
    const [container] = members;
    return container ? [{ word, container, count: members.length }] : [];
  });
}
