import { useState } from 'react';
import { defaultExceptionSettings as limits } from '#/domain/exceptions/exceptionSettings.ts';
import { shareKinds, usualChoices } from '#/domain/sharing/choices.ts';
import { shareRecords } from '#/domain/sharing/sharing.ts';
import type { GallerySection } from '#/features/gallery/section.ts';
import { WithValue } from '#/features/gallery/WithValue.tsx';
import { sharedDocument } from '#/files/shared/sharedDocument.ts';
import { RecipientLanguage } from '#/parts/recipient/RecipientLanguage.tsx';
import type { RecipientTexts } from '#/parts/recipient/useRecipientTexts.ts';
import { notLoaded } from '#/parts/recipient/words.ts';
import { ShareDialog } from '#/parts/sharing/ShareDialog.tsx';
import { SharedPreview } from '#/parts/sharing/SharedPreview.tsx';
import { shareTitle } from '#/parts/sharing/words.ts';
import { useFormatOptions } from '#/parts/time/useFormatOptions.ts';
import { now } from '#/test/samples/exceptions.ts';
import { markedSubject } from '#/test/samples/sharing.ts';
import { Button } from '#/ui/Button.tsx';
import { writeSnapshot } from '#/wording/snapshot.ts';

const subjects = [markedSubject];
const everything = {
  references: true,
  parties: true,
  money: true,
  holds: true,
  exceptions: true,
  documents: true,
  map: true,
};

function Preview({ choices }: { choices: typeof usualChoices }) {
  const format = useFormatOptions('place');
  return (
    <div className="w-full max-w-2xl">
      <SharedPreview
        shown={sharedDocument(
          writeSnapshot(shareRecords(subjects, { choices, limits, now }), {
            sender: 'Ana Ruiz',
            note: '',
            format,
          }),
          3,
        )}
      />
    </div>
  );
}

const nothing = () => undefined;
const Language = ({ used }: { used: RecipientTexts<never> }) => (
  <RecipientLanguage language="es" used={used} onChange={nothing} />
);

function Opened({ onClose }: { onClose: () => void }) {
  const [choices, setChoices] = useState(usualChoices);
  return (
    <ShareDialog
      name={markedSubject.container?.number ?? ''}
      subjects={subjects}
      choices={choices}
      onChoices={setChoices}
      at={now}
      kinds={shareKinds}
      notices={[]}
      onClose={onClose}
    >
      {null}
    </ShareDialog>
  );
}

export const sharingSection: GallerySection = {
  id: 'sharing',
  title: 'Sharing',
  specimens: [
    {
      files: ['src/parts/recipient/RecipientLanguage.tsx'],
      states: {
        chosen: <Language used={{ writer: {}, problem: null, retry: nothing }} />,
        'while it loads': <Language used={{ writer: null, problem: null, retry: nothing }} />,
        'not loaded': (
          <Language used={{ writer: {}, problem: notLoaded('Español', 'English'), retry: nothing }} />
        ),
      },
    },
    {
      files: ['src/parts/sharing/SharedPreview.tsx'],
      states: {
        'as it is at first': <Preview choices={usualChoices} />,
        'with all of it': <Preview choices={everything} />,
      },
    },
    {
      files: ['src/parts/sharing/ShareDialog.tsx', 'src/parts/sharing/ShareWays.tsx'],
      states: {
        'opened by a press': (
          <WithValue first={false}>
            {(isOpen, onChange) => (
              <>
                <Button aria-haspopup="dialog" onClick={() => onChange(true)}>
                  {shareTitle(markedSubject.container?.number ?? '')}
                </Button>
                {isOpen && <Opened onClose={() => onChange(false)} />}
              </>
            )}
          </WithValue>
        ),
      },
    },
  ],
};
