/** What a webhook is called in a sentence: the host that it sends to. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}
