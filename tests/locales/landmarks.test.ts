import { expect, test } from 'vitest';
import { LOCALES } from '#model/vocabulary/locales';
import { readTexts } from './texts.ts';

/** Parts of the team builder that are landmarks on one page, which screen readers list by name. */
const LANDMARKS = [
  'builder.question',
  'builder.section.event',
  'builder.section.live',
  'builder.section.cards',
  'builder.section.constraints',
];

test.each(LOCALES)('landmarks of the team builder have names of their own in %s', (locale) => {
  const texts = readTexts(locale);
  const names = LANDMARKS.map((key) => texts.get(key));
  expect(new Set(names).size).toBe(LANDMARKS.length);
});
