import { el, type Markup, toHtml } from './markup.ts';

/** What nothing in a file may do, whatever opens it: run code, or load anything from elsewhere. */
const policy = "default-src 'none'; style-src 'unsafe-inline'";

interface HtmlFile {
  readonly language: string;
  readonly title: string;
  readonly styles: string;
  readonly content: Markup;
}

/** One HTML file without code and without an address of anything else. */
export function htmlFile({ language, title, styles, content }: HtmlFile): string {
  const head = el(
    'head',
    {},
    el('meta', { charset: 'utf-8' }),
    el('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    el('meta', { name: 'color-scheme', content: 'light dark' }),
    el('meta', { 'http-equiv': 'Content-Security-Policy', content: policy }),
    el('title', {}, title),
  );
  const styled = toHtml(head).replace('</head>', () => `<style>${styles}</style></head>`);
  return `<!doctype html>\n<html lang="${language}">${styled}${toHtml(el('body', {}, content))}</html>\n`;
}
