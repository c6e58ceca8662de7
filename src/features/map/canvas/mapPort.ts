import type { Position } from '#/domain/geo/position.ts';

/** A port, terminal or inland place on the map. */
export interface MapPort {
  readonly id: string;
  readonly name: string;
  readonly position: Position;
  /** `reached` is a large dot, `upcoming` a large ring, `other` a small dot. */
  readonly mark: 'reached' | 'upcoming' | 'other';
}
