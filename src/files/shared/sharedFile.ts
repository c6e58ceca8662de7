import type { Snapshot } from '#/domain/sharing/snapshot.ts';
import { containerCount } from '#/wording/counts.ts';
import { htmlFile } from './htmlFile.ts';
import { sharedDocument } from './sharedDocument.ts';
import { sharedPageStyles, sharedStyles } from './sharedStyles.ts';
import * as words from './words.ts';

/** What is shared as one HTML file without code and without an address of anything else. */
export function sharedFile(snapshot: Snapshot): Blob {
  const { items, asOfText, language } = snapshot;
  const [first] = items;
  const title = items.length === 1 && first ? first.title : containerCount(items.length);
  const html = htmlFile({
    language,
    title: words.fileTitle(title, asOfText),
    styles: sharedPageStyles + sharedStyles,
    content: sharedDocument(snapshot),
  });
  return new Blob([html], { type: 'text/html;charset=utf-8' });
}
