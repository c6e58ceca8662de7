const key = 'landfall.trackDraft';

/** What stands in the box of Track and was not read yet: it stays in this tab when its page is left, also over a reload. */
export function readTrackDraft(): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

export function keepTrackDraft(text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // A full or forbidden storage: the text is there as long as its page.
  }
}
