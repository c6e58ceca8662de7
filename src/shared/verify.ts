import { el, type Markup, toElement } from '#/files/shared/markup.ts';
import { sharedPageStyles, sharedStyles } from '#/files/shared/sharedStyles.ts';
import { colon } from '#/language/punctuation.ts';
import { verifyPack } from './verifyPack.ts';
import * as words from './words.ts';

// The page that checks an evidence pack. It reads the file that it is given, asks no service and stores nothing.

const styles = `
.shared label{display:grid;gap:.25rem;margin-top:.75rem}
.shared input{font:inherit;min-height:2.75rem;max-width:100%;color:var(--ink)}
.shared [role=status]{margin-top:1rem;min-height:6rem}
`;

const sheet = new CSSStyleSheet();
sheet.replaceSync(sharedPageStyles + sharedStyles + styles);
document.adoptedStyleSheets = [sheet];

const status = toElement(el('div', { role: 'status' }));
const page = toElement(
  el(
    'article',
    { class: 'shared' },
    el(
      'section',
      { class: 'item' },
      el('h1', {}, words.verifyTitle),
      el('p', { class: 'soft' }, words.intro),
      el('label', {}, words.choose, el('input', { type: 'file', accept: '.html,text/html' })),
    ),
  ),
);
page.querySelector('section')?.append(status);
document.getElementById('root')?.replaceChildren(page);

/** The last file that was asked about. */
let asked: File | null = null;

async function check(file: File): Promise<void> {
  asked = file;
  show(el('p', {}, words.checking));
  const found = await verifyPack(file).catch(() => ({ kind: 'unreadable' }) as const);
  if (asked !== file) return;
  const [headline, sentence] = words.describeCheck(found);
  const tone = found.kind === 'unchanged' ? 'good' : found.kind === 'changed' ? 'lost' : 'unknown';
  show(
    el('p', { class: 'soft' }, file.name),
    el('div', { class: `verdict ${tone}` }, el('p', { class: 'headline' }, headline), el('p', {}, sentence)),
    ...(found.kind === 'unchanged'
      ? [
          el('p', {}, `${words.hashLabel}${colon}`, el('code', {}, found.hash)),
          el('p', { class: 'soft' }, words.proves),
        ]
      : []),
  );
}

const show = (...parts: readonly Markup[]) => status.replaceChildren(...parts.map((part) => toElement(part)));

page.querySelector('input')?.addEventListener('change', ({ target }) => {
  const file = (target as HTMLInputElement).files?.[0];
  if (file) void check(file);
});
document.addEventListener('dragover', (event) => event.preventDefault());
document.addEventListener('drop', (event) => {
  event.preventDefault();
  const files = event.dataTransfer?.files;
  if (files && files.length > 1) show(el('p', {}, words.several));
  else if (files?.[0]) void check(files[0]);
});
