import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shipmentPages } from '#/data/shipments/calls.ts';
import { defaultExceptionSettings as limits } from '#/domain/exceptions/exceptionSettings.ts';
import type { MessageSubject } from '#/domain/messages/messageFacts.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { variables } from '#/domain/templates/variables.ts';
import { runs } from '#/test/runs.ts';
import { createSandboxApi } from '#/test/sandboxApi.ts';
import { instant } from '#/time/instant.ts';
import { utc } from '#/time/zone.ts';
import { messageValues, type MessageValues, type VariableValues } from '#/wording/messageValues.ts';
import { renderTemplate } from '#/wording/templateMessage.ts';
import { generatedFleet } from './fleet.ts';
import { readGeneratedAccount } from './readAccount.ts';

const now = instant(Date.parse('2026-08-12T15:07:00Z'));
const options = {
  contact: null,
  format: { display: 'utc', viewer: utc, now },
  now,
  linkOf: (number: string) => `/find?q=${encodeURIComponent(number.toWellFormed())}`,
} as const;

/** Every variable alone on its line, in a sentence, and once for each container. */
const each = variables.map((name) => `{${name}}\n- ${name}: {${name}}.`).join('\n');
const template = {
  subject: variables
    .filter((name) => name !== 'fees')
    .map((name) => `{${name}}`)
    .join(' '),
  text: `${each}\n{each}\n${each}\n{end}`,
  signature: '',
};

const subjectsOf = (shipments: readonly Shipment[]): MessageSubject[] =>
  shipments.flatMap((shipment) =>
    [...shipment.containers, null].map((container) => ({
      shipment,
      container,
      limits,
    })),
  );

const secret = '§4711§';
const withSecret = ({ each: some, together }: MessageValues): MessageValues => {
  const put = (values: VariableValues) => ({ ...values, fees: secret });
  return { each: some.map(put), together: put(together) };
};

/** What is wrong in the messages about these, in words. */
function faultsOf(subjects: readonly MessageSubject[]): readonly string[] {
  // What a source calls its records is its own: no program has failed where a name is “null”.
  const named = JSON.stringify(
    subjects.map(({ shipment }) => shipment),
    (_, value: unknown) => (typeof value === 'number' || value === null ? 0 : value),
  );
  const faults: string[] = [];
  for (const to of ['broker', 'consignee'] as const) {
    const values = messageValues(subjects, { ...options, to });
    for (const withMoney of [true, false]) {
      const { subject, body } = renderTemplate(template, values, { withMoney });
      const text = `${subject}\n${body}`;
      for (const [wrong] of text.matchAll(/\bundefined\b|\bnull\b|\bNaN\b|\[object/g)) {
        if (!named.includes(wrong)) faults.push(`${wrong} in ${text.slice(0, 400)}`);
      }
      const [empty] = /^- (?!contact)\w+: ?\.$/m.exec(body) ?? [];
      if (empty !== undefined) faults.push(`Nothing said: ${empty}`);
      if (subject.includes('\n')) faults.push(`Lines in the subject: ${subject}`);
      const secretly = renderTemplate(template, withSecret(values), { withMoney });
      if ((secretly.subject + secretly.body).includes(secret) !== withMoney) {
        faults.push(withMoney ? 'Fees are lacking.' : `Fees are named: ${secretly.body.slice(0, 400)}`);
      }
    }
  }
  return faults;
}

describe('a template with every variable', () => {
  const seed = Number(process.env['RECORDS_SEED'] ?? Date.now() % 2 ** 31);
  it(
    `makes sense over 500 fleets as services may send them (RECORDS_SEED=${seed})`,
    { timeout: 120_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(generatedFleet, async (generated) => {
          const { fleet } = await readGeneratedAccount(generated, now);
          const subjects = subjectsOf(fleet.shipments);
          for (const one of subjects) expect(faultsOf([one])).toEqual([]);
          expect(faultsOf(subjects)).toEqual([]);
        }),
        { seed, numRuns: runs(5_000), endOnFailure: !process.env['DEEP'] },
      );
    },
  );

  it('names no sum to a customer of the simulated account', { timeout: 60_000 }, async () => {
    const { api } = createSandboxApi({ shipments: 300, now });
    const shipments: Shipment[] = [];
    for await (const page of shipmentPages(api, { priority: 'user' })) shipments.push(...page.shipments);
    const values = messageValues(subjectsOf(shipments), { ...options, to: 'consignee' });
    const sum = /\b\d[\d,.]* ?(?:USD|CAD|EUR|GBP)\b/;
    expect(renderTemplate(template, values, { withMoney: true }).body).toMatch(sum);
    const { subject, body } = renderTemplate(template, values, { withMoney: false });
    expect(subject + body).not.toMatch(sum);
  });
});
