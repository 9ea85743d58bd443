import { expect, test } from 'vitest';
import { LOCALES } from '#model/vocabulary/locales';
import { readTexts } from './texts.ts';

/** Units that stand behind a number, in any language. */
const UNIT = '(?:s|ms|h|min|MB|GB|kB|KB|BPM|fps|FPS|px|dtk|jam|сек?|с|мс|ч|мин|МБ|ГБ|пкс|PT|pt)';
const PARTED = new RegExp(`(?:\\}\\}|\\d) ${UNIT}(?![\\p{L}\\w’'])`, 'u');

test.each(LOCALES)('no unit is parted from its number at the end of a line in %s', (locale) => {
  expect([...readTexts(locale)].filter(([, text]) => PARTED.test(text))).toEqual([]);
});
