const number = new Intl.NumberFormat('en');

/** `2 records could not be read`; null where all could. A file of its own, since the board shows it as well. */
export function unreadWords(count: number, one: string): string | null {
  return count === 0 ? null : `${number.format(count)} ${one}${count === 1 ? '' : 's'} could not be read`;
}
