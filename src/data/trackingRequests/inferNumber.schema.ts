import * as v from 'valibot';
import { flag, numeric, readNumber, readText, text } from '#/data/http/schema.ts';
import { type Candidate, decisions, type Inference } from '#/domain/tracking/inference.ts';
import { requestTypeOf } from '#/domain/tracking/readType.ts';

const candidateSchema = v.object({ scac: text, name: text, confidence: numeric });
/** A candidate that cannot be read costs itself alone. */
const readable = v.fallback(candidateSchema, {});

/** What the service makes of a number (docs/interface.md 2.4). `type` and `id` may be missing. */
export const inferenceSchema = v.object({
  attributes: v.object({
    number_type: text,
    validation: v.fallback(
      v.nullish(
        v.object({ is_valid: flag, type: text, check_digit_passed: flag, reason: text, parsed_number: text }),
      ),
      null,
    ),
    shipping_line: v.nullish(
      v.object({
        decision: text,
        selected: v.nullish(readable),
        candidates: v.nullish(v.array(readable)),
      }),
    ),
  }),
});

/** A decision that is not known decides nothing. */
export function toInference({ attributes: a }: v.InferOutput<typeof inferenceSchema>): Inference {
  const carrier = a.shipping_line;
  return {
    type: requestTypeOf(readText(a.number_type)),
    decision: decisions.find((word) => word === carrier?.decision) ?? 'no_prediction',
    selected: toCandidate(carrier?.selected)[0] ?? null,
    candidates: carrier?.candidates?.flatMap(toCandidate) ?? [],
    isValid: a.validation?.is_valid ?? null,
    checkDigitPassed: a.validation?.check_digit_passed ?? null,
    reason: readText(a.validation?.reason),
  };
}

function toCandidate(wire: v.InferOutput<typeof candidateSchema> | null | undefined): Candidate[] {
  const scac = readText(wire?.scac);
  return scac === null
    ? []
    : [{ scac, name: readText(wire?.name), confidence: readNumber(wire?.confidence) }];
}
