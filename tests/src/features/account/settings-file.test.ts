import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPreferences, writePreferences } from '#machines/preferences/preferences.logic';
import { readServers } from '#machines/servers/servers.logic';
import { STORED_PREFERENCES } from '#model/vocabulary/preferences';
import { readSettings, writeSettings } from '#src/features/account/preferences/settings-file.ts';

/** Any choice of every stored preference. */
const anyStored = fc.record(
  Object.fromEntries(
    Object.entries(STORED_PREFERENCES).map(([name, { options }]) => [name, fc.nat(options.length - 1)]),
  ),
);

describe('a file of settings', () => {
  test('gives back what was put in', () => {
    fc.assert(
      fc.property(anyStored, (stored) => {
        const read = readSettings(writeSettings(stored));
        expect(writePreferences(readPreferences(read))).toEqual(
          expect.objectContaining({
            uiLang: stored.uiLang,
            dateFormat: stored.dateFormat,
            motion: stored.motion,
          }),
        );
        expect(readServers(read)?.main).toBe(stored.language);
        if (stored.language !== stored.language2) expect(readServers(read)?.sub).toBe(stored.language2);
      }),
    );
  });

  test.each(['', 'no json', '[]', 'null', '{}', '{"songs": 1}', '7'])('is not %j', (text) => {
    expect(readSettings(text)).toBeNull();
  });

  test('falls back to the default for what is wrong in it, whatever that is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const read = readSettings(JSON.stringify({ theme: 1, language: value, language2: value }));
        if (typeof value === 'number' && [0, 1, 2, 3, 4].includes(value)) return;
        expect(readServers(read)).toBeNull();
      }),
    );
  });
});
