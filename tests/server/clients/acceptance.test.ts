import { expect, test } from 'vitest';
import { dumpOrigin } from '#server/origin/dump/dump-origin';
import { openMemberSite } from '../accounts/member-site.ts';
import { ofText, write } from '../community/site.ts';
import { onEachEngine } from '../store/engines.ts';
import { tempFolder } from '../temp-folder.ts';

/** One of each kind of action, with the keys in the order in which a database stores them. */
const STORY = {
  bgm: null,
  voice: 'sound/voice/scenario/band1-001',
  server: 0,
  actions: [
    { type: 'effect', text: 'Afternoon', wait: true, delay: 0, effectType: 'telop' },
    {
      type: 'layout',
      wait: false,
      delay: 0,
      motion: 'idle01',
      sideTo: 'center',
      costume: '001_casual_spring',
      sideFrom: 'leftOver',
      character: 1,
      expression: 'idle01',
      layoutType: 'appear',
      sideToOffsetX: 0,
      sideFromOffsetX: 0,
    },
    {
      body: 'It rains.',
      name: 'Somebody',
      type: 'talk',
      wait: true,
      close: false,
      delay: 0,
      voices: [{ delay: 0, voice: 'band1-001-001', character: 1 }],
      motions: [{ delay: 0, motion: 'smile01', character: 1, expression: 'smile01' }],
      characters: [1],
    },
    { type: 'motion', wait: false, delay: 0.5, motion: 'bow01', character: 1, expression: 'idle01' },
    { se: { file: 'SE_rain', type: 'common' }, bgm: null, type: 'sound', wait: false, delay: 0 },
  ],
  background: { file: 'bg00010', type: 'bandori', bundle: 'bg/scenario1' },
};

onEachEngine('clients of others', (engine) => {
  test('post a story of five actions as an object, and read it back equal to the letter', async () => {
    const site = await openMemberSite(await engine.fresh());
    const token = await site.join('Writer');
    const id = await write(site, token, ofText('Rain', { categoryId: 'story', storySource: STORY }));
    const { body } = await site.get('post/details', { id: String(id) });
    const { storySource } = body.post as { storySource: unknown };
    expect(JSON.stringify(storySource)).toBe(JSON.stringify(STORY));
  });

  test('are told of a player of a folder of data that there is none, and of no breakdown', async () => {
    const folder = await tempFolder({ 'api/cards/all.5.json': '{"1":{"characterId":1,"rarity":1}}' });
    const origin = await dumpOrigin(folder, () => {});
    const site = await openMemberSite(await engine.fresh(), {}, { origin });
    for (const mode of ['0', '1', '2', '3']) {
      const { status, body } = await site.get('player/jp/1000001', { mode });
      expect([mode, status, body]).toMatchObject([mode, 200, { result: true, data: { profile: null } }]);
    }
  });
});
