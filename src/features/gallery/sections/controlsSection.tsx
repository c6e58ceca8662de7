import { longText } from '#/features/gallery/samples.ts';
import type { GallerySection } from '#/features/gallery/section.ts';
import { WithValue } from '#/features/gallery/WithValue.tsx';
import { Badge, type Tone } from '#/ui/Badge.tsx';
import { Button, type ButtonProps } from '#/ui/Button.tsx';
import { CheckBox } from '#/ui/fields/CheckBox.tsx';
import { FilterField } from '#/ui/fields/FilterField.tsx';
import { FilterPanel } from '#/ui/fields/FilterPanel.tsx';
import { RadioGroup } from '#/ui/fields/RadioGroup.tsx';
import { Select } from '#/ui/fields/Select.tsx';
import { Slider } from '#/ui/fields/Slider.tsx';
import { SortableList } from '#/ui/fields/SortableList.tsx';
import { RefreshIcon } from '#/ui/icons/icons.tsx';
import { MoonIcon, ScreenIcon, SunIcon } from '#/ui/icons/menuIcons.tsx';
import { CommandDialog } from '#/ui/overlays/CommandDialog.tsx';
import { Dialog } from '#/ui/overlays/Dialog.tsx';
import { PopoverButton } from '#/ui/overlays/PopoverButton.tsx';
import { SecondLine } from '#/ui/SecondLine.tsx';
import { ErrorBoundary } from '#/ui/states/ErrorBoundary.tsx';
import { ProgressBar } from '#/ui/states/ProgressBar.tsx';
import { UndoLine } from '#/ui/states/UndoLine.tsx';

const nothing = () => undefined;
const tones: readonly Tone[] = ['neutral', 'vessel', 'rail', 'attention', 'problem', 'ready', 'done'];
const looks: readonly NonNullable<ButtonProps['look']>[] = ['primary', 'plain', 'bare'];
const words = ['One', 'Two', 'Three'].map((label) => ({ value: label, label }));
const themes = [
  { value: 'system', label: 'System', icon: <ScreenIcon /> },
  { value: 'light', label: 'Light', icon: <SunIcon /> },
  { value: 'dark', label: 'Dark', icon: <MoonIcon /> },
];
const columns = ['Number', 'Carrier', 'Status'].map((name, index) => ({
  id: name,
  name,
  fixed: index === 0,
  content: <span className="min-w-0 flex-1 truncate text-sm">{name}</span>,
}));

const buttons = (disabled: boolean) => (
  <div className="gallery-row">
    {looks.map((look) => (
      <Button key={look} look={look} disabled={disabled}>
        {look}
      </Button>
    ))}
    <Button disabled={disabled} aria-label="Refresh">
      <RefreshIcon />
    </Button>
  </div>
);

function Broken(): never {
  throw new Error('A specimen that cannot be drawn.');
}

export const controlsSection: GallerySection = {
  id: 'controls',
  title: 'Controls',
  specimens: [
    {
      files: ['src/ui/Badge.tsx'],
      states: {
        'every tone': (
          <div className="gallery-row">
            {tones.map((tone) => (
              <Badge key={tone} tone={tone}>
                {tone}
              </Badge>
            ))}
          </div>
        ),
        'long text': <Badge>{longText}</Badge>,
      },
    },
    { files: ['src/ui/Button.tsx'], states: { 'every look': buttons(false), disabled: buttons(true) } },
    {
      files: ['src/ui/fields/CheckBox.tsx'],
      states: {
        'off, on, mixed': (
          <div className="gallery-row">
            {([false, true, 'mixed'] as const).map((checked) => (
              <CheckBox key={String(checked)} label={String(checked)} checked={checked} onChange={nothing} />
            ))}
          </div>
        ),
      },
    },
    {
      files: ['src/ui/fields/RadioGroup.tsx'],
      states: {
        words: (
          <div className="gallery-row">
            <WithValue first="One">
              {(value, onChange) => (
                <RadioGroup label="Number" value={value} options={words} onChange={onChange} />
              )}
            </WithValue>
          </div>
        ),
        icons: (
          <div className="gallery-row">
            <WithValue first="light">
              {(value, onChange) => (
                <RadioGroup label="Theme" value={value} options={themes} onChange={onChange} />
              )}
            </WithValue>
          </div>
        ),
      },
    },
    {
      files: ['src/ui/fields/Select.tsx'],
      states: {
        chosen: (
          <WithValue first="Two">
            {(value, onChange) => <Select label="Number" value={value} options={words} onChange={onChange} />}
          </WithValue>
        ),
        'long text': (
          <Select
            label="Cargo"
            className="w-full"
            value="long"
            options={[{ value: 'long', label: longText }]}
            onChange={nothing}
          />
        ),
      },
    },
    {
      files: ['src/ui/fields/Slider.tsx'],
      states: {
        'half way': (
          <WithValue first={50}>
            {(value, onChange) => (
              <Slider
                label="Share"
                min={0}
                max={100}
                value={value}
                grain={1}
                step={5}
                page={20}
                valueText={`${value} percent`}
                onChange={onChange}
                className="h-6 w-full"
              />
            )}
          </WithValue>
        ),
      },
    },
    {
      files: ['src/ui/fields/FilterField.tsx', 'src/ui/fields/FilterPanel.tsx'],
      states: {
        empty: <FilterField value="" onChange={nothing} />,
        'long text': <FilterField value={longText} onChange={nothing} />,
        'beside a list': (
          <FilterPanel chosen={2} field={<FilterField value="" onChange={nothing} />}>
            <p className="px-2 text-sm">Filters</p>
          </FilterPanel>
        ),
      },
    },
    {
      files: ['src/ui/overlays/PopoverButton.tsx', 'src/ui/overlays/PopoverPanel.tsx'],
      states: {
        closed: (
          <WithValue first={false}>
            {(open, onOpen) => (
              <PopoverButton label="Views" text="Views" open={open} onOpen={onOpen}>
                <p className="p-3 text-sm">{longText}</p>
              </PopoverButton>
            )}
          </WithValue>
        ),
      },
    },
    {
      files: ['src/ui/overlays/Dialog.tsx', 'src/ui/overlays/CommandDialog.tsx'],
      states: {
        'opened by a press': (
          <WithValue<'none' | 'middle' | 'side' | 'commands'> first="none">
            {(open, onOpen) => (
              <div className="gallery-row">
                <Button onClick={() => onOpen('middle')}>Dialog</Button>
                <Button onClick={() => onOpen('side')}>Dialog at the side</Button>
                <Button onClick={() => onOpen('commands')}>Commands</Button>
                {(open === 'middle' || open === 'side') && (
                  <Dialog
                    title="Dialog"
                    place={open === 'side' ? 'side' : 'middle'}
                    onClose={() => onOpen('none')}
                  >
                    <p className="p-4 text-sm">{longText}</p>
                  </Dialog>
                )}
                {open === 'commands' && (
                  <CommandDialog
                    label="Commands"
                    placeholder="Command"
                    query=""
                    groups={[{ title: 'Numbers', items: words.map(({ value }) => ({ id: value })) }]}
                    status={null}
                    focusAfter={() => null}
                    onQuery={nothing}
                    onPaste={() => false}
                    onRun={() => onOpen('none')}
                    onClose={() => onOpen('none')}
                  >
                    {({ id }) => id}
                  </CommandDialog>
                )}
              </div>
            )}
          </WithValue>
        ),
      },
    },
    {
      files: ['src/ui/states/ProgressBar.tsx'],
      states: {
        'two thirds': <ProgressBar label="Read" value={2} max={3} />,
        'end unknown': <ProgressBar label="Read" value={2} max={null} />,
      },
    },
    {
      files: ['src/ui/fields/SortableList.tsx'],
      states: { 'the first is fixed': <SortableList label="Columns" items={columns} onMove={nothing} /> },
    },
    {
      files: ['src/ui/states/UndoLine.tsx'],
      states: {
        done: <UndoLine done="1 of 4 acknowledged" onUndo={nothing} />,
        'long text': <UndoLine done={longText} onUndo={nothing} />,
      },
    },
    {
      files: ['src/ui/SecondLine.tsx'],
      states: {
        'below a first': (
          <>
            <span className="text-sm">MSC</span>
            <SecondLine>Ivory Accord · 132A</SecondLine>
          </>
        ),
        'long text': <SecondLine>{longText}</SecondLine>,
      },
    },
    {
      files: ['src/ui/states/ErrorBoundary.tsx'],
      states: {
        failed: (
          <ErrorBoundary renderFailure={(retry) => <Button onClick={retry}>Try again</Button>}>
            <Broken />
          </ErrorBoundary>
        ),
      },
    },
  ],
};
