import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { answerOne, answerPage, answerWrite } from '#sandbox/jsonapi/answer.ts';
import type { Fields } from '#sandbox/jsonapi/fields.ts';
import { partyNode } from '#sandbox/jsonapi/graph.ts';
import { pageMeta } from '#sandbox/jsonapi/paging.ts';
import { notFound, type Problem, unprocessable } from '#sandbox/jsonapi/problem.ts';
import { readResource } from '#sandbox/jsonapi/writeBody.ts';
import type { SandboxContext, SandboxEnv } from '#sandbox/view.ts';
import type { Party } from '#sandbox/world/parties.ts';

const type = 'party';

/** The documented faults of parties point without `/data/attributes` (docs/interface.md 1.6). */
const pointer = '';

/** docs/interface.md 1.4. */
const pageSize = 25;

/** The database has no limit of its own, and every list holds them all in memory. */
const mostParties = 10_000;

/** The companies of the account (docs/interface.md 2.11). */
export function partyRoutes(): Hono<SandboxEnv> {
  return new Hono<SandboxEnv>()
    .get('/', (c) =>
      answerPage(
        c,
        type,
        c.get('view').account.parties.parties(),
        partyNode,
        (page) => ({ size: page.rows.length, total: page.total, pagination: pageMeta(page) }),
        pageSize,
      ),
    )
    .get('/:id', (c) => answerOne(c, partyNode(find(c, c.req.param('id')))))
    .post('/', (c) => {
      const { account, now } = c.get('view');
      if (account.parties.parties().length >= mostParties) throw tooMany();
      const companyName = readResource(c, { type, pointer }, readCompanyName);
      return answerPut(c, { id: randomUUID(), companyName, createdAt: now }, 201);
    })
    .patch('/:id', (c) => {
      const party = find(c, c.req.param('id'));
      const companyName = readResource(c, { type, id: party.id, pointer }, (attributes) =>
        attributes.value('company_name') === undefined ? party.companyName : readCompanyName(attributes),
      );
      return answerPut(c, { ...party, companyName }, 200);
    });
}

function find(c: SandboxContext, id: string): Party {
  const party = c.get('view').account.parties.party(id);
  if (!party) throw notFound();
  return party;
}

function readCompanyName(attributes: Fields): string {
  return attributes.requiredText('company_name');
}

function answerPut(c: SandboxContext, party: Party, status: 200 | 201): Response {
  const { parties } = c.get('view').account;
  const known = parties.named(party.companyName);
  if (known && known.id !== party.id) throw alreadyExists(known);
  return answerWrite(
    c,
    type,
    () => parties.put(party),
    () => partyNode(party),
    status,
  );
}

function alreadyExists({ companyName }: Party): Problem {
  const detail = `A company named ${companyName} already exists. Use that one, or choose another name.`;
  return unprocessable([{ pointer: '/customer', detail, code: 'taken' }]);
}

function tooMany(): Problem {
  const detail = `The account has ${mostParties} parties, which is the maximum.`;
  return unprocessable([{ pointer: '/data', detail }]);
}
