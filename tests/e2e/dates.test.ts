import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DateStyle, datesIn } from '#model/rules/dates';
import { LOCALES, type Locale } from '#model/vocabulary/locales';
import { launchBrowser } from './launch.ts';

declare global {
  interface Window {
    readonly dates: { readonly datesIn: typeof datesIn };
  }
}

/** Midnight, noon, an afternoon and a morning of the Japanese server. */
const MOMENTS = [
  Date.UTC(2026, 0, 9, 15),
  Date.UTC(2026, 1, 3, 3),
  Date.UTC(2026, 10, 28, 5, 7),
  Date.UTC(2026, 5, 30, 22, 30),
];
const DAY_MS = 86_400_000;

/** As the server draws pages before any script runs. */
const styleIn = (locale: Locale): DateStyle => ({
  locale,
  dateFormat: 'long',
  timeFormat: 'h24',
  timeZone: 'main',
  mainServer: 0,
});

interface Asked {
  readonly style: DateStyle;
  readonly moments: readonly number[];
  readonly span: number;
}

let browser: Browser;
let script = '';

beforeAll(async () => {
  const entry = fileURLToPath(new URL('../../model/rules/dates.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, target: 'es2022', lib: { entry, name: 'dates', formats: ['iife'] } },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('nothing was built');
  script = output.output[0].code;
  browser = await launchBrowser();
});

afterAll(() => browser?.close());

/** Spaces of several kinds stand between the same words, by the age of the library. */
const words = (texts: readonly string[]): readonly string[] =>
  texts.map((text) => text.replaceAll(/\s+/gu, ' '));

test.each(LOCALES)(
  'dates and times of %s that the server draws are those that the page draws',
  async (locale) => {
    const asked: Asked = { style: styleIn(locale), moments: MOMENTS, span: 9 * DAY_MS };
    const draw = ({ style, moments, span }: Asked, make: typeof datesIn): string[] =>
      moments.flatMap((moment) => {
        const dates = make(style);
        const [, month = 0, day = 0] = new Date(moment).toISOString().split(/[-T]/).map(Number);
        return [
          ...[dates.date(moment), dates.time(moment), dates.dateTime(moment), dates.shortDay(moment)],
          ...[dates.range(moment, moment + span), dates.yearlyDay(month, day)],
        ];
      });
    const page = await browser.newPage();
    await page.addScriptTag({ content: script });
    const shown = await page.evaluate(`(${draw.toString()})(${JSON.stringify(asked)}, window.dates.datesIn)`);
    await page.close();
    expect(words(shown as string[])).toEqual(words(draw(asked, datesIn)));
    // Midnight is the beginning of a day on both sides.
    expect(datesIn(asked.style).time(MOMENTS[0] ?? 0)).toMatch(/^00[:.]00$/);
  },
);
