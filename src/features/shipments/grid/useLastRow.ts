import { useRouter } from '@tanstack/react-router';

// Outside of the page, as what is selected.
const lastRows = new Map<string, string>();

/**
 * The id of the row that the keyboard was at last, kept for each entry of the history as its scroll position is: "back"
 * finds both, a link to the list begins at its top.
 */
export function useLastRow() {
  const { history } = useRouter();
  // oxlint-disable-next-line no-underscore-dangle -- The router's name for what tells the entries apart.
  const entry = () => history.location.state.__TSR_key ?? '';
  return {
    lastRow: lastRows.get(entry()),
    onRow: (id: string) => void lastRows.set(entry(), id),
  };
}
