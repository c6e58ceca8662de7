import { lazyPart } from '#/ui/lazyPart.ts';

// A message is written only after the page has been read.
const load = () => import('./writingDialogs.ts');
export const MessageDialog = lazyPart(load, 'MessageDialog');
export const MessagesDialog = lazyPart(load, 'MessagesDialog');
