import type { Locator, Page } from 'playwright';

/** `/profile/cards` as a visitor uses it. */
export class CollectionPage {
  constructor(readonly page: Page) {}

  readonly path = '/profile/cards';

  get grid(): Locator {
    return this.page.getByRole('listbox', { name: 'My cards' });
  }

  /** Options in the grid whose words say so. */
  cards(words?: RegExp): Locator {
    return this.grid.getByRole('option', words ? { name: words } : {});
  }

  /** How many of all that are out are owned. */
  async owned(): Promise<number> {
    const text = (await this.page.locator('main header').first().locator('strong').textContent()) ?? '';
    return Number(text.replaceAll(',', ''));
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  /** Waits until the browser keeps everything. */
  async kept(): Promise<void> {
    await this.page.getByText('All changes are saved').waitFor();
  }

  /** Begins with an empty profile; ends among the cards that can be added. */
  async startEmpty(): Promise<void> {
    await this.button('New empty profile').click();
    await this.button('Select cards').click();
    await this.cards().first().waitFor();
  }
}
