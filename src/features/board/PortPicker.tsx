import { useId, useState } from 'react';
import { type BoardPort, findPorts } from '#/domain/board/boardPorts.ts';
import type { BoardKey } from '#/domain/board/boardSearch.ts';
import { defaultBoard } from '#/domain/board/boardSettings.ts';
import { languageNames, languages } from '#/language/languages.ts';
import {
  allPorts,
  browserLanguage,
  fieldLabels,
  noPort,
  portPlaceholder,
  shipmentCount,
  rowChoices,
  themeChoices,
  usualLabels,
} from './setupWords.ts';

interface PortPickerProps {
  /** By name. */
  readonly ports: readonly BoardPort[];
  /** UN/LOCODEs; none means every port. */
  readonly chosen: readonly string[];
  /** What of the address is not used; else null. */
  readonly note: string | null;
  readonly onChange: (codes: readonly string[]) => void;
}

/** The ports of the board, by city or code: those that are chosen first, then those that match what is typed. */
export function PortPicker({ ports, chosen, note, onChange }: PortPickerProps) {
  const [text, setText] = useState('');
  const id = useId();
  const found = findPorts(ports, text);
  const listed = [
    ...ports.filter(({ code }) => chosen.includes(code)),
    ...found.filter(({ code }) => !chosen.includes(code)),
  ];
  const [first] = found.filter(({ code }) => !chosen.includes(code));
  const toggle = (code: string) =>
    onChange(chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code]);
  return (
    <div className="space-y-1">
      <label htmlFor={id} className="block text-sm font-medium">
        {fieldLabels.port.label}
      </label>
      <input
        id={id}
        type="search"
        value={text}
        placeholder={portPlaceholder}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={note !== null}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => {
          if (key !== 'Enter' || !first || text.trim() === '') return;
          toggle(first.code);
          setText('');
        }}
        className="h-8 w-full rounded border border-line bg-surface px-2 text-sm placeholder:text-ink-faint aria-invalid:border-problem"
      />
      <ul aria-label={fieldLabels.port.label} className="max-h-48 overflow-y-auto rounded border border-line">
        {listed.map(({ code, name, shipments }) => (
          <li key={code}>
            <label className="flex min-h-8 items-center gap-2 px-2 text-sm hover:bg-hover pointer-coarse:min-h-11">
              <input
                type="checkbox"
                checked={chosen.includes(code)}
                onChange={() => toggle(code)}
                className="size-4 accent-(--accent)"
              />
              <span className="min-w-0 flex-1">{name ?? code}</span>{' '}
              {name !== null && <span className="num text-xs text-ink-soft">{code}</span>}{' '}
              <span className="w-24 text-right text-xs text-ink-soft">{shipmentCount(shipments)}</span>
            </label>
          </li>
        ))}
        {listed.length === 0 && <li className="px-2 py-1.5 text-sm text-ink-soft">{noPort}</li>}
      </ul>
      <p
        id={`${id}-note`}
        role="status"
        className={note === null ? 'text-xs text-ink-soft' : 'text-xs break-words text-problem'}
      >
        {note ?? (chosen.length === 0 ? allPorts : fieldLabels.port.hint)}
      </p>
    </div>
  );
}

interface BoardField {
  readonly key: BoardKey;
  readonly label: string;
  /** What it does, and how it is written. */
  readonly hint: string;
  /** Shown in the empty field: what counts without it. */
  readonly usual: string;
  /** The only values, where there are few. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
}

/** What can be set on a board besides its ports, in the order in which it is decided. */
export const boardFields: readonly BoardField[] = [
  {
    key: 'by',
    ...fieldLabels.by,
    usual: defaultBoard.by,
    choices: [
      { value: 'arrival', label: rowChoices.arrival },
      { value: 'container', label: rowChoices.container },
    ],
  },
  {
    key: 'days',
    ...fieldLabels.days,
    usual: String(defaultBoard.days),
  },
  {
    key: 'distance',
    ...fieldLabels.distance,
    usual: String(defaultBoard.distance),
  },
  {
    key: 'rows',
    ...fieldLabels.rows,
    usual: usualLabels.rows,
  },
  {
    key: 'page',
    ...fieldLabels.page,
    usual: String(defaultBoard.page),
  },
  {
    key: 'tz',
    ...fieldLabels.tz,
    usual: 'port',
  },
  {
    key: 'theme',
    ...fieldLabels.theme,
    usual: defaultBoard.theme,
    choices: [
      { value: 'dark', label: themeChoices.dark },
      { value: 'light', label: themeChoices.light },
      { value: 'auto', label: themeChoices.auto },
    ],
  },
  {
    key: 'dim',
    ...fieldLabels.dim,
    usual: usualLabels.dim,
  },
  {
    key: 'carrier',
    ...fieldLabels.carrier,
    usual: usualLabels.carrier,
  },
  {
    key: 'ref',
    ...fieldLabels.ref,
    usual: usualLabels.ref,
  },
  {
    key: 'lang',
    ...fieldLabels.lang,
    usual: '',
    choices: [
      { value: '', label: browserLanguage },
      ...languages.map((value) => ({ value, label: languageNames[value] })),
    ],
  },
];
