import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTheatreSettings } from '#model/media/theatre/theatre-settings';

test('reads what it wrote, and makes settings of anything', () => {
  fc.assert(
    fc.property(fc.anything(), (json) => {
      const settings = readTheatreSettings(json);
      expect(readTheatreSettings(JSON.parse(JSON.stringify(settings)))).toEqual(settings);
      for (const volume of [settings.music, settings.sound, settings.voice]) {
        expect(volume).toBeGreaterThanOrEqual(0);
        expect(volume).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test('takes what is known, and leaves the rest as it begins', () => {
  expect(readTheatreSettings({ speed: 'fast', size: 'huge', music: 7, voice: 0.25, isAuto: true })).toEqual({
    speed: 'fast',
    size: 'normal',
    music: 1,
    sound: 0.8,
    voice: 0.25,
    isAuto: true,
  });
});
