import { oneLine } from '#/domain/records/oneLine.ts';
import { parseLine, parseText, type TemplateLine, variablesIn } from '#/domain/templates/parse.ts';
import type { MessageTemplate } from '#/domain/templates/template.ts';
import { isMoney, type Variable } from '#/domain/templates/variables.ts';
import type { Message } from './message.ts';
import type { MessageValues, VariableValues } from './messageValues.ts';

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

/** What stands in the place of what is not known, so that no sentence ends in nothing. */
function missingText(variable: Variable): string {
  switch (variable) {
    case 'contact':
      return '';
    case 'holds':
    case 'reasons':
    case 'fees':
      return 'none reported';
    default:
      return 'not reported';
  }
}
