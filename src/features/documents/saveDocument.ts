import type { TradeDocument } from '#/domain/records/tradeDocument.ts';
import { saveFile } from '#/files/saveFile.ts';

/** Downloads a document under the name that it was uploaded with. */
export function saveDocument({ contentType, fileName, name }: TradeDocument, bytes: ArrayBuffer): void {
  saveFile(new Blob([bytes], { type: contentType ?? '' }), fileName ?? name);
}
