import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { draftsOf } from '#/domain/exceptions/drafts.ts';
import { exceptionRows } from '#/domain/exceptions/exceptionRows.ts';
import { findExceptions } from '#/domain/exceptions/exceptions.ts';
import { defaultExceptionSettings as limits } from '#/domain/exceptions/exceptionSettings.ts';
import { askAbout, askOf, nextAct } from '#/domain/exceptions/nextAct.ts';
import { type Ask, generalAct, joinAsks } from '#/domain/messages/ask.ts';
import { messageAsk } from '#/domain/messages/messageFacts.ts';
import { parties } from '#/domain/pickup/actingParty.ts';
import { verdictOf } from '#/domain/verdict/verdict.ts';
import { runs } from '#/test/runs.ts';
import { instant } from '#/time/instant.ts';
import { utc } from '#/time/zone.ts';
import { describeRequest } from '#/wording/asks.ts';
import { composeMessage } from '#/wording/message.ts';
import { generatedFleet } from './fleet.ts';
import { readGeneratedAccount } from './readAccount.ts';

const now = instant(Date.parse('2026-08-12T15:07:00Z'));
const seed = Number(process.env['RECORDS_SEED'] ?? Date.now() % 2 ** 31);
const numRuns = runs(1_000);
const payload = (ask: Ask | null) => ask && { party: ask.party, act: ask.act };

it(
  `a message to a party asks what the row of each of its containers says, in ${numRuns} accounts (RECORDS_SEED=${seed})`,
  { timeout: 180_000 },
  async () => {
    expect.hasAssertions();
    await fc.assert(
      fc.asyncProperty(generatedFleet, async (generated) => {
        const { shipments } = (await readGeneratedAccount(generated, now)).fleet;
        const rows = exceptionRows(findExceptions({ shipments, requests: [], now, settings: limits }).items);
        for (const to of [...parties, null]) {
          for (const draft of draftsOf(rows, to, { shipments, contacts: [], now, limits })) {
            expect(draft.subjects).toHaveLength(draft.rows.length);
            const asks = draft.subjects.flatMap((subject, index) => {
              const row = draft.rows[index];
              if (!row) return [];
              const ofRow = askOf(row, draft.to);
              const asRow = { code: 'ask', ask: ofRow };
              expect(to === null ? nextAct(row) : asRow).toEqual(asRow);
              // The page of a shipment and the list find the row of a container by themselves.
              const found = ofRow && askAbout(subject, rows, draft.to);
              expect(payload(found)).toEqual(payload(ofRow));
              const verdict = verdictOf({ ...subject, now });
              const asked = messageAsk(draft.to, subject, verdict);
              expect(asked.act).toEqual(ofRow?.act ?? generalAct(draft.to, verdict.kind));
              expect(asked.party).toBe(draft.to);
              return asked;
            });
            const { body } = composeMessage(draft.to, draft.subjects, {
              format: { display: 'place', viewer: utc, now },
              now,
            });
            const said = body.split('\n\n');
            for (const joint of joinAsks(asks)) expect(said).toContain(describeRequest(joint));
          }
        }
      }),
      { seed, numRuns, endOnFailure: !process.env['DEEP'] },
    );
  },
);
