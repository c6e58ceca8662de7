// The dialogs in which messages are written: about one row or shipment, and about several, party by party.
export { MessageDialog } from './MessageDialog.tsx';
export { MessagesDialog } from './MessagesDialog.tsx';
