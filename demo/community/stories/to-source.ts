import { SIDES, STORY_EFFECTS } from '#model/media/story/script.types';
import { asArray, asInteger, asNumber, asObject, asText, type JsonObject } from '#model/records/reading';

/** Writes a scenario of the game's shape as members publish stories (reference R142). */

type Action = Readonly<Record<string, unknown>>;

const word = (words: readonly string[], value: unknown): string => words[asInteger(value) ?? 0] ?? '';
const text = (value: unknown): string => asText(value) ?? '';
const number = (value: unknown): number => asNumber(value) ?? 0;

const ofGame = (bundle: unknown, file: unknown): Action => ({
  type: 'bandori',
  bundle: text(bundle),
  file: text(file),
});
const music = (file: unknown): Action | null =>
  text(file) === '' ? null : { type: 'bandori', file: text(file) };

const talk = ({
  windowDisplayName,
  body,
  talkCharacters,
  motions,
  voices,
  whenFinishCloseWindow,
}: JsonObject): Action => ({
  type: 'talk',
  name: text(windowDisplayName),
  body: text(body),
  close: whenFinishCloseWindow === 1,
  characters: asArray(talkCharacters).map((each) => number(asObject(each).characterId)),
  motions: asArray(motions).map((each) => {
    const { characterId, motionName, expressionName, timingSyncValue } = asObject(each);
    return {
      character: number(characterId),
      motion: text(motionName),
      expression: text(expressionName),
      delay: number(timingSyncValue),
    };
  }),
  voices: asArray(voices).map((each) => {
    const { characterId, voiceId } = asObject(each);
    return { character: number(characterId), voice: text(voiceId), delay: 0 };
  }),
});

const figure = ({ characterId, costumeType, motionName, expressionName }: JsonObject) => ({
  character: number(characterId),
  costume: text(costumeType),
  motion: text(motionName),
  expression: text(expressionName),
});

const layout = (row: JsonObject): Action => ({
  type: 'layout',
  layoutType: word(['appear', 'move', 'appear', 'hide', 'shakeX', 'shakeY'], row.type),
  ...figure(row),
  sideFrom: word(SIDES, row.sideFrom),
  sideTo: word(SIDES, row.sideTo),
  sideFromOffsetX: number(row.sideFromOffsetX),
  sideToOffsetX: number(row.sideToOffsetX),
});

const motion = (row: JsonObject): Action => ({ type: 'motion', ...figure(row) });

function effect({ effectType, stringVal, stringValSub, duration }: JsonObject): Action {
  const kind = word(STORY_EFFECTS, effectType);
  const common = { type: 'effect', effectType: kind, duration: number(duration) };
  if (kind === 'changeBackground' || kind === 'changeBackgroundStill')
    return { ...common, background: ofGame(stringVal, stringValSub) };
  if (kind === 'changeCardStill') return { ...common, bundle: text(stringVal), file: text(stringValSub) };
  return kind === 'playScenarioEffect' || kind === 'stopScenarioEffect'
    ? { ...common, name: text(stringVal) }
    : { ...common, text: text(stringVal) };
}

const sound = ({ bgm, se, seBundleName }: JsonObject): Action => ({
  type: 'sound',
  bgm: music(bgm),
  se: text(se) === '' ? null : ofGame(seBundleName, se),
});

/** By the numbers of `actionType`; stories of members know no choices. */
const ACTIONS: Readonly<Record<number, readonly [list: string, write: (row: JsonObject) => Action]>> = {
  1: ['talkData', talk],
  2: ['layoutData', layout],
  4: ['layoutData', motion],
  6: ['specialEffectData', effect],
  7: ['soundData', sound],
};

function actionOf(base: JsonObject, value: unknown): readonly Action[] {
  const { actionType, referenceIndex, progressType, delay } = asObject(value);
  const [list, write] = ACTIONS[asInteger(actionType) ?? 0] ?? [];
  if (list === undefined || write === undefined) return [];
  const row = asObject(asArray(base[list])[asInteger(referenceIndex) ?? -1]);
  return [{ ...write(row), wait: progressType === 1, delay: number(delay) }];
}

/** Who stands there when the story begins comes up as its first actions. */
const opening = (value: unknown): Action => {
  const { side, offsetX, ...row } = asObject(value);
  const at = { sideFrom: side, sideTo: side, sideFromOffsetX: offsetX, sideToOffsetX: offsetX };
  return { ...layout({ ...row, ...at, type: 2 }), wait: false, delay: 0 };
};

const VOICES = 'sound/voice/scenario/';

/** `voiceBundle` is where its voices lie; empty for a story without any. */
export function toSource(scenario: unknown, server: number, voiceBundle: string): object {
  const base = asObject(asObject(scenario).Base);
  const actions = asArray(base.snippets).flatMap((snippet) => actionOf(base, snippet));
  const silent = (action: Action): Action => (action.type === 'talk' ? { ...action, voices: [] } : action);
  return {
    server,
    voice: voiceBundle.replace(VOICES, ''),
    bgm: music(base.firstBgm),
    background: ofGame(base.firstBackgroundBundleName, base.firstBackground),
    actions: [
      ...asArray(base.firstLayout).map(opening),
      ...(voiceBundle === '' ? actions.map(silent) : actions),
    ],
  };
}
