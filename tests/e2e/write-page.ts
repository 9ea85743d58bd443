import type { Page } from 'playwright';
import sharp from 'sharp';

/** The editor of posts as its writers use it: by keyboard, role and label. */

export const NEW_POST = '/community/posts/new';
export const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
export const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });

export const publish = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+Enter');
  await page.waitForURL(/\/community\/posts\/\d+/);
};

/** Pastes as a browser would: text, markup, files. */
export const paste = (page: Page, data: Readonly<Record<string, string>>, file?: readonly number[]) =>
  text(page).evaluate(
    (element, [types, bytes]) => {
      const transfer = new DataTransfer();
      for (const [type, value] of Object.entries(types)) transfer.setData(type, value);
      if (bytes) transfer.items.add(new File([new Uint8Array(bytes)], 'stage.png', { type: 'image/png' }));
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true }),
      );
    },
    [data, file] as const,
  );

export const drawnPicture = async (): Promise<readonly number[]> => {
  const create = { width: 64, height: 48, channels: 3, background: '#d11f69' } as const;
  return [...(await sharp({ create }).png().toBuffer())];
};

/** Puts a list of two cards where the caret is, by keyboard alone. */
export async function addCards(page: Page): Promise<void> {
  await page.keyboard.press('Control+Alt+l');
  const lists = page.getByRole('dialog', { name: 'Put in a list' });
  const cards = lists.getByRole('listbox', { name: 'Cards' });
  await cards.getByRole('option').first().waitFor();
  await cards.focus();
  for (const key of ['Home', 'Enter', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await lists.getByText('2 chosen').waitFor();
  await lists.getByRole('button', { name: 'Apply' }).press('Enter');
  await lists.waitFor({ state: 'hidden' });
  await text(page)
    .getByRole('region', { name: /^Cards: / })
    .waitFor();
}
