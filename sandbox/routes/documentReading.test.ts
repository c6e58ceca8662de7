import { afterEach, describe, expect, it } from 'vitest';
import { eventually } from '#/test/eventually.ts';
import { textFile, upload, uploaded } from '#sandbox/documents/testUpload.ts';
import { turnPicture } from '#sandbox/documents/turnPicture.ts';
import { scanOf } from '#sandbox/papers/scan.ts';
import { openTestSandbox, type TestRecord } from '#sandbox/testSandbox.ts';
import { rootKey } from '#sandbox/world/random.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

type Service = ReturnType<typeof openTestSandbox>;

function open(): Service {
  const service = openTestSandbox({ shipments: 12 });
  closers.push(() => service.app.close());
  return service;
}

/** The document once it was read, with what was found. */
async function whenRead({ json }: Service, id: string) {
  const read = async () => {
    const answer = await json(`/v2/documents/${id}?include=last_document_representation`);
    const { data, included } = answer as { data: TestRecord; included: readonly TestRecord[] };
    expect(data.attributes['extraction_status']).not.toBe('pending');
    return { document: data, payload: included[0]?.attributes['payload'] };
  };
  return eventually(read);
}

describe('a document', () => {
  it('is classified, read and linked to what its numbers name', async () => {
    const service = open();
    const shipment = await service.first('/v2/shipments?page[size]=1&include=containers');
    const bill = String(shipment.attributes['bill_of_lading_number']);
    const text = `ARRIVAL NOTICE\n\nB/L No.: ${bill}\nETA: 12-Aug-2026 06:00 LT\nLast free day: 03/04/2026\nCharges: USD 1,234.50\n`;
    const { id } = await uploaded(service.ask, textFile('notice.txt', text));
    const { document, payload } = await whenRead(service, id);
    expect(document).toMatchObject({
      attributes: {
        document_type: 'arrival_notice',
        classification_notes: 'Titled “ARRIVAL NOTICE” on page 1.',
        extraction_status: 'extracted',
      },
      relationships: { shipments: { data: [{ type: 'shipment', id: shipment.id }] } },
    });
    expect(payload).toMatchObject({
      document_type: 'arrival_notice',
      page_count: 1,
      fields: [
        { name: 'bill_of_lading_number', value: bill, text: bill, page: 1, line: 3, box: null },
        { name: 'eta', value: '2026-08-12T06:00', precision: 'clock', timezone: null, line: 4 },
        { name: 'last_free_day', value: null, candidates: ['2026-04-03', '2026-03-04'] },
        { name: 'amount', value: '1234.50', currency: 'USD' },
      ],
    });
  });

  it('is classified, read and linked again when somebody asks for it', async () => {
    const service = open();
    const { ask, patch, post, one, first } = service;
    const shipment = await first('/v2/shipments?page[size]=1');
    const bill = String(shipment.attributes['bill_of_lading_number']);
    const { id } = await uploaded(ask, textFile('notice.txt', `Arrival notice\nB/L No.: ${bill}\n`));
    await whenRead(service, id);
    const path = `/v2/documents/${id}`;
    const attributes = { document_type_manual: 'delivery_order' };
    await patch(path, { data: { attributes, relationships: { shipments: { data: [] } } } });
    for (const action of ['reextract', 'reclassify']) {
      const answer = await post(`${path}/${action}`, '');
      expect([answer.status, await answer.json()]).toEqual([202, { status: 'accepted' }]);
    }
    const { document, payload } = await whenRead(service, id);
    expect(document.attributes['document_type']).toBe('arrival_notice');
    expect(payload).toMatchObject({ document_type: 'delivery_order' });
    // What a user took away stays away, until somebody asks for the links.
    expect(document.relationships['shipments']?.data).toEqual([]);
    expect((await post(`${path}/relink`, '')).status).toBe(202);
    expect((await one(path)).relationships['shipments']?.data).toMatchObject([{ id: shipment.id }]);
  });

  it('without text says why nothing was found, and a picture of it can be turned', async () => {
    const service = open();
    const { ask, post, json } = service;
    const bytes = scanOf(['SIGNED'], rootKey('scan'));
    const { id } = await uploaded(ask, { name: 'scan.png', contentType: 'image/png', bytes });
    const { document } = await whenRead(service, id);
    expect(document.attributes).toMatchObject({
      document_type: 'other',
      extraction_status: 'failed',
      extraction_failed_reason: expect.stringContaining('picture without text') as string,
    });
    const path = `/v2/documents/${id}`;
    const download = async () => {
      const { download_url: url } = (await json(`${path}/download_url`)) as { download_url: string };
      return new Uint8Array(await (await ask(url)).arrayBuffer());
    };
    expect(await download()).toEqual(bytes);
    expect((await post(`${path}/rotate`, { degrees: 270 })).status).toBe(202);
    expect((await post(`${path}/rotate`, { degrees: 180 })).status).toBe(202);
    expect(await download()).toEqual(turnPicture(bytes, 90));
    const wrong = await post(`${path}/rotate`, { degrees: 45 });
    expect(wrong.status).toBe(422);
    expect(await wrong.json()).toMatchObject({ errors: [{ title: 'Invalid rotation' }] });
    // The picture is the one that was uploaded, however it lies, and it is read again as that.
    expect((await upload(ask, { name: 'copy.png', contentType: 'image/png', bytes })).status).toBe(409);
    expect((await post(`${path}/reextract`, '')).status).toBe(202);
    await whenRead(service, id);
    expect((await post(`${path}/rotate`, { degrees: 270 })).status).toBe(202);
    expect(await download()).toEqual(bytes);
  });

  it('that is no picture cannot be turned', async () => {
    const { ask, post } = open();
    const { id } = await uploaded(ask, textFile('notice.txt', 'ARRIVAL NOTICE'));
    const answer = await post(`/v2/documents/${id}/rotate`, { degrees: 90 });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: [{ title: 'Invalid rotation' }] });
  });

  it('that is an e-mail brings its attachments along', async () => {
    const service = open();
    const { ask, list, json, remove } = service;
    const email = [
      'From: Ops <ops@carrier.example>',
      'To: import@meridian.example, second@meridian.example',
      'Subject: Arrival notice MAEU580123456',
      'Date: Wed, 12 Aug 2026 08:30:00 +0200',
      'Message-ID: <1@carrier.example>',
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary="b"',
      '',
      '--b',
      'Content-Type: text/plain; charset=utf-8',
      '',
      'Dear all, container MSKU4807969 arrives 20 AUG 2026.',
      '--b',
      'Content-Type: text/plain; name="list.txt"',
      'Content-Disposition: attachment; filename="list.txt"',
      '',
      'PACKING LIST',
      '--b--',
      '',
    ].join('\r\n');
    const { id } = await uploaded(ask, { ...textFile('mail.eml', email), contentType: 'message/rfc822' });
    const { document, payload } = await whenRead(service, id);
    expect(document.attributes['document_type']).toBe('arrival_notice');
    expect(payload).toMatchObject({
      fields: [
        { name: 'container_number', value: 'MSKU4807969', check_digit_passed: true },
        { name: 'date', value: '2026-08-20' },
      ],
    });
    const [attachment, own] = await list('/v2/documents');
    expect(own?.id).toBe(id);
    expect(attachment).toMatchObject({ attributes: { name: 'list.txt', source: 'email' } });
    expect((await whenRead(service, attachment?.id ?? '')).document.attributes['document_type']).toBe(
      'packing_list',
    );
    const submissions = (await json('/v2/email_submissions')) as {
      data: readonly TestRecord[];
      included: readonly TestRecord[];
    };
    expect(submissions.data).toMatchObject([
      {
        attributes: {
          subject: 'Arrival notice MAEU580123456',
          from: ['ops@carrier.example'],
          to: ['import@meridian.example', 'second@meridian.example'],
          sent_at: '2026-08-12T06:30:00Z',
          message_id: '<1@carrier.example>',
          documents_count: 2,
        },
      },
    ]);
    expect(submissions.included.map(({ type }) => type).toSorted()).toEqual([
      'document',
      'document',
      'document_representation',
      'document_representation',
    ]);
    const path = `/v2/email_submissions/${submissions.data[0]?.id}`;
    expect((await ask(path)).status).toBe(200);
    await remove(`/v2/documents/${id}`);
    expect((await ask(path)).status).toBe(200);
    await remove(`/v2/documents/${attachment?.id}`);
    expect((await ask(path)).status).toBe(404);
  });

  it('that is an e-mail brings along what is attached to the e-mails in it', async () => {
    const service = open();
    const message = (subject: string, disposition: string, boundary: string, part: readonly string[]) => [
      `Subject: ${subject}`,
      'MIME-Version: 1.0',
      `Content-Type: multipart/mixed; boundary="${boundary}"`,
      '',
      `--${boundary}`,
      'Content-Type: text/plain; charset=utf-8',
      '',
      'Please see below.',
      `--${boundary}`,
      disposition,
      ...part,
      `--${boundary}--`,
      '',
    ];
    const paper = (name: string, text: string, how: string) => [
      `Content-Disposition: ${how}; filename="${name}"`,
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from(text).toString('base64'),
    ];
    const inline = message(
      'Notice',
      'Content-Type: application/pdf',
      'c',
      paper('a.pdf', '%PDF-1.4 a', 'inline'),
    );
    const middle = message('Fwd: Notice', 'Content-Type: message/rfc822', 'b', [
      'Content-Disposition: attachment; filename="notice.eml"',
      '',
      ...inline,
    ]);
    const outer = message('Fwd: Fwd: Notice', 'Content-Type: application/octet-stream', 'a', [
      ...paper('forwarded.eml', middle.join('\r\n'), 'attachment'),
      '--a',
      'Content-Type: text/plain',
      ...paper('list.txt', 'PACKING LIST', 'attachment'),
    ]);
    const file = { ...textFile('mail.eml', outer.join('\r\n')), contentType: 'message/rfc822' };
    const { id } = await uploaded(service.ask, file);
    await whenRead(service, id);
    const documents = await service.list('/v2/documents?page[size]=100');
    expect(documents.map(({ attributes }) => String(attributes['name'])).toSorted()).toEqual([
      'a.pdf',
      'forwarded.eml',
      'list.txt',
      'mail.eml',
      'notice.eml',
    ]);
  });

  it('is described by the schema that its fields name', async () => {
    const service = open();
    const text = 'COMMERCIAL INVOICE\nInvoice No.: INV-2026-17\nTotal amount: USD 1,250.50\n';
    const { id } = await uploaded(service.ask, textFile('invoice.txt', text));
    await whenRead(service, id);
    const answer = await service.json(`/v2/documents/${id}?include=current_extraction`);
    const { included } = answer as { included: readonly TestRecord[] };
    const { schema_version: version, payload } = included[0]?.attributes ?? {};
    expect(version).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(payload).toMatchObject({ invoice_number: 'INV-2026-17', total_amount: 1250.5, currency: 'USD' });
    const full = `commercial_invoice@${String(version)}`;
    const schema = await service.one(`/v2/document_schemas/${full}`);
    expect(schema).toMatchObject({
      attributes: {
        document_type: 'commercial_invoice',
        schema_version: version,
        full_version: full,
        schema_format: 'json_schema',
      },
    });
    const { properties } = schema.attributes['schema_payload'] as { properties: object };
    expect(Object.keys(payload as object).filter((name) => !(name in properties))).toEqual([]);
    expect((await service.ask('/v2/document_schemas/passport@1')).status).toBe(404);
  });
});
