import { describe, expect, test } from 'vitest';
import { skinSprites } from '#demo/pictures/skins';
import { readSprites } from '#src/browser/stage/pictures/sprites-file.ts';

const SHEET = { width: 1120, height: 384 };

describe('skins of the demo set', () => {
  test.each(['skin00', 'skin13'])(
    'name a picture for every kind and lane of %s, inside its sheet',
    (bundle) => {
      const file = skinSprites(`ingameskin/noteskin/${bundle}_rip/.sprites`);
      const { rects, problems } = readSprites(new TextDecoder().decode(file?.bytes), SHEET);
      expect(problems).toEqual([]);
      for (const kind of ['note_normal', 'note_normal_16', 'note_skill', 'note_flick', 'note_long'])
        for (let lane = 0; lane < 7; lane += 1) expect(rects.has(`${kind}_${lane}`)).toBe(true);
      expect(rects.get('note_normal_0')).toMatchObject({ x: 0, y: 0 });
      expect(rects.get('note_flick_top')).toMatchObject({ x: 160, y: 320 });
    },
  );

  test.each(['skin14', 'skin99', 'elsewhere'])('have no %s', (bundle) => {
    expect(skinSprites(`ingameskin/noteskin/${bundle}_rip/.sprites`)).toBeNull();
  });
});
