import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import type { StoreOptions } from '#server/store/store';
import { type Site, startSite } from './site.ts';

/** The account pages as visitors use them: by role and label. */

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
export const form = (page: Page, name: string) => page.getByRole('form', { name });
/** A password is a field, and how strong it is another. */
export const passwordField = (page: Page, name: string, label = 'Password') =>
  form(page, name).getByLabel(label, { exact: true });

export async function fillLogIn(page: Page, username: string, password: string): Promise<void> {
  await form(page, 'Log in').getByLabel('User name').fill(username);
  await passwordField(page, 'Log in').fill(password);
  await form(page, 'Log in').getByRole('button', { name: 'Log in' }).click();
}

export async function openMenu(page: Page) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Your menu/ })
    .click();
  const menu = page.getByRole('dialog', { name: 'Your menu' });
  await menu.waitFor();
  return menu;
}

/** A site that keeps its members in this store, and counts no calls. */
export const siteOn = (store: StoreOptions): Promise<Site> =>
  startSite([], {
    RATE_LIMITS: 'off',
    ...(store.engine === 'postgres' && { DATABASE_URL: store.url }),
  });

const CODE = /^[A-Z2-7]{26}$/m;

/** What the mail to an address says, all letters together. */
export function letters({ folder }: Site, address: string): string {
  const outbox = join(folder, 'outbox');
  if (!existsSync(outbox)) return '';
  return readdirSync(outbox)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(outbox, name), 'utf8')) as { to: string; text: string })
    .filter(({ to }) => to === address)
    .map(({ text }) => text)
    .join('\n');
}

/** The first code in the mail to an address; null while there is none. */
export const codeTo = (site: Site, address: string): string | null =>
  CODE.exec(letters(site, address))?.[0] ?? null;
