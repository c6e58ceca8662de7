import { useAcknowledgements } from '#/device/acknowledgements.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { CalendarDay } from '#/time/calendarDay.ts';
import { lazyPart } from '#/ui/lazyPart.ts';
import { NoteDialog } from './actions/NoteDialog.tsx';
import { SnoozeDialog } from './actions/SnoozeDialog.tsx';
import { type ExceptionActions, namesOf } from './actions/useExceptionActions.ts';

// A message is written only after the list has been read.
const MessagesDialog = lazyPart(() => import('./messages/MessagesDialog.tsx'), 'MessagesDialog');

/** What is asked before it is done to rows. */
export function ExceptionDialogs({
  actions,
  shipments,
  today,
}: {
  actions: ExceptionActions;
  shipments: readonly Shipment[];
  today: CalendarDay;
}) {
  const notes = useAcknowledgements((state) => state.notes);
  const { question, cancel } = actions;
  if (!question) return null;
  const { rows } = question;
  switch (question.act) {
    case 'snooze':
      return (
        <SnoozeDialog
          what={namesOf(rows)}
          today={today}
          onSnooze={(until) => actions.snooze(rows, until)}
          onClose={cancel}
        />
      );
    case 'note':
      return (
        <NoteDialog
          what={namesOf(rows)}
          text={(rows[0] && notes.get(rows[0].id)) ?? ''}
          onSave={(text) => actions.annotate(rows, text)}
          onClose={cancel}
        />
      );
    case 'message':
      return <MessagesDialog rows={rows} to={question.to} shipments={shipments} onClose={cancel} />;
  }
}
