import { findPath } from '#/domain/find/findPath.ts';

/** The whole address that finds a number from anywhere. */
export function findLink(number: string): string {
  return window.location.origin + findPath(number);
}
