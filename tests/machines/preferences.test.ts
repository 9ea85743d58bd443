import { expect, test } from 'vitest';
import { PREFERENCES } from '#machines/preferences/preferences.logic';
import { LOCALES } from '#model/vocabulary/locales';

const defaults = PREFERENCES.decode(undefined);

test('clamps the language to those there are', () => {
  expect(PREFERENCES.edit(defaults, { uiLang: 99 }).uiLang).toBe(LOCALES.length - 1);
  expect(PREFERENCES.edit(defaults, { uiLang: -1 }).uiLang).toBe(0);
});

test('changes nothing but what is chosen', () => {
  expect(PREFERENCES.edit(defaults, { theme: 'dark' })).toEqual({ ...defaults, theme: 'dark' });
});
