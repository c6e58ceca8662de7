import { useId, useState } from 'react';
import { noteAnswer, remindOn } from '#/device/messageLogWrites.ts';
import type { LoggedMessage } from '#/domain/messages/log.ts';
import { useLaterDay } from '#/parts/fields/useLaterDay.ts';
import { useFormatOptions } from '#/parts/time/useFormatOptions.ts';
import { addDays, type CalendarDay } from '#/time/calendarDay.ts';
import { formatMoment } from '#/time/format.ts';
import { localDay } from '#/time/localDay.ts';
import { viewerZone } from '#/time/zone.ts';
import { Button } from '#/ui/Button.tsx';
import { UndoLine } from '#/ui/states/UndoLine.tsx';
import * as words from './logWords.ts';

interface LogDone {
  readonly words: string;
  readonly undo: () => void;
}

/** What left this device, each with how to note its answer and to be reminded of it. */
export function SentMessages({
  messages,
  hasSubjects = false,
}: {
  messages: readonly LoggedMessage[];
  /** Whether their subjects are shown. */
  hasSubjects?: boolean;
}) {
  const [done, setDone] = useState<LogDone | null>(null);
  return (
    <div className="space-y-1">
      <ul aria-label={words.sentList} className="space-y-2 text-sm">
        {messages.map((message) => (
          <SentItem key={message.id} message={message} hasSubject={hasSubjects} onDone={setDone} />
        ))}
      </ul>
      {done && (
        <UndoLine
          done={done.words}
          onUndo={() => {
            done.undo();
            setDone(null);
          }}
        />
      )}
    </div>
  );
}

function SentItem({
  message,
  hasSubject,
  onDone,
}: {
  message: LoggedMessage;
  hasSubject: boolean;
  onDone: (done: LogDone) => void;
}) {
  const sentence = useId();
  const format = useFormatOptions();
  const [isChoosing, setChoosing] = useState(false);
  const remind = (day: CalendarDay | null) => {
    const text = day === null ? null : formatMoment({ kind: 'day', day }, format).date;
    onDone({
      words: text === null ? words.reminderGone : words.reminderDone(text),
      undo: remindOn(message.id, day),
    });
    setChoosing(false);
  };
  return (
    <li className="space-y-1">
      <p id={sentence} className="break-words">
        {words.describeSent(message, format)}
      </p>
      {hasSubject && message.subject !== '' && (
        <p className="text-xs break-words text-ink-soft">{message.subject}</p>
      )}
      {message.answeredAt === null && (
        <div className="flex flex-wrap gap-2">
          <Button
            aria-describedby={sentence}
            onClick={() => onDone({ words: words.answerDone(message), undo: noteAnswer(message.id) })}
          >
            {words.answerNoted}
          </Button>
          <Button
            aria-describedby={sentence}
            aria-expanded={isChoosing}
            onClick={() => setChoosing(!isChoosing)}
          >
            {words.remindMe}
          </Button>
        </div>
      )}
      {isChoosing && message.answeredAt === null && (
        <ReminderChoice hasReminder={message.remindOn !== null} onChoose={remind} />
      )}
    </li>
  );
}

/** Asks for a day, which is one of this device's calendar. */
function ReminderChoice({
  hasReminder,
  onChoose,
}: {
  hasReminder: boolean;
  /** Null for none. */
  onChoose: (day: CalendarDay | null) => void;
}) {
  const today = localDay(useFormatOptions().now, viewerZone());
  const { field, isWrong, onSubmit } = useLaterDay(today, onChoose);
  return (
    <form className="flex flex-wrap items-end gap-2" noValidate onSubmit={onSubmit}>
      {[1, 3, 7].map((days) => (
        <Button key={days} onClick={() => onChoose(addDays(today, days))}>
          {days === 1 ? words.tomorrow : words.inDays(days)}
        </Button>
      ))}
      <input
        {...field}
        aria-label={words.anotherDay}
        className="h-8 rounded border border-line bg-surface px-2 text-sm aria-invalid:border-problem max-md:h-11"
      />
      <Button type="submit">{words.setReminder}</Button>
      {hasReminder && <Button onClick={() => onChoose(null)}>{words.noReminder}</Button>}
      <p role="status" className="basis-full text-xs text-problem empty:hidden">
        {isWrong && words.dayProblem}
      </p>
    </form>
  );
}
