import type { Resource } from './jsonapi.ts';

/** A record with its relationships to walk. The resource object is made only when it is asked for. */
export interface Node {
  readonly type: string;
  readonly id: string;
  resource(): Resource;
  /** Records at the end of that relationship; empty when there is none. */
  related(name: string): readonly Node[];
}
