import type { Locator, Page } from 'playwright';

const PATH = '/tool/teambuilder';
const PATIENCE_MS = 90_000;

/** One team as the page copies it by "Copy as text". */
export interface ShownTeam {
  /** Card ids, ascending: the line-up is compared as a set. */
  readonly cards: readonly number[];
  readonly average: number;
  readonly min: number;
  readonly max: number;
  readonly power: number;
}

const whole = (text: string | undefined): number => Number((text ?? '').replaceAll(',', ''));

function parseTeam(text: string): ShownTeam {
  const [, average, min, max, power] =
    /^1\. ([\d,]+) \(min ([\d,]+), max ([\d,]+)\), power ([\d,]+)/m.exec(text) ?? [];
  if (average === undefined) throw new Error(`no team in the copied text:\n${text}`);
  const first = text.slice(0, text.search(/^2\. /m) >>> 0);
  const cards = [...first.matchAll(/#(\d+) Lv /g)].slice(0, 5).map(([, id]) => Number(id));
  return {
    cards: cards.sort((a, b) => a - b),
    average: whole(average),
    min: whole(min),
    max: whole(max),
    power: whole(power),
  };
}

/** Address of the page with inputs set, as a link would have it. */
export const builderPath = (inputs: Readonly<Record<string, string | number>> = {}): string => {
  const query = new URLSearchParams(Object.entries(inputs).map(([key, value]) => [key, String(value)]));
  return query.size === 0 ? PATH : `${PATH}?${query}`;
};

/** What a visitor can do and see on the team builder, in the words of the page. */
export class TeamBuilderPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name }).first();
  }

  text(text: string | RegExp): Locator {
    return this.page.getByText(text).first();
  }

  async takePremadeProfile(): Promise<void> {
    await this.button('Try with all cards').click();
    await this.profileShown();
  }

  async profileShown(): Promise<void> {
    // Phones say it in the summary once there is a song.
    await this.text(/\d (in profile|cards)/).waitFor({ timeout: PATIENCE_MS });
  }

  get importDialog(): Locator {
    return this.page.getByRole('dialog', { name: 'Import profiles' });
  }

  async importProfile(text: string): Promise<void> {
    await this.previewProfile(text);
    await this.applyImport();
  }

  /** Asks what a text would change. */
  async previewProfile(text: string): Promise<void> {
    if (!(await this.importDialog.isVisible())) await this.openImport();
    await this.importDialog.getByLabel('Text to import').fill(text);
    await this.importDialog.getByRole('button', { name: 'Preview' }).click();
  }

  async applyImport(): Promise<void> {
    await this.importDialog.getByRole('button', { name: 'Apply' }).click();
    await this.importDialog.waitFor({ state: 'hidden' });
  }

  /** From the empty page by its button, else from the menu beside the profile. */
  async openImport(): Promise<void> {
    const start = this.page.getByRole('button', { name: 'Import a profile' });
    const actions = this.page.getByRole('button', { name: 'Profile actions' });
    await start.or(actions).first().waitFor();
    if (await start.isVisible()) await start.click();
    else {
      await this.button('Profile actions').click();
      await this.page.getByRole('menuitem', { name: 'Import …' }).click();
    }
    await this.importDialog.waitFor();
  }

  /** Takes the first song that the picker finds for the words. */
  async pickSong(words = ''): Promise<void> {
    await this.button(/^Song: /).click();
    const dialog = this.page.getByRole('dialog', { name: 'Choose a song' });
    await dialog.getByLabel('Title in any language, band or #id').fill(words);
    await dialog.getByRole('option').first().click();
    await dialog.waitFor({ state: 'hidden' });
  }

  /**
   * Presses the button and waits for the task in which the page hears of it: what stands there afterwards is no answer to a question
   * that the page asked by itself before.
   */
  async startSearch(): Promise<void> {
    await this.button(/^Calculate/).click();
    await this.page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  }

  async calculate(): Promise<void> {
    await this.startSearch();
    await this.proved();
  }

  async proved(): Promise<void> {
    await this.text('Proved optimal').waitFor({ timeout: PATIENCE_MS });
  }

  /** Presses what takes the answer elsewhere; phones have it in a menu. */
  async share(name: string): Promise<void> {
    const menu = this.page.getByRole('button', { name: 'Share', exact: true });
    await this.button(name).or(menu).first().waitFor();
    if (!(await menu.isVisible())) return this.button(name).click();
    await menu.click();
    await this.page.getByRole('menuitem', { name }).click();
  }

  /** Opens what can be done with the first card of the team and leaves it out. */
  async leaveOut(): Promise<void> {
    await this.button(/: options$/).click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Exclude' }).click();
  }

  /** The best team, read as a visitor would who wants to paste it elsewhere. */
  async bestTeam(): Promise<ShownTeam> {
    await this.share('Copy as text');
    await this.text('Text copied').waitFor();
    return parseTeam(await this.page.evaluate(() => navigator.clipboard.readText()));
  }
}
