import { expect, test } from 'vitest';
import { STORED_PREFERENCES } from '#model/vocabulary/preferences';

test('stored numbers have the defaults of the specification and mean what they meant', () => {
  const defaults = Object.entries(STORED_PREFERENCES).map(([name, { default: number }]) => [name, number]);
  expect(Object.fromEntries(defaults)).toMatchObject({
    uiLang: 0,
    language: 1,
    language2: 0,
    dateFormat: 0,
    timeFormat: 0,
    timezone: 0,
  });
  expect(STORED_PREFERENCES.dateFormat.options).toHaveLength(6);
  expect(STORED_PREFERENCES.language.options[1]).toBe('en');
  for (const { default: number, options } of Object.values(STORED_PREFERENCES)) {
    expect(options[number]).toBeDefined();
    expect(new Set(options).size).toBe(options.length);
  }
});
