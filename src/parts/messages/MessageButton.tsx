import { useState } from 'react';
import type { MessageSubject } from '#/domain/messages/messageFacts.ts';
import type { ActingParty } from '#/domain/pickup/actingParty.ts';
import { Button, type ButtonProps } from '#/ui/Button.tsx';
import { MessageDialog } from './messageDialogs.ts';
import { messageTo } from './messageWords.ts';

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
