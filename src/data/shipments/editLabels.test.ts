import { MutationObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '#/app/start.ts';
import { ChangedMeanwhile } from '#/data/cache/writeFailure.ts';
import { fleetKey, fleetQuery } from '#/data/fleet/queries.ts';
import type { Api } from '#/data/http/api.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import { labelsOf, type LabelTarget } from '#/domain/records/labelTarget.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { createSandboxApi, type SandboxApiOptions } from '#/test/sandboxApi.ts';
import { editLabelsMutation, type LabelEdit } from './editLabels.ts';
import { shipmentKey, shipmentQuery } from './queries.ts';

/** A fleet and one of its shipments, read, and the field that is edited. */
async function begin(options: SandboxApiOptions = {}) {
  const service = createSandboxApi({ shipments: 120, ...options });
  const client = createQueryClient();
  const { shipments } = await client.query(fleetQuery(service.api));
  const known = shipments.find(
    ({ refNumbers, containers }) => refNumbers.length > 0 && containers.length > 0,
  );
  if (!known) throw new Error('The simulated account holds no shipment with references.');
  const shipment = await client.query(shipmentQuery(service.api, known.id));
  const target: LabelTarget = { kind: 'shipment', shipmentId: known.id, field: 'refNumbers' };

  const edit = (
    labels: readonly string[],
    over: Partial<LabelEdit> & { api?: Api; target?: LabelTarget } = {},
  ) => {
    const { api = service.api, target: where = target, seen = labelsOf(shipment, where) ?? [] } = over;
    const observer = new MutationObserver(client, editLabelsMutation(api, client, where));
    return observer.mutate({ labels, seen, undoes: false });
  };
  const shown = (where: LabelTarget = target) => {
    const inFleet = client.getQueryData<Fleet>(fleetKey)?.shipments.find(({ id }) => id === known.id);
    const onPage = client.getQueryData<Shipment>(shipmentKey(known.id));
    return [inFleet, onPage].map((each) => each && labelsOf(each, where));
  };
  const stored = async (where: LabelTarget = target) => {
    const fresh = await createQueryClient().query(shipmentQuery(service.api, known.id));
    return labelsOf(fresh, where);
  };
  return { ...service, client, shipment, target, edit, shown, stored };
}

/** The wire with some answers held back until they are let go. */
function holdBack(api: Api, isHeld: (path: string) => boolean) {
  const gate = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  const slow: Api = {
    ...api,
    read: async (path, options) => {
      const document = await api.read(path, options);
      if (isHeld(path)) {
        reached.resolve();
        await gate.promise;
      }
      return document;
    },
  };
  return { slow, reached: reached.promise, letGo: () => gate.resolve() };
}

const refused = (status: number, body: unknown = {}) => new Response(JSON.stringify(body), { status });
const isWrite = (path: string) => /^\/(shipments|containers)\/[^/?]+$/.test(path);

describe('an edit of references or tags', () => {
  it('shows at once, in the fleet and on the page, before the service has answered', async () => {
    const { edit, shown, stored, asked } = await begin();
    const saved = edit(['NEW-1', 'NEW 2']);
    await Promise.resolve();
    expect(shown()).toEqual([
      ['NEW-1', 'NEW 2'],
      ['NEW-1', 'NEW 2'],
    ]);
    expect(await saved).toEqual(['NEW-1', 'NEW 2']);
    expect(await stored()).toEqual(['NEW-1', 'NEW 2']);
    expect(asked.filter(isWrite)).toHaveLength(1);
  });

  it('shows what the service made of it', async () => {
    const { edit, shown, target } = await begin();
    const tags = { ...target, field: 'tags' } as LabelTarget;
    await edit(['b', 'a', 'b'], { target: tags });
    expect(shown(tags)).toEqual([
      ['b', 'a'],
      ['b', 'a'],
    ]);
  });

  it('of a container leaves the references of its shipment alone', async () => {
    const { edit, stored, shipment } = await begin();
    const containerId = shipment.containers[0]?.id ?? '';
    const box: LabelTarget = { kind: 'container', shipmentId: shipment.id, containerId, field: 'refNumbers' };
    await edit(['BOX-9'], { target: box });
    expect(await stored(box)).toEqual(['BOX-9']);
    expect(await stored()).toEqual(shipment.refNumbers);
  });

  it('does not make the shipment or the fleet look younger than their last reading', async () => {
    const { client, edit, shipment } = await begin();
    const ages = () =>
      [fleetKey, shipmentKey(shipment.id)].map((key) => client.getQueryState([...key])?.dataUpdatedAt);
    const before = ages();
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
    await edit(['X']);
    expect(ages()).toEqual(before);
  });
});

describe('a reading that is under way', () => {
  it.each(['before it is answered', 'after it is answered'])(
    'of the shipment does not bring the old labels back when it ends %s',
    async (when) => {
      const { api, client, edit, shown, shipment } = await begin();
      const read = holdBack(api, () => true);
      const write = holdBack(api, () => true);
      const refresh = client.fetchQuery({ ...shipmentQuery(read.slow, shipment.id), staleTime: 0 });
      await read.reached;
      const saved = edit(['NEW-1'], { api: write.slow });
      await write.reached;
      if (when === 'before it is answered') {
        read.letGo();
        await refresh;
      }
      expect(shown()).toEqual([['NEW-1'], ['NEW-1']]);
      write.letGo();
      await saved;
      read.letGo();
      await refresh;
      expect(shown()).toEqual([['NEW-1'], ['NEW-1']]);
    },
  );

  it('of the fleet does not bring them back either, also from a page that was read before', async () => {
    const { api, client, edit, shown } = await begin();
    const { slow, reached, letGo } = holdBack(
      api,
      (path) => path.includes('page%5Bnumber%5D=2') || path.includes('page[number]=2'),
    );
    const refresh = client.fetchQuery({ ...fleetQuery(slow), staleTime: 0 });
    await reached;
    await edit(['NEW-1']);
    letGo();
    await refresh;
    expect(shown()).toEqual([['NEW-1'], ['NEW-1']]);
  });

  it('that begins later tells what the service has, whoever wrote it', async () => {
    const { api, client, edit, shown, shipment, sandbox } = await begin();
    await edit(['NEW-1']);
    await sandbox.request(`/v2/shipments/${shipment.id}`, {
      method: 'PATCH',
      headers: { authorization: 'Token demo' },
      body: JSON.stringify({ data: { type: 'shipment', attributes: { ref_numbers: ['THEIRS'] } } }),
    });
    await client.fetchQuery({ ...shipmentQuery(api, shipment.id), staleTime: 0 });
    await client.fetchQuery({ ...fleetQuery(api), staleTime: 0 });
    expect(shown()).toEqual([['THEIRS'], ['THEIRS']]);
  });
});

describe('an edit that does not go through', () => {
  it.each([
    [422, 'invalid'],
    [403, 'forbidden'],
    [429, 'rateLimited'],
    [500, 'serverError'],
  ])('with %i goes back on every screen and is sent once', async (status, kind) => {
    const { asked, edit, stored, shipment, shown } = await begin({
      obstruct: (path) => (isWrite(path) ? refused(status) : null),
    });
    await expect(edit(['NEW-1'])).rejects.toMatchObject({ kind });
    expect(shown()).toEqual([shipment.refNumbers, shipment.refNumbers]);
    expect(await stored()).toEqual(shipment.refNumbers);
    expect(asked.filter(isWrite)).toHaveLength(1);
  });

  it('because somebody wrote something else meanwhile is not sent, and shows what they wrote', async () => {
    const { asked, edit, shown } = await begin();
    await edit(['THEIRS']);
    const before = asked.filter(isWrite).length;
    const failure: unknown = await edit(['MINE']).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ChangedMeanwhile);
    expect(failure).toMatchObject({ newest: ['THEIRS'] });
    expect(shown()).toEqual([['THEIRS'], ['THEIRS']]);
    expect(asked.filter(isWrite)).toHaveLength(before);
  });

  it('is saved all the same when only its answer was lost, which reading again tells', async () => {
    const lost = await begin();
    const { api, edit, stored, shown } = lost;
    const deaf: Api = {
      ...api,
      write: async (...call) => {
        await api.write(...call);
        const { api: broken } = createSandboxApi({ obstruct: () => refused(502) });
        return broken.write(...call);
      },
    };
    expect(await edit(['NEW-1'], { api: deaf })).toEqual(['NEW-1']);
    expect(shown()).toEqual([['NEW-1'], ['NEW-1']]);
    expect(await stored()).toEqual(['NEW-1']);
  });

  it('for a container that is no longer on the shipment says so', async () => {
    const { edit, shipment } = await begin();
    const gone: LabelTarget = {
      kind: 'container',
      shipmentId: shipment.id,
      containerId: 'gone',
      field: 'refNumbers',
    };
    await expect(edit(['X'], { target: gone })).rejects.toMatchObject({ kind: 'notFound' });
  });
});
