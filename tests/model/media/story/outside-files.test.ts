import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileSource } from '#model/media/story/compile-source';
import { isStoryProblem } from '#model/media/story/limits';
import { withoutOutside } from '#model/media/story/outside-files';

const UPLOAD = `/api/upload/file/${'a'.repeat(40)}`;
const custom = (url: string) => ({ type: 'custom', url });

function read(source: object) {
  const script = compileSource({ actions: [], ...source });
  if (isStoryProblem(script)) throw new Error(script.problem);
  return withoutOutside(script);
}

describe('a story of a member', () => {
  test('keeps files of the game and of this site, and names the sites of all others', () => {
    const { script, hosts } = read({
      background: custom('https://Pictures.example/a.png'),
      bgm: { type: 'bandori', file: 'Evening' },
      actions: [
        { type: 'effect', effectType: 'changeBackground', background: custom(UPLOAD) },
        {
          type: 'effect',
          effectType: 'changeBackground',
          background: custom('https://pictures.example/b.png'),
        },
        { type: 'sound', bgm: custom('https://music.example:8443/c.mp3'), se: null },
        {
          type: 'talk',
          name: 'A',
          body: 'b',
          voices: [{ character: 1, voice: 'https://voices.example/d.mp3' }],
        },
      ],
    });
    expect(hosts).toEqual(['pictures.example', 'music.example:8443', 'voices.example']);
    expect(script.opening.background).toBeNull();
    expect(script.opening.music).toMatchObject({ of: 'game' });
    expect(script.steps).toMatchObject([
      { picture: { of: 'own', url: UPLOAD } },
      { picture: null },
      { music: null },
      { text: 'b', voices: [] },
    ]);
  });

  test('never asks another site for anything, whatever it names', () => {
    const address = fc.oneof(
      fc.webUrl({ validSchemes: ['https', 'http'] }),
      fc.constantFrom(
        '//evil.example/x',
        'https://evil.example',
        '/api/upload/file/x',
        'data:image/png,x',
        UPLOAD,
      ),
      fc.string(),
    );
    const action = fc.oneof(
      fc.record({ type: fc.constant('sound'), bgm: address.map(custom), se: address.map(custom) }),
      fc.record({
        type: fc.constant('effect'),
        effectType: fc.constantFrom('changeBackground', 'changeCardStill'),
        background: address.map(custom),
      }),
      fc.record({
        type: fc.constant('talk'),
        voices: fc.array(fc.record({ character: fc.nat(), voice: address }), { maxLength: 3 }),
      }),
    );
    fc.assert(
      fc.property(address, fc.array(action, { maxLength: 6 }), (background, actions) => {
        const { script } = read({ background: custom(background), actions });
        const urls = [...JSON.stringify(script).matchAll(/"url":"([^"]*)"/g)].map(([, url]) => url);
        expect(urls.filter((url) => url !== UPLOAD)).toEqual([]);
      }),
    );
  });
});
