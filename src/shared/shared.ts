import { openLink } from '#/data/sharing/link.ts';
import type { Snapshot } from '#/domain/sharing/snapshot.ts';
import { el, type Markup, toElement } from '#/files/shared/markup.ts';
import { sharedDocument } from '#/files/shared/sharedDocument.ts';
import { sharedPageStyles, sharedStyles } from '#/files/shared/sharedStyles.ts';
import { day } from '#/time/durations.ts';
import * as words from './words.ts';

// The page of a shared link. It reads the fragment of its address alone: it asks no service, stores nothing, and is built
// by itself (build/sharedPage.ts), so that it shares no code with the application.

const formStyles = `
.shared form{display:flex;flex-wrap:wrap;gap:.5rem;align-items:end;margin-top:.75rem}
.shared label{display:grid;gap:.25rem}
.shared input,.shared button{font:inherit;min-height:2.75rem;padding:0 .75rem;border:1px solid var(--soft);border-radius:.375rem;background:var(--surface);color:var(--ink)}
.shared button{background:var(--vessel);border-color:var(--vessel);color:var(--surface);font-weight:600;cursor:pointer}
`;

const sheet = new CSSStyleSheet();
sheet.replaceSync(sharedPageStyles + sharedStyles + formStyles);
document.adoptedStyleSheets = [sheet];

const root = document.getElementById('root');

function show(markup: Markup, title: string): void {
  document.title = title;
  root?.replaceChildren(toElement(markup));
}

function showSnapshot(snapshot: Snapshot): void {
  show(sharedDocument(snapshot), `${snapshot.items[0]?.title} · ${words.title}`);
  const days = Math.floor((Date.now() - snapshot.asOf) / day);
  if (days >= 1)
    root?.querySelector('header')?.append(toElement(el('p', { class: 'band' }, words.old(days))));
}

const message = (title: string, ...children: Markup[]) =>
  el('article', { class: 'shared' }, el('section', { class: 'item' }, el('h1', {}, title), ...children));

function showForm(): void {
  const field = el('input', { type: 'password', autocomplete: 'off', required: '', name: 'passphrase' });
  const form = el(
    'form',
    {},
    el('label', {}, words.passphrase, field),
    el('button', { type: 'submit' }, words.open),
  );
  const status = el('p', { role: 'status', class: 'deadline' });
  show(message(words.sealedTitle, el('p', { class: 'soft' }, words.sealedWhy), form, status), words.title);
  const input = root?.querySelector('input');
  root?.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    if (input) void open(input.value);
  });
  input?.focus();
}

async function open(passphrase: string | null): Promise<void> {
  const fragment = location.hash;
  const status = root?.querySelector('[role=status]');
  if (passphrase !== null && status) status.textContent = words.opening;
  const opened = await openLink(fragment, passphrase);
  // Another link was opened in this page meanwhile.
  if (fragment !== location.hash) return;
  if (opened.kind === 'snapshot') return showSnapshot(opened.snapshot);
  if (opened.kind === 'sealed') return showForm();
  const sentence = words.problems[opened.problem];
  if (opened.problem === 'wrongPassphrase' && status) status.textContent = sentence;
  else show(message(words.cannotOpen, el('p', { role: 'alert' }, sentence)), words.title);
}

window.addEventListener('hashchange', () => void open(null));
void open(null);
