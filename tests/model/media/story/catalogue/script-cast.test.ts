import { expect, test } from 'vitest';
import { castOfScript } from '#model/media/story/catalogue/script-cast';
import { compileSource } from '#model/media/story/compile-source';
import { isStoryProblem } from '#model/media/story/limits';

const castOf = (...actions: readonly object[]): readonly number[] => {
  const script = compileSource({ server: 1, voice: 'x', bgm: null, background: null, actions });
  if (isStoryProblem(script)) throw new Error(script.problem);
  return castOfScript(script);
};

const talk = (characters: readonly number[], voices: readonly object[] = []) => ({
  type: 'talk',
  name: 'Ran',
  body: 'Hello',
  characters,
  motions: [],
  voices,
});
const layout = (layoutType: string, character: number) => ({
  type: 'layout',
  layoutType,
  character,
  costume: 'costume',
  motion: '',
  expression: '',
  sideFrom: 'center',
  sideTo: 'center',
});

test('those who stand on the stage or speak are in a story, each once, in the order in which they come', () => {
  expect(castOf(layout('appear', 7), talk([3, 7]), layout('appear', 1), talk([3]))).toEqual([7, 3, 1]);
});

test('a voice from off the stage is in it, narration and who only leaves are not', () => {
  expect(castOf(talk([], [{ character: 5, voice: 'v', delay: 0 }]), talk([]), talk([0]))).toEqual([5]);
  expect(castOf(layout('hide', 9), layout('move', 8))).toEqual([]);
});
