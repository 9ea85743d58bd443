import { mkdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright';
import { isLocale, LOCALES, type Locale } from '#model/vocabulary/locales';
import { launchBrowser, newContext } from './e2e/launch.ts';
import { startSite } from './e2e/site.ts';
import { TeamBuilderPage } from './e2e/team-builder-page.ts';
import { ROUTES } from './routes.ts';

/**
 * `npm run screens`: a picture of every page at two widths in both themes, in the folder `screens`.
 * `npm run screens -- ru` takes them in another language, in a folder of that name.
 */
function askedLocale(): Locale {
  const asked = process.argv[2] ?? LOCALES[0];
  if (isLocale(asked)) return asked;
  throw new Error(`screens takes one of ${LOCALES.join(', ')}, not ${asked}`);
}

const locale = askedLocale();
const ALL = fileURLToPath(new URL('../screens', import.meta.url));
const FOLDER = locale === LOCALES[0] ? ALL : join(ALL, locale);
const WIDTHS = [390, 1440] as const;
const SCHEMES = ['light', 'dark'] as const;
const HEIGHT = 1000;

interface Shot {
  readonly name: string;
  readonly path: string;
  readonly isEnglishOnly?: boolean;
  /** Brings the page into the state to be photographed. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const SHOTS: readonly Shot[] = [
  ...ROUTES.map((path) => ({ name: path.slice(1).replaceAll('/', '-') || 'start', path })),
  // Its buttons are found by their English names.
  {
    name: 'tool-teambuilder-result',
    isEnglishOnly: true,
    path: '/tool/teambuilder',
    prepare: async (page) => {
      const builder = new TeamBuilderPage(page);
      await builder.takePremadeProfile();
      await builder.pickSong();
      await builder.calculate();
    },
  },
];

/** In the page: whether each picture is there or known to be missing; those below the fold are fetched at once. */
const everyPictureShown = (): boolean => {
  for (const picture of document.images) picture.loading = 'eager';
  return [...document.images].every((picture) => picture.complete);
};

async function photograph(browser: Browser, url: string, shot: Shot): Promise<void> {
  for (const width of WIDTHS) {
    for (const scheme of SCHEMES) {
      const context = await newContext(browser, url, {
        viewport: { width, height: HEIGHT },
        scheme,
        locale,
      });
      const page = await context.newPage();
      await page.goto(shot.path, { waitUntil: 'networkidle' });
      await shot.prepare?.(page);
      await page.waitForFunction(everyPictureShown);
      await page.screenshot({ path: join(FOLDER, `${shot.name}-${width}-${scheme}.png`), fullPage: true });
      await context.close();
      process.stdout.write(`${relative('.', FOLDER)}/${shot.name}-${width}-${scheme}.png\n`);
    }
  }
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const site = await startSite();
const browser = await launchBrowser();
try {
  const shots = SHOTS.filter(({ isEnglishOnly }) => !isEnglishOnly || locale === LOCALES[0]);
  for (const shot of shots) await photograph(browser, site.url, shot);
} finally {
  await browser.close();
  await site.stop();
}
