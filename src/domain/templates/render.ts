import { type Message, oneLine } from '#/domain/messages/plainText.ts';
import { parseLine, parseText, type TemplateLine, variablesIn } from './parse.ts';
import type { MessageTemplate } from './template.ts';
import { isMoney, type MessageValues, type VariableValues } from './variables.ts';
import { missingText } from './words.ts';

/**
 * The message that a template gives. What is not known is said in words; a line of nothing but variables that are not
 * known is left out, and so is each line that names money where none is to be named.
 */
export function renderTemplate(
  { subject, text, signature }: Pick<MessageTemplate, 'subject' | 'text' | 'signature'>,
  { each, together }: MessageValues,
  { withMoney }: { readonly withMoney: boolean },
): Message {
  const lines = parseText(text).parts.flatMap((part) =>
    (part.isEach ? each : [together]).flatMap((values) =>
      part.lines.flatMap((line) => renderLine(line, values, withMoney) ?? []),
    ),
  );
  const body = lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return {
    subject: oneLine(fill(parseLine(subject, []), together)),
    body: signature.trim() === '' ? body : `${body}\n\n${signature.trim()}`,
  };
}

/** Whether a text names money, so that there is something to choose. */
export const namesMoney = ({ text }: Pick<MessageTemplate, 'text'>): boolean =>
  [...variablesIn(parseText(text).parts.flatMap(({ lines }) => lines))].some(isMoney);

/** Null for one that is left out. */
function renderLine(line: TemplateLine, values: VariableValues, withMoney: boolean): string | null {
  const named = [...variablesIn([line])];
  if (!withMoney && named.some(isMoney)) return null;
  const isBare = line.every((piece) => 'variable' in piece || !/[\p{L}\p{N}]/u.test(piece.text));
  if (isBare && named.length > 0 && named.every((one) => isMissing(values[one]))) return null;
  return fill(line, values);
}

function fill(line: TemplateLine, values: VariableValues): string {
  let filled = '';
  for (const piece of line) {
    if ('text' in piece) {
      filled += piece.text;
      continue;
    }
    const value = values[piece.variable];
    const said = isMissing(value) ? missingText(piece.variable) : oneLine(value);
    // Where nothing is said, the space before it goes too: `Hello,`.
    filled = said === '' ? filled.trimEnd() : filled + said;
  }
  return filled.trimEnd();
}

const isMissing = (value: string | null): value is null => value === null || oneLine(value) === '';
