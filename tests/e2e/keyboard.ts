import type { Page } from 'playwright';

/** Presses Tab until the focused control has the name; a visitor would give up after a while, and so does this. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  const describeFocus = (): string => {
    const element = document.activeElement;
    return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim();
  };
  for (let step = 0; step < 120; step++) {
    await page.keyboard.press('Tab');
    if (name.test(await page.evaluate(describeFocus))) return;
  }
  throw new Error(`the keyboard never reached ${name}`);
}
