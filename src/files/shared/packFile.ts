import { canonicalJson, type Json } from '#/domain/evidence/canonicalJson.ts';
import type { EvidencePack, PackFact, PackSection } from '#/domain/evidence/pack.ts';
import { htmlFile } from './htmlFile.ts';
import { el, type Markup } from './markup.ts';

// How version 1 draws a pack, for ever: the page /verify draws a pack once more and compares. All words are the pack's.
// What has to look otherwise is another version (e2e/shared/evidence1.html has to stay unchanged).

const styles = `
:root{color-scheme:light dark;--surface:#fff;--line:#dde4ec;--ink:#0c1b2a;--soft:#46586b}
@media (prefers-color-scheme:dark){:root{--surface:#111c28;--line:#22303f;--ink:#e8eef5;--soft:#a9b8c8}}
body{margin:0;background:var(--surface);color:var(--ink);font:0.875rem/1.45 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;overflow-wrap:anywhere}
main{box-sizing:border-box;max-width:60rem;margin:0 auto;padding:1rem}
h1{font-size:1.375rem;margin:0 0 .5rem}
h2{font-size:1.0625rem;margin:1.5rem 0 .25rem;padding-bottom:.25rem;border-bottom:1px solid var(--line);break-after:avoid}
p{margin:.25rem 0}
.soft,dt,th{color:var(--soft)}
dl{margin:.25rem 0}
dl div{display:grid;grid-template-columns:12rem minmax(0,1fr);gap:.75rem;padding:.125rem 0}
dd{margin:0}
.table{overflow-x:auto}
table{width:100%;border-collapse:collapse}
th,td{overflow-wrap:break-word;padding:.25rem .5rem .25rem 0;text-align:left;vertical-align:top;border-bottom:1px solid var(--line)}
th{font-weight:500}
tr{break-inside:avoid}
code,pre{font:0.75rem/1.4 ui-monospace,Menlo,Consolas,monospace}
pre{white-space:pre-wrap;overflow-wrap:anywhere}
details{margin-top:1.5rem}
@media (max-width:40rem){dl div{grid-template-columns:minmax(0,1fr);gap:0}}
@media print{@page{margin:12mm}:root{--surface:#fff;--line:#ccc;--ink:#000;--soft:#333}body{font-size:9pt}main{padding:0;max-width:none}.table{overflow:visible}details{display:none}}
`;

/** What stands around the data in a file, and around its hash. */
export const dataMarks = ['<pre class="data">', '</pre>'] as const;
export const hashMarks = ['<code class="hash">', '</code>'] as const;

/** The one text of a pack, of which its hash is taken. */
export const packJson = (pack: EvidencePack): string => canonicalJson(pack as unknown as Json);

/** SHA-256 of a text or of bytes in hexadecimal; null where the browser has no WebCrypto, as on plain http. */
export async function sha256(content: string | ArrayBuffer): Promise<string | null> {
  // Declared as always there (the DOM types of TypeScript).
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * A pack as one HTML file without code and without an address of anything else.
 *
 * @param json the text of the pack
 * @param hash of that text
 */
export function packHtml(pack: EvidencePack, json: string, hash: string): string {
  const { language, title, cover, proof, labels, sections } = pack;
  const content = el(
    'main',
    {},
    el(
      'header',
      {},
      el('h1', {}, title),
      factList([...cover]),
      el('p', {}, el('strong', {}, labels.hash), ' ', el('code', { class: 'hash' }, hash)),
      ...proof.map((sentence) => el('p', { class: 'soft' }, sentence)),
    ),
    ...sections.map(sectionOf),
    el('details', {}, el('summary', {}, labels.data), el('pre', { class: 'data' }, json)),
  );
  return htmlFile({ language, title, styles, content });
}

const factList = (facts: readonly PackFact[]): Markup | null =>
  facts.length === 0
    ? null
    : el('dl', {}, ...facts.map(([label, value]) => el('div', {}, el('dt', {}, label), el('dd', {}, value))));

function sectionOf({ title, notes, facts, columns, rows }: PackSection): Markup {
  const table = el(
    'table',
    {},
    el('thead', {}, el('tr', {}, ...columns.map((name) => el('th', { scope: 'col' }, name)))),
    el('tbody', {}, ...rows.map((row) => el('tr', {}, ...row.map((cell) => el('td', {}, cell))))),
  );
  return el(
    'section',
    {},
    el('h2', {}, title),
    ...notes.map((note) => el('p', { class: 'soft' }, note)),
    factList(facts),
    // What scrolls has to be reached by keys.
    columns.length === 0
      ? null
      : el('div', { class: 'table', tabindex: '0', role: 'region', 'aria-label': title }, table),
  );
}
