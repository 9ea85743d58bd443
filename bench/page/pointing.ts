import type { Locator } from 'playwright';

/** Puts the pointer on something. The press that it returns asks the page nothing, so it can be measured alone. */
export async function pointAt(target: Locator): Promise<() => Promise<void>> {
  await target.hover();
  const { mouse } = target.page();
  return async () => {
    await mouse.down();
    await mouse.up();
  };
}
