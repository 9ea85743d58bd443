import { expect, test } from 'vitest';
import { actOfChord, STORY_ACTS, STORY_CHORDS } from '#src/features/storyeditor/keys/chords.ts';

test('each key does one thing', () => {
  const chords = STORY_ACTS.flatMap((act) => STORY_CHORDS[act]);
  expect(new Set(chords).size).toBe(chords.length);
  for (const act of STORY_ACTS) for (const chord of STORY_CHORDS[act]) expect(actOfChord(chord)).toBe(act);
  expect(actOfChord('Ctrl+Q')).toBeNull();
});
