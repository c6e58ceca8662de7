import type { Container } from '#/domain/records/container.ts';
import { normalizeContainerNumber } from '#/domain/records/identifiers.ts';

export interface Selection {
  /** Null only where the shipment has no containers yet. */
  readonly container: Container | null;
  /** The number that the address asked for and the shipment does not have, as it was typed; else null. */
  readonly missing: string | null;
}

/**
 * The container that the address asks for by number, upper or lower case, with or without spaces and dashes
 * (docs/interface.md 2.8), or by id where the number does not decide; when it asks for none or for one that is not aboard,
 * the usual one, or the first.
 *
 * @param usual the id of the one to show where none is named
 */
export function selectContainer(
  containers: readonly Container[],
  wanted: string | undefined,
  usual?: string,
): Selection {
  const fallback = containers.find(({ id }) => id === usual) ?? containers[0] ?? null;
  const asked = wanted?.trim();
  if (!asked) return { container: fallback, missing: null };
  const number = normalizeContainerNumber(asked);
  const found =
    containers.find(({ id }) => id === asked) ??
    containers.find((one) => number !== '' && normalizeContainerNumber(one.number) === number);
  return found ? { container: found, missing: null } : { container: fallback, missing: asked };
}
