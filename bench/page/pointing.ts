import type { Locator, Page } from 'playwright';

export const isTouched = (page: Page): Promise<boolean> =>
  page.evaluate(() => matchMedia('(pointer: coarse)').matches);

/** Puts the pointer on something, or on a phone the thumb over it. The press that it returns asks the page nothing, so it can be measured alone. */
export async function pointAt(target: Locator): Promise<() => Promise<void>> {
  const page = target.page();
  if (await isTouched(page)) {
    // Brings it where nothing covers it.
    await target.tap({ trial: true });
    const box = await target.boundingBox();
    if (box === null) throw new Error('nothing to press');
    return () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  }
  await target.hover();
  return async () => {
    await page.mouse.down();
    await page.mouse.up();
  };
}

/** Never by a mouse where there is none: the browser would look what is under it in each frame of a page that scrolls. */
export const press = async (target: Locator): Promise<void> => (await pointAt(target))();
