import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect } from 'vitest';
import { choose } from './choose.ts';
import { currentSite, ownSite, test, withOwnSite } from './harness.ts';
import { DESKTOP, PHONE } from './launch.ts';
import { ARTICLE, appoint, type Member, openAs, signUp, words } from './members.ts';
import { axeFindings, sidewaysPixels } from './page-checks.ts';

withOwnSite();

let mika: Member;
let ran: Member;
let keeper: Member;

beforeAll(async () => {
  const { url } = currentSite();
  mika = await signUp(url, 'mika_7');
  ran = await signUp(url, 'Ran-fan');
  keeper = await signUp(url, 'Keeper');
  await appoint(ownSite(), 'Keeper', 'moderator');
});

const report = (id: number, reason: string, note: string, by = mika) =>
  by.call('post/report', { id, reason, note });

/** As programs send files; the hash of what was sent. */
async function sendPicture(url: string, { cookie }: Member): Promise<string> {
  const background = { r: 200, g: 40, b: 120 };
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background } })
    .png()
    .toBuffer();
  const hash = createHash('sha1').update(bytes).digest('hex');
  const headers = { cookie: `${cookie.name}=${cookie.value}` };
  await fetch(`${url}/api/upload/prepare`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ ver: 3, hash, size: bytes.length }),
  });
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'picture.png');
  const answer = await fetch(`${url}/api/upload`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`the picture was refused: ${answer.status}`);
  return hash;
}

describe('moderators', () => {
  test.for([
    { scheme: 'light', viewport: DESKTOP, name: 'light on a desktop' },
    { scheme: 'dark', viewport: PHONE, name: 'dark on a phone' },
  ] as const)('see what was reported, hide it or keep it, $name', async (look, { open }) => {
    const [bad, good] = [
      await ran.comment([words('Buy my things')]),
      await ran.comment([words('I like drums')]),
    ];
    await report(bad, 'spam', 'Under every article');
    await report(bad, 'other', '', keeper);
    await report(good, 'abuse', '');
    const page = await openAs(open, keeper, '/console', look);
    const cases = page.getByRole('region', { name: 'Reports' }).getByRole('listitem');
    const [badCase, goodCase] = ['Buy my things', 'I like drums'].map((text) =>
      cases.filter({ has: page.getByRole('blockquote').filter({ hasText: text }) }),
    );
    if (!badCase || !goodCase) throw new Error('no cases');
    await badCase.getByText('Under every article').waitFor();
    await badCase.getByText('Spam or advertising').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await expect.poll(() => sidewaysPixels(page)).toBe(0);
    await goodCase.getByRole('button', { name: 'Keep' }).click();
    await page.getByRole('status').filter({ hasText: 'Kept.' }).waitFor();
    await expect.poll(() => goodCase.count()).toBe(0);
    const hide = async () => {
      await badCase.getByRole('button', { name: 'Decide …' }).click();
      await badCase.getByRole('radio', { name: 'Hide the text' }).check();
      await badCase.getByRole('textbox', { name: 'Words for the member' }).fill('No adverts here');
      expect(await axeFindings(page)).toEqual([]);
      await badCase.getByRole('button', { name: 'Decide', exact: true }).click();
      await page.getByRole('status').filter({ hasText: 'Decided.' }).waitFor();
    };
    await hide();
    await page.getByText('Nothing to decide').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('status').filter({ hasText: 'Taken back.' }).waitFor();
    await hide();
    await page.getByText('Nothing to decide').waitFor();
    await choose(page, 'Decided');
    await badCase.first().getByRole('button', { name: 'Take back' }).waitFor();
    await page.goto(ARTICLE);
    await page.locator(`#comment-${good}`).waitFor();
    await expect.poll(() => page.locator(`#comment-${bad}`).count()).toBe(0);
  });

  test('go from a report to its place and hide a comment there; its author hears of it', async ({ open }) => {
    const id = await ran.comment([words('Not about this at all')]);
    await report(id, 'other', 'Off topic');
    const page = await openAs(open, keeper, '/console?t=report', {
      expected: /Failed to load resource/,
    });
    await page.getByRole('link', { name: 'Show where it stands' }).click();
    const row = page.locator(`#comment-${id}`);
    await row.getByText('Not about this at all').waitFor();
    await row.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Hide' }).click();
    const dialog = page.getByRole('dialog', { name: 'Hide this comment?' });
    await dialog.getByRole('button', { name: 'Hide' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => row.count()).toBe(0);
    const note = page.getByRole('status').filter({ hasText: 'The comment is hidden.' });
    await note.getByRole('button', { name: 'Undo' }).click();
    await row.getByText('Not about this at all').waitFor();
    await row.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Hide' }).click();
    await dialog.getByRole('button', { name: 'Hide' }).click();
    await expect.poll(() => row.count()).toBe(0);
    const author = await openAs(open, ran, '/profile/account?t=notification', {
      expected: /Failed to load resource/,
    });
    await author.getByRole('link', { name: 'A moderator removed what you wrote' }).first().click();
    await author.getByText('The comment this link leads to no longer exists.').waitFor();
    // No one else has that word.
    await mika.comment([words('Still here')]);
    await author.reload();
    await author.getByText('Still here').waitFor();
    await author
      .getByRole('article', { name: /mika_7/ })
      .first()
      .getByRole('button', { name: 'More' })
      .click();
    await author.getByRole('menuitem', { name: 'Report' }).waitFor();
    await expect.poll(() => author.getByRole('menuitem', { name: 'Hide' }).count()).toBe(0);
  });

  test('take the picture of a comment away from everywhere', async ({ open }) => {
    const { url } = currentSite();
    const hash = await sendPicture(url, ran);
    const file = `/api/upload/file/${hash}`;
    const id = await ran.comment([words('Look'), { type: 'image', display: 0, objects: [file] }]);
    await report(id, 'explicit', 'Not for children');
    const page = await openAs(open, keeper, '/console?t=report', { expected: /Failed to load resource/ });
    const row = page
      .getByRole('region', { name: 'Reports' })
      .getByRole('listitem')
      .filter({ hasText: 'Look' });
    await row.first().getByRole('button', { name: 'Remove 1 file for good' }).click();
    await row.first().getByRole('button', { name: 'Remove everywhere' }).click();
    await page.getByRole('status').filter({ hasText: 'The files are gone.' }).waitFor();
    expect((await fetch(`${url}${file}`)).status).toBe(404);
  });
});
