import { useState } from 'react';
import type { MessageSubject } from '#/domain/messages/facts.ts';
import type { ActingParty } from '#/domain/pickup/party.ts';
import { Button, type ButtonProps } from '#/ui/Button.tsx';
import { lazyPart } from '#/ui/lazyPart.ts';
import { messageTo } from './messageWords.ts';

// A message is written only after the page has been read.
const MessageDialog = lazyPart(() => import('./MessageDialog.tsx'), 'MessageDialog');

/** Opens a message to one party, filled from the facts. */
export function MessageButton({
  to,
  subjects,
  ...look
}: { to: ActingParty; subjects: readonly MessageSubject[] } & Pick<ButtonProps, 'look' | 'className'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button {...look} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {messageTo(to)}
      </Button>
      {open && <MessageDialog to={to} subjects={subjects} onClose={() => setOpen(false)} />}
    </>
  );
}
