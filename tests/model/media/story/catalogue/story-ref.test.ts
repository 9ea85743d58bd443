import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCategoryId } from '#model/contract/community/categories';
import { scenarioOfActionSet } from '#model/media/story/catalogue/read-action-set';
import { actionSetPaths, scriptPaths, talkPaths } from '#model/media/story/catalogue/script-paths';
import {
  readScriptAddress,
  readStoryKey,
  STORY_KINDS,
  type StoryRef,
  storiesWith,
  storyKey,
  storyPath,
} from '#model/media/story/catalogue/story-ref';
import { routeAt } from '#model/site/patterns';
import { SERVERS } from '#model/vocabulary/servers';

const number = fc.integer({ min: 1, max: 999_999 });
const refs: fc.Arbitrary<StoryRef> = fc
  .record({ kind: fc.constantFrom(...STORY_KINDS), id: number, chapter: number })
  .map(({ kind, id, chapter }) => ({ kind, id, part: kind === 'event' || kind === 'card' ? chapter : null }));

describe('a story', () => {
  test('is known by its key, which comments can be on', () => {
    fc.assert(
      fc.property(refs, (ref) => {
        expect(readStoryKey(storyKey(ref))).toEqual(ref);
        expect(isCategoryId('STORY_COMMENT', storyKey(ref))).toBe(true);
      }),
    );
  });

  test('has a page of its kind on each server', () => {
    fc.assert(
      fc.property(refs, fc.constantFrom(...SERVERS), (ref, server) => {
        expect(routeAt(storyPath(server, ref))?.screen).toBe(`stories/story-${ref.kind}`);
        expect(routeAt(`${storyPath(server, ref)}/Some-name`)?.screen).toBe(`stories/story-${ref.kind}`);
      }),
    );
  });

  test('has no key of another shape', () => {
    const some = fc.oneof(
      fc.string(),
      fc.array(fc.constantFrom('event', 'main', '1', '0', '', 'x')).map((parts) => parts.join('/')),
    );
    fc.assert(
      fc.property(some, (key) => {
        const ref = readStoryKey(key);
        if (ref) expect(storyKey(ref)).toBe(key);
      }),
    );
    for (const key of ['event/1', 'main/1/2', 'main/0', 'main/01', 'other/1', 'event/1/2/3'])
      expect(readStoryKey(key)).toBeNull();
  });
});

test('filters of the catalogue are in its address', () => {
  expect(storiesWith({ kind: 'band', band: 3 })).toBe('/tool/storyviewer?kind=band&band=3');
});

describe('a script by its path', () => {
  test('is below the folder of a server', () => {
    expect(readScriptAddress('jp/scenario/main_rip/Scenariomain001.asset')).toEqual({
      server: 'jp',
      path: 'scenario/main_rip/Scenariomain001.asset',
    });
  });

  test('never leads out of it', () => {
    for (const path of ['', 'jp', 'xx/a', 'jp/../a', 'jp/a/./b', 'jp/a//b', `jp/${'a/'.repeat(12)}b`])
      expect(readScriptAddress(path)).toBeNull();
    fc.assert(
      fc.property(fc.string(), (rest) => {
        const { path = '' } = readScriptAddress(`jp/${rest}`) ?? {};
        expect(path.split('/')).not.toContain('..');
      }),
    );
  });
});

describe('scripts of stories', () => {
  test('lie where the game puts them', () => {
    expect(scriptPaths({ kind: 'main', scenarioId: 'main001' })).toEqual([
      'scenario/main_rip/Scenariomain001.asset',
    ]);
    expect(scriptPaths({ kind: 'band', bandId: 3, scenarioId: 'b1' })).toEqual([
      'scenario/band/003_rip/Scenariob1.asset',
    ]);
    expect(scriptPaths({ kind: 'event', eventId: 12, scenarioId: 'event12-01' })).toEqual([
      'scenario/eventstory/event12_rip/Scenarioevent12-01.asset',
    ]);
    expect(scriptPaths({ kind: 'card', resourceSetName: 'res001', scenarioId: 'c' })).toEqual([
      'characters/resourceset/res001_rip/Scenarioc.asset',
    ]);
  });

  test('of talks are looked for in groups of both sizes, each once', () => {
    expect(scriptPaths({ kind: 'afterlive', id: 300, scenarioId: 't' })).toEqual([
      'scenario/afterlivetalk/group1_rip/Scenariot.asset',
      'scenario/afterlivetalk/group2_rip/Scenariot.asset',
    ]);
    expect(actionSetPaths(5)).toEqual(['actionset/group0_rip/ActionSet5.asset']);
    expect(talkPaths(5, 'areatalk0005')).toEqual([
      'scenario/actionset/group0_rip/Scenarioareatalk0005.asset',
    ]);
  });

  test('of a talk in an area are named by its action set', () => {
    const set = (details: unknown) => ({ Base: { details } });
    expect(scenarioOfActionSet(set([{ reactionType: 1, reactionTypeBelongId: 'areatalk0005' }]))).toBe(
      'areatalk0005',
    );
    expect(scenarioOfActionSet(set([{ reactionType: 1, reactionTypeBelongId: 77 }]))).toBe('77');
    expect(scenarioOfActionSet(set([{ reactionType: 2, reactionTypeBelongId: 'x' }]))).toBeNull();
    expect(scenarioOfActionSet(set([{ reactionType: 1, reactionTypeBelongId: '../x' }]))).toBeNull();
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect(scenarioOfActionSet(json) ?? '').not.toContain('/');
      }),
    );
  });
});
