import type { ServerIndex } from '#model/vocabulary/servers';
import { type Random, random } from '../seeded/random.ts';
import { PEOPLE } from '../words/people.ts';
import { phraseOf } from '../words/phrases.ts';
import { loopFile, VOICE_LINES, voiceFile } from './drawn/story-sounds.ts';

/** The script of a story as the game's engine plays it (reference R121): who stands where, who says what. */

const [TALK, LAYOUT] = [1, 2];
const [LEFT, CENTER, RIGHT] = [1, 4, 5];
const SIDES: readonly number[] = [LEFT, RIGHT, CENTER, LEFT, RIGHT];
const APPEAR = 2;
const BACKGROUNDS = 128;
const LOOPS = 36;
/** What happens is narrated: there is no speaker. */
const NARRATION = ' ';

const pad = (value: number, digits: number): string => String(value).padStart(digits, '0');
const costumeOf = (characterId: number): string => `${pad(characterId, 3)}_casual_spring`;

const nameOf = (characterId: number, server: ServerIndex): string =>
  PEOPLE[characterId - 1]?.first[server] ?? NARRATION;

const talk = (name: string, body: string, more: Readonly<Record<string, unknown>> = {}) => ({
  talkCharacters: [],
  windowDisplayName: name,
  body,
  lipSyncMode: 1,
  motions: [],
  voices: [],
  speed: 0,
  fontSize: 0,
  ...more,
});

/** What someone says: a phrase with a face and a voice. */
function line(rng: Random, characterId: number, server: ServerIndex) {
  const body = phraseOf(rng.int(1, 9_999))[server];
  const expressionName = rng.pick(['default', 'smile01', 'surprised01']);
  return talk(nameOf(characterId, server), body, {
    talkCharacters: [{ characterId }],
    motions: [{ characterId, motionName: '', expressionName, timingSyncValue: 0 }],
    voices: [{ characterId, voiceId: voiceFile(characterId, rng.int(1, VOICE_LINES)), volume: 1 }],
  });
}

const layout = (characterId: number, nth: number) => ({
  type: APPEAR,
  sideFrom: SIDES[nth % SIDES.length],
  sideTo: SIDES[nth % SIDES.length],
  characterId,
  costumeType: costumeOf(characterId),
  motionName: 'idle01',
  expressionName: 'default',
});

const snippet = (actionType: number, referenceIndex: number) => ({
  actionType,
  progressType: 1,
  referenceIndex,
  delay: 0,
  isWaitForSkipMode: 0,
});

/** A story of a dozen lines: what it is about, then its characters speak in turn. */
export function scenario(
  scenarioId: string,
  characterIds: readonly number[],
  synopsis: string,
  server: ServerIndex,
): unknown {
  const rng = random('scenario', scenarioId);
  const cast = characterIds.slice(0, SIDES.length);
  const place = rng.int(1, BACKGROUNDS);
  const spoken = Array.from({ length: rng.int(8, 14) }, () => line(rng, rng.pick(cast), server));
  const talkData = [talk(NARRATION, synopsis), ...spoken];
  const layoutData = cast.map(layout);
  return {
    Base: {
      m_Name: `Scenario${scenarioId}`,
      scenarioSceneId: scenarioId,
      appearCharacters: cast.map((characterId) => ({ characterId, costumeType: costumeOf(characterId) })),
      firstLayout: [],
      firstBgm: loopFile(rng.int(1, LOOPS)),
      firstBackground: `bg${pad(place * 10, 5)}`,
      firstBackgroundBundleName: `bg/scenario${place}`,
      snippets: [
        ...layoutData.map((_, nth) => snippet(LAYOUT, nth)),
        ...talkData.map((_, nth) => snippet(TALK, nth)),
      ],
      talkData,
      selectableData: [],
      layoutData,
      specialEffectData: [],
      soundData: [],
      includeSoundDataBundleNames: cast.map((id) => `voice/scenario/chara${pad(id, 3)}`),
    },
  };
}
