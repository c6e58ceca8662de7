import type { Position } from '#/domain/geo/position.ts';

/** A port, terminal or inland place on the map. */
export interface MapPort {
  readonly id: string;
  readonly name: string;
  readonly position: Position;
  /**
   * A place on the way of what the screen is about is larger: filled where it was reached, a ring where it is still to
   * come. Others are small.
   */
  readonly mark: 'reached' | 'ahead' | 'other';
}
