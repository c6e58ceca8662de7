import type { Snapshot } from '#/domain/sharing/snapshot.ts';
import { el, toHtml } from './markup.ts';
import { sharedDocument } from './sharedDocument.ts';
import { sharedPageStyles, sharedStyles } from './sharedStyles.ts';
import * as words from './words.ts';

/** What nothing in the file may do, whatever opens it: run code, or load anything from elsewhere. */
const policy = "default-src 'none'; style-src 'unsafe-inline'";

/** What is shared as one HTML file without code and without an address of anything else. */
export function sharedFile(snapshot: Snapshot): Blob {
  const { items, asOfText, language } = snapshot;
  const [first] = items;
  const title = items.length === 1 && first ? first.title : words.containers(items.length);
  const head = el(
    'head',
    {},
    el('meta', { charset: 'utf-8' }),
    el('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    el('meta', { name: 'color-scheme', content: 'light dark' }),
    el('meta', { 'http-equiv': 'Content-Security-Policy', content: policy }),
    el('title', {}, words.fileTitle(title, asOfText)),
  );
  const styles = `<style>${sharedPageStyles}${sharedStyles}</style>`;
  const body = toHtml(el('body', {}, sharedDocument(snapshot)));
  const html = `<!doctype html>\n<html lang="${language}">${toHtml(head).replace('</head>', `${styles}</head>`)}${body}</html>\n`;
  return new Blob([html], { type: 'text/html;charset=utf-8' });
}
