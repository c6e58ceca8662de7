// What is done with rows, and how far it is.
export { BulkLine } from '#/features/shipments/bulk/BulkLine.tsx';
export { RowsMessage } from './RowsMessage.tsx';
export { SelectionBar } from './SelectionBar.tsx';
