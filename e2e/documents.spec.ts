import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expectAccessibleInBothThemes, expectNothingTooWide } from './support/accessible.ts';
import { readAccount } from './support/fleet.ts';
import { arrivalNotice, pdfOf } from './support/pdf.ts';
import { expect, test } from './support/test.ts';
import { tiff, undrawablePages, undrawablePdf } from './support/undrawable.ts';

const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });

/** A file of its own for each visit: the same file is a duplicate. */
async function noticeOf(page: Page, index: number) {
  const known = (await readAccount(page.request))[index];
  const [container] = known?.containers ?? [];
  if (!known || !container) throw new Error('The account has no such shipment.');
  const bill = known.shipment.attributes.bill_of_lading_number;
  return { bill, id: known.shipment.id, buffer: arrivalNotice(bill, container.attributes.number) };
}

async function upload(page: Page, ...files: readonly ReturnType<typeof pdf>[]): Promise<void> {
  await page
    .locator('main input[type=file]')
    .first()
    .setInputFiles([...files]);
}

const uploads = (page: Page) => page.getByRole('region', { name: 'Uploads' });

test('a document leads to its shipment, and its fields to their places on the page @phone @gateway', async ({
  page,
}) => {
  // Another try, and the other screen, find what the first one has left.
  const { project, retry } = test.info();
  const { bill, buffer } = await noticeOf(page, (project.name === 'phone' ? 1 : 0) + 10 * retry);
  const name = `Arrival notice of ${bill}.pdf`;
  await page.goto('/documents');
  await upload(page, pdf(name, buffer));
  await uploads(page).getByRole('link', { name: 'Open' }).click();
  await uploads(page).getByRole('button', { name: 'Close uploads' }).click();
  const fields = page.getByRole('region', { name: 'Fields found' });
  const field = fields.getByRole('button', { name: `Bill of lading ${bill}` });
  await expect(field).toBeVisible();
  // What was read is what paper has; the file prints by itself.
  await page.emulateMedia({ media: 'print' });
  await expect(field).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  const drawn = page.getByRole('img', { name: 'Page 1 of 1' });
  // The paper is white and holds ink: the page was drawn under the strict policy.
  await expect
    .poll(() =>
      drawn.evaluate((element) => {
        if (!(element instanceof HTMLCanvasElement)) return 'no canvas';
        const context = element.getContext('2d');
        const { data } = context?.getImageData(0, 0, element.width, element.height) ?? { data: [] };
        return data.some((value, index) => index % 4 === 0 && value < 60 && data[index + 3] === 255);
      }),
    )
    .toBe(true);
  await field.focus();
  const mark = page.locator('[data-shown=true]');
  await expect(mark).toBeVisible();
  const [paper, place] = [await drawn.boundingBox(), await mark.boundingBox()];
  expect(place?.x).toBeGreaterThan((paper?.x ?? 0) + (paper?.width ?? 0) * 0.3);
  await expectAccessibleInBothThemes(page);
  await expectNothingTooWide(page);
  await fields.getByRole('button', { name: /^Purchase order/ }).focus();
  await page.keyboard.press('a');
  await expect(fields.getByText('In references')).toBeVisible();
  await page.getByRole('region', { name: 'Linked to' }).getByRole('link', { name: bill }).click();
  const documents = page.getByRole('region', { name: 'Documents' });
  await expect(documents.getByRole('link', { name })).toBeVisible();
  await page.goto('/documents');
  await expect(page.getByRole('link', { name })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expectNothingTooWide(page);
});

test('a fresh account has documents to look at, and a scan that lies on its side is turned @phone', async ({
  page,
}) => {
  await page.goto('/documents');
  for (const name of [
    /^BL /,
    /^Invoice /,
    /^Packing list /,
    /^Arrival notice .+\.eml$/,
    /^Delivery order /,
  ]) {
    await expect(page.getByRole('link', { name }).first()).toBeVisible();
  }
  await page.getByRole('link', { name: /^Delivery receipt / }).click();
  await expect(page.getByText('Nothing could be read')).toBeVisible();
  await expect(page.getByText(/^It is a picture without text\./)).toBeVisible();
  const drawn = page.getByRole('img', { name: 'Page 1 of 1' });
  const isUpright = () =>
    drawn.evaluate((canvas) => {
      const { width, height } = canvas as HTMLCanvasElement;
      // A canvas is 300 by 150 until it is painted.
      return width === 300 && height === 150 ? null : height > width;
    });
  await expect.poll(isUpright).not.toBeNull();
  const before = await isUpright();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Rotate', exact: true }).click();
  await expect(page.getByText('Turned by 90°.')).toBeVisible();
  await expect.poll(isUpright).toBe(!before);
  await expectAccessibleInBothThemes(page);
  await expectNothingTooWide(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const bytes = await readFile(await (await download).path());
  expect(bytes.toString('latin1')).toContain('eXIf');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(isUpright).toBe(before);
});

test('files are dropped on the page of a shipment, and the same file is not stored twice @gateway', async ({
  page,
  expectErrors,
}) => {
  // The browser reports a 409 as an error of the page.
  expectErrors(/status of 409/);
  const { id } = await noticeOf(page, 2);
  const bytes = [...pdfOf([{ text: 'PACKING LIST', x: 60, y: 770, size: 20 }])];
  await page.goto(`/shipments/${id}`);
  const documents = page.getByRole('region', { name: 'Documents' });
  await expect(documents.getByText(/No documents yet|not uploaded yet/).first()).toBeVisible();
  const dropped = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    for (const name of ['packing.pdf', 'copy.pdf', 'page.svg']) {
      transfer.items.add(new File([new Uint8Array(content)], name));
    }
    return transfer;
  }, bytes);
  // What takes files comes after the rest of the page.
  await expect(async () => {
    await page.dispatchEvent('main', 'dragover', { dataTransfer: dropped });
    await expect(page.getByText('The documents are linked to this shipment.')).toBeVisible({
      timeout: 1_000,
    });
  }).toPass({ timeout: 20_000 });
  await page.dispatchEvent('main', 'drop', { dataTransfer: dropped });
  await expect(uploads(page).getByText('1 uploaded, 2 not')).toBeVisible();
  await expect(
    uploads(page).getByText(/^This file is there already, as “(packing|copy)\.pdf”/),
  ).toBeVisible();
  await expect(uploads(page).getByText(/^\.svg files are not taken/)).toBeVisible();
  await expect(documents.getByRole('link', { name: /^(packing|copy)\.pdf$/ })).toBeVisible();
});

test('without a network nothing is sent, which is said, and a retry sends it', async ({
  page,
  context,
  expectErrors,
}) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/documents');
  // What sends a file is loaded with the first one.
  await upload(page, pdf('first.pdf', pdfOf([{ text: 'First', x: 60, y: 700 }])));
  await expect(uploads(page).getByText('Uploaded', { exact: true })).toBeVisible();
  await context.setOffline(true);
  await upload(page, pdf('second.pdf', pdfOf([{ text: 'Second', x: 60, y: 700 }])));
  await expect(uploads(page).getByText(/offline, so nothing was sent/)).toBeVisible();
  await context.setOffline(false);
  await uploads(page).getByRole('button', { name: 'Upload second.pdf again' }).click();
  await expect(uploads(page).getByText('2 uploaded')).toBeVisible();
});

test('a file that is no PDF is not drawn and runs nothing', async ({ page }) => {
  await page.goto('/documents');
  await upload(page, pdf('broken.pdf', Buffer.from('%PDF-1.7 <script>alert(1)</script>')));
  await uploads(page).getByRole('link', { name: 'Open' }).click();
  await expect(page.getByText(/cannot be shown\. Download it/)).toBeVisible();
  await expect(page.getByText('Nothing could be read')).toBeVisible();
});

test('what a page is drawn without is said above it, with the file to download', async ({ page }) => {
  await page.goto('/documents');
  await upload(page, pdf('scanned.pdf', undrawablePdf()));
  await uploads(page).getByRole('link', { name: 'Open' }).click();
  const pages = page.getByRole('region', { name: 'Pages', exact: true });
  for (const [index, [, lacks]] of undrawablePages.entries()) {
    const number = index + 1;
    const drawn = pages.getByRole('img', { name: `Page ${number} of ${undrawablePages.length}` });
    await drawn.scrollIntoViewIfNeeded();
    // A canvas is 300 wide until it is painted.
    await expect.poll(() => drawn.evaluate((canvas) => (canvas as HTMLCanvasElement).width)).not.toBe(300);
    const said = pages.getByText(`Page ${number} is shown without`);
    await expect(said).toHaveCount(lacks ? 1 : 0);
    if (lacks) await expect(said).toHaveText(lacks);
  }
  await expectAccessibleInBothThemes(page);
  const download = page.waitForEvent('download');
  await pages.getByRole('button', { name: 'Download' }).first().click();
  expect((await download).suggestedFilename()).toBe('scanned.pdf');
});

test('a TIFF picture is not drawn, which is said with the file to download', async ({ page }) => {
  await page.goto('/documents');
  await upload(page, { name: 'scan.tif', mimeType: 'image/tiff', buffer: tiff });
  await uploads(page).getByRole('link', { name: 'Open' }).click();
  const pages = page.getByRole('region', { name: 'Pages', exact: true });
  await expect(
    pages.getByText(/^This is a TIFF picture, which browsers cannot draw\. Download it/),
  ).toBeVisible();
  const download = page.waitForEvent('download');
  await pages.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('scan.tif');
});
