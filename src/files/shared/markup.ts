/** Elements as data, so that the same ones are drawn into a page and written into a file. Texts are never read as HTML. */
export interface Markup {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly MarkupChild[];
}

/** Null draws nothing. */
export type MarkupChild = Markup | string | null;

export function el(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly MarkupChild[]
): Markup {
  return { tag, attributes, children };
}

/** Elements of HTML without an end tag, as far as they are used here. */
const empty = new Set(['meta', 'br']);
const special = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => special.get(character) ?? '');

export function toHtml(child: MarkupChild): string {
  if (child === null) return '';
  if (typeof child === 'string') return escape(child);
  const { tag, attributes, children } = child;
  const named = Object.entries(attributes).map(([name, value]) => ` ${name}="${escape(value)}"`);
  const start = `<${tag}${named.join('')}>`;
  return empty.has(tag) ? start : `${start}${children.map(toHtml).join('')}</${tag}>`;
}

const svg = 'http://www.w3.org/2000/svg';

export function toElement({ tag, attributes, children }: Markup, isSvg = tag === 'svg'): Element {
  const element = isSvg ? document.createElementNS(svg, tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  for (const child of children) {
    if (child !== null)
      element.append(typeof child === 'string' ? child : toElement(child, isSvg || child.tag === 'svg'));
  }
  return element;
}
