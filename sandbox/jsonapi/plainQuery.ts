/** A query string with brackets and commas left as they are, as the live service writes its links. */
export function plainQuery(query: URLSearchParams): string {
  return [...query].map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
}

function encode(text: string): string {
  return encodeURIComponent(text).replaceAll('%5B', '[').replaceAll('%5D', ']').replaceAll('%2C', ',');
}
