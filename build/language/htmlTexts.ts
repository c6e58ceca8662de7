/** Words of a page that are there before any code: between its tags, and what it is about. */
export interface HtmlText {
  readonly message: string;
  readonly start: number;
  readonly end: number;
}

/** Ours are simple: no script or style has words, and no tag stands within a sentence. */
export function htmlTextsOf(html: string): readonly HtmlText[] {
  const visible = html.replaceAll(/<!--.*?-->/gs, (comment) => ' '.repeat(comment.length));
  return [...visible.matchAll(/>([^<>]*\p{L}{2}[^<>]*)<|name="description" content="([^"]+)"/gu)].map(
    (match) => {
      const words = match[1] ?? match[2] ?? '';
      const trimmed = words.trim();
      const start = match.index + match[0].indexOf(words) + words.indexOf(trimmed);
      return { message: trimmed.replaceAll(/\s+/g, ' '), start, end: start + trimmed.length };
    },
  );
}
