import { send } from '#sandbox/jsonapi/jsonapi.ts';
import { Problem } from '#sandbox/jsonapi/problem.ts';
import { readBare } from '#sandbox/jsonapi/writeBody.ts';
import type { SandboxContext } from '#sandbox/view.ts';
import { compact, type Inference, inferNumber } from '#sandbox/world/inference.ts';
import { hash, rootKey } from '#sandbox/world/random.ts';

/** docs/interface.md 2.4: which kind of number it is, and whose. */
export function answerInference(c: SandboxContext): Response {
  const number = readNumber(c);
  const inference = inferNumber(number, c.get('view').account.world.gazetteer.carriers);
  return send(c, { data: inferenceRecord(number, inference) });
}

// Faults of this call have a status and a detail and nothing else (docs/interface.md 2.4).
function readNumber(c: SandboxContext): string {
  try {
    return readBare(c, (body) => body.requiredText('number'));
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 422) throw error;
    throw new Problem(
      422,
      error.items.map(({ detail = null }) => ({ status: '422', detail })),
    );
  }
}

function inferenceRecord(number: string, { type, validation, decision, candidates }: Inference): object {
  const { isValid, checkDigitPassed, reason, parsed } = validation;
  return {
    id: `req_${hash(rootKey(compact(number)), 'inference')
      .toString(16)
      .padStart(8, '0')}`,
    type: 'infer_number_results',
    attributes: {
      number_type: type,
      validation: {
        is_valid: isValid,
        type: type === 'container' ? 'container' : 'shipment',
        check_digit_passed: checkDigitPassed,
        reason,
        parsed_number: parsed,
      },
      shipping_line: {
        decision,
        selected: decision === 'no_prediction' ? null : (candidates[0] ?? null),
        candidates,
      },
    },
  };
}
