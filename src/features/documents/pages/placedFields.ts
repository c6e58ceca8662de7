import type { DocumentField } from '#/domain/records/tradeDocument.ts';

/** The fields of a document, whose places are marked. */
export interface PlacedFields {
  readonly fields: readonly DocumentField[];
  /** The key of the one that is pointed at. */
  readonly shown: string | null;
}
