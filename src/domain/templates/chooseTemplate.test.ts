import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactRoles } from '#/domain/contacts/contact.ts';
import { findExceptions } from '#/domain/exceptions/exceptions.ts';
import { defaultExceptionSettings as limits } from '#/domain/exceptions/exceptionSettings.ts';
import { exceptionKinds } from '#/domain/records/exceptionKinds.ts';
import { sampleContact } from '#/test/samples/contacts.ts';
import { box, fresh, freeUntil, now } from '#/test/samples/exceptions.ts';
import { sampleShipment } from '#/test/samples/records.ts';
import { sampleTemplate } from '#/test/samples/templates.ts';
import { chooseTemplate, type TemplateQuestion, templateQuestion } from './chooseTemplate.ts';

const languages = ['', 'es', 'es-MX', 'pt', 'e'] as const;
const kinds = exceptionKinds.slice(-4);
const template = fc
  .record({
    role: fc.constantFrom(...contactRoles.slice(0, 2)),
    reason: fc.constantFrom('any' as const, ...kinds),
    language: fc.constantFrom(...languages),
    name: fc.constantFrom('a', 'b'),
  })
  .map((known) => sampleTemplate(known));
const templates = fc
  .array(template, { maxLength: 8 })
  .map((all) => all.map((one, index) => ({ ...one, id: `t${index}` })));
const question = fc.record({
  role: fc.constantFrom(...contactRoles.slice(0, 2)),
  reasons: fc.subarray([...kinds]),
  language: fc.constantFrom(...languages, 'ES-mx', 'es-AR'),
});

/** The written order of docs/contacts.md 5, tried one line after the other. */
function firstByOrder(
  all: readonly ReturnType<typeof sampleTemplate>[],
  { role, reasons, language }: TemplateQuestion,
) {
  const wanted = language.toLowerCase();
  const own = [wanted, wanted.split('-')[0] ?? ''].filter((one) => one !== '');
  const order = ['no_answer', ...exceptionKinds.filter((kind) => kind !== 'no_answer')];
  const reasonsInOrder = [...order.filter((kind) => reasons.some((one) => one === kind)), 'any'];
  for (const reason of reasonsInOrder) {
    for (const of of [...new Set(own), '']) {
      const [found] = all
        .filter((one) => one.role === role && one.reason === reason && one.language.toLowerCase() === of)
        .toSorted((a, b) => (a.name + a.id < b.name + b.id ? -1 : 1));
      if (found) return found;
    }
  }
  return null;
}

describe('the template of a message', () => {
  it('is the first by the written order, whatever the order of the list', () => {
    fc.assert(
      fc.property(templates, question, (all, asked) => {
        const chosen = chooseTemplate(all, asked)?.template ?? null;
        expect(chosen).toEqual(firstByOrder(all, asked));
        expect(chooseTemplate(all.toReversed(), asked)?.template ?? null).toEqual(chosen);
      }),
      { numRuns: 500 },
    );
  });

  const hold = { name: 'customs', status: 'hold', description: null };
  const shipment = sampleShipment({
    id: 's',
    carrierTracking: fresh,
    containers: [
      box({ id: 'held', number: 'TEMU3043531', holds: [hold], ...freeUntil('2026-08-10T00:00:00Z') }),
      box({ id: 'free', number: 'TEMU3043547', ...freeUntil('2026-08-10T00:00:00Z') }),
    ],
  });
  const subjects = shipment.containers.map((container) => ({
    shipment,
    container,
    limits,
  }));
  const { items } = findExceptions({ shipments: [shipment], requests: [], now, settings: limits });
  const [held = subjects[0]] = subjects;

  it('is asked for by what the party is to act on, as far as all containers have it', () => {
    const ask = (...[to, some]: [Parameters<typeof templateQuestion>[0], typeof subjects]) =>
      templateQuestion(to, null, some, items).reasons;
    const first = held ? [held] : [];
    expect(ask('broker', first)).toEqual(['hold']);
    expect(ask('trucker', first)).toEqual(['free_day_over']);
    expect(ask('consignee', first)).toEqual(['free_day_over', 'hold']);
    expect(ask('consignee', subjects)).toEqual(['free_day_over']);
    expect(ask('broker', [])).toEqual([]);
  });

  it('is that of a railroad where the contact of a ramp is one, in the language of the contact', () => {
    const contact = sampleContact({ roles: ['railroad'], language: 'fr' });
    expect(templateQuestion('terminal', { contact, grounds: {} }, subjects, [])).toEqual({
      role: 'railroad',
      reasons: [],
      language: 'fr',
    });
  });
});
