import { ApiError } from '#/data/http/errors.ts';
import { exceptionRows, type RowGrouping } from '#/domain/exceptions/exceptionRows.ts';
import { ExceptionList } from '#/features/exceptions/list/ExceptionList.tsx';
import { NoExceptions } from '#/features/exceptions/NoExceptions.tsx';
import { RequestsNotice } from '#/features/exceptions/notices.tsx';
import { longText, losAngeles, overdue, terminal } from '#/features/gallery/samples.ts';
import type { GallerySection } from '#/features/gallery/section.ts';
import { WithValue } from '#/features/gallery/WithValue.tsx';
import { MessagesDialog } from '#/parts/messages/MessagesDialog.tsx';
import { messages } from '#/parts/messages/messagesDialogWords.ts';
import { StartPageButton } from '#/parts/pages/StartPageButton.tsx';
import { box, find, freeUntil, local, stopped } from '#/test/samples/exceptions.ts';
import { Button } from '#/ui/Button.tsx';

const nothing = () => undefined;
const place = { portOfDischarge: losAngeles, carrier: overdue.carrier };
const rows = exceptionRows([
  ...find([box({ ...freeUntil('2026-08-05T07:00:00Z'), podTerminal: terminal })], place),
  ...find(
    [
      box({
        id: 'held',
        number: 'TGHU5094120',
        holds: [{ name: 'customs', status: 'hold', description: longText }],
      }),
    ],
    { ...place, id: 'held' },
  ),
  ...find([box({ id: 'late', number: 'CBHU3318342', currentStatus: 'on_ship', podDischarged: null })], {
    ...place,
    id: 'late',
    podEta: local('2026-08-09T16:00:00Z'),
  }),
  ...find([box({ id: 'stopped', number: 'CSNU5468777', ...freeUntil('2026-08-05T07:00:00Z') })], {
    ...place,
    id: 'stopped',
    carrierTracking: stopped('no_updates_at_line'),
  }),
]);

const list = (grouping: RowGrouping | null, chosen: readonly string[] = []) => (
  <div className="gallery-window card">
    <ExceptionList
      rows={rows}
      estimates={new Map()}
      grouping={grouping}
      selected={new Set(chosen)}
      bar={null}
      notes={new Map()}
      entries={new Map([['container held', { owner: 'Ana Ruiz' }]])}
      isAcknowledged={({ subject }) => subject.id === 'late'}
      onSelect={nothing}
      onAct={nothing}
      onOwner={nothing}
      onLetter={() => false}
      onMessage={nothing}
    />
  </div>
);

export const exceptionsSection: GallerySection = {
  id: 'exceptions',
  title: 'Exceptions',
  specimens: [
    {
      files: ['src/parts/messages/MessagesDialog.tsx'],
      states: {
        'opened by a press': (
          <WithValue first={false}>
            {(isOpen, onChange) => (
              <>
                <Button aria-haspopup="dialog" onClick={() => onChange(true)}>
                  {messages}
                </Button>
                {isOpen && (
                  <MessagesDialog
                    rows={rows}
                    to={null}
                    shipments={[]}
                    findUsual={() => null}
                    onClose={() => onChange(false)}
                  />
                )}
              </>
            )}
          </WithValue>
        ),
      },
    },
    {
      files: ['src/features/exceptions/list/ExceptionList.tsx', 'src/features/exceptions/list/cells.tsx'],
      wide: true,
      states: {
        'by priority, one acknowledged': list(null),
        'by who acts': list('party'),
        'by terminal': list('terminal'),
      },
    },
    {
      files: ['src/features/exceptions/NoExceptions.tsx'],
      states: {
        none: <NoExceptions complete filtered={false} acknowledged={0} />,
        'none of a kind, some acknowledged': <NoExceptions complete filtered acknowledged={3} />,
        loading: <NoExceptions complete={false} filtered={false} acknowledged={0} />,
      },
    },
    {
      files: ['src/parts/pages/StartPageButton.tsx'],
      states: { offered: <StartPageButton page="exceptions" /> },
    },
    {
      files: ['src/features/exceptions/notices.tsx'],
      states: {
        failed: (
          <RequestsNotice
            error={new ApiError({ kind: 'serverError' })}
            isMissing
            complete={false}
            onRetry={nothing}
          />
        ),
        'in part': <RequestsNotice error={null} isMissing={false} complete={false} onRetry={nothing} />,
      },
    },
  ],
};
