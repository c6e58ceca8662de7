import { useRouter } from '@tanstack/react-router';

// Outside of the page, like the selection.
const lastRows = new Map<string, string>();

/**
 * The id of the row that had the focus last, for each entry of the history, like its scroll position: "back" restores
 * both, while a link to the list begins at its top.
 */
export function useLastRow() {
  const { history } = useRouter();
  // oxlint-disable-next-line no-underscore-dangle -- The router's name for the key of an entry.
  const entry = () => history.location.state.__TSR_key ?? '';
  return {
    lastRow: lastRows.get(entry()),
    onRow: (id: string) => void lastRows.set(entry(), id),
  };
}
