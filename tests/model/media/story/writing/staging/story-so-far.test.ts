import { describe, expect, it } from 'vitest';
import { storySoFar } from '#model/media/story/writing/staging/story-so-far';

describe('a story so far', () => {
  it('says who stands there, what they wore last and how places look', () => {
    const roof = { type: 'bandori', bundle: 'bg/roof', file: 'day' };
    const layout = (layoutType: string, character: number, costume: string) => ({
      type: 'layout',
      layoutType,
      character,
      costume,
      sideTo: 'left',
    });
    const so = storySoFar([
      { type: 'effect', effectType: 'changeBackground', background: roof },
      { type: 'effect', effectType: 'telop', text: 'The Roof' },
      { type: 'effect', effectType: 'telop', text: 'Later' },
      layout('appear', 1, 'a'),
      layout('appear', 2, 'b'),
      layout('hide', 1, ''),
    ]);
    expect([...so.places]).toEqual([['the roof', roof]]);
    expect([...so.costumes]).toEqual([
      [1, 'a'],
      [2, 'b'],
    ]);
    expect(so.present).toMatchObject([{ characterId: 2, costume: 'b', place: { side: 'left', offset: 0 } }]);
  });

  it('is nothing for actions that no one can read', () => {
    expect(storySoFar([{ type: 'talk', body: 'a'.repeat(20_001) }]).present).toEqual([]);
  });
});
