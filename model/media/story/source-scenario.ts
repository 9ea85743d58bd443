import { BUNDLE_END } from '../explorer/asset-address.ts';
import { compileSource } from './compile-source.ts';
import { OWN_ADDRESS, OWN_PREFIX } from './files.ts';
import { isStoryProblem, type StoryProblem } from './limits.ts';
import {
  type EffectAct,
  type LayoutAct,
  type MotionAct,
  SIDES,
  type SoundAct,
  STORY_EFFECTS,
  type StoryFile,
  type StoryScript,
  type StoryStep,
  type TalkAct,
} from './script.types.ts';

type Row = Readonly<Record<string, unknown>>;
const asSeconds = (ms: number): number => ms / 1_000;

/** A file as scenarios name it: its bundle, and its name there. */
function placed(file: StoryFile): readonly [bundle: string, name: string] {
  if (file.of === 'own') return [OWN_ADDRESS, file.url];
  const cut = file.path.lastIndexOf('/');
  const name = file.path.slice(cut + 1);
  return file.of === 'shared' ? ['', name] : [file.path.slice(0, cut - BUNDLE_END.length), name];
}

const named = (file: StoryFile): string => {
  const [bundle, name] = placed(file);
  if (file.of === 'own') return `${OWN_PREFIX}${name}`;
  return file.kind === 'voice' ? `${bundle}/${name}` : name;
};

const talkRow = ({ speaker, text, characterIds, acts, voices, lipSync, closes }: TalkAct): Row => ({
  talkCharacters: characterIds.map((characterId) => ({ characterId })),
  windowDisplayName: speaker === '' ? ' ' : speaker,
  body: text,
  lipSyncMode: ['text', 'voice', 'closed'].indexOf(lipSync),
  motions: acts.map(({ characterId, motion, expression, delayMs }) => ({
    characterId,
    motionName: motion,
    expressionName: expression,
    timingSyncValue: asSeconds(delayMs),
  })),
  voices: voices.map(({ characterId, file, volume, delayMs }) => ({
    characterId,
    voiceId: named(file),
    volume,
    delay: asSeconds(delayMs),
  })),
  whenFinishCloseWindow: Number(closes),
});

const motionRow = ({ characterId, motion, expression }: MotionAct | LayoutAct): Row => ({
  type: 0,
  characterId,
  motionName: motion,
  expressionName: expression,
});

const layoutRow = (act: LayoutAct): Row => ({
  ...motionRow(act),
  type: ['none', 'move', 'appear', 'hide', 'shakeX', 'shakeY'].indexOf(act.layout),
  costumeType: act.costume,
  sideFrom: SIDES.indexOf(act.from.side),
  sideFromOffsetX: act.from.offset,
  sideTo: SIDES.indexOf(act.to.side),
  sideToOffsetX: act.to.offset,
  depthType: ['asItIs', 'front', 'back'].indexOf(act.depth),
  moveSpeedType: ['normal', 'fast', 'slow'].indexOf(act.speed),
});

function effectRow({ effect, text, picture, name, durationMs }: EffectAct): Row {
  const [bundle, file] = picture === null ? [text || name, ''] : placed(picture);
  return {
    effectType: STORY_EFFECTS.indexOf(effect),
    stringVal: bundle,
    stringValSub: file,
    duration: asSeconds(durationMs),
  };
}

function soundRow({ music, sound, isCrossFaded, volume, durationMs }: SoundAct): Row {
  const [bundle, se] = sound === null ? ['', ''] : placed(sound);
  return {
    playMode: isCrossFaded ? 0 : 1,
    bgm: music === 'silence' || music === null ? (music ?? '') : named(music),
    se,
    seBundleName: bundle,
    volume,
    duration: asSeconds(durationMs),
  };
}

/** Scenarios keep what is of one kind in one list; layouts and motions share theirs. */
class Lists {
  readonly talkData: Row[] = [];
  readonly layoutData: Row[] = [];
  readonly selectableData: Row[] = [];
  readonly specialEffectData: Row[] = [];
  readonly soundData: Row[] = [];

  snippet(step: StoryStep): Row {
    const [actionType, list, row] = this.#entry(step);
    list.push(row);
    return {
      actionType,
      progressType: Number(step.waits),
      referenceIndex: list.length - 1,
      delay: asSeconds(step.delayMs),
    };
  }

  #entry(step: StoryStep): readonly [number, Row[], Row] {
    switch (step.kind) {
      case 'talk':
        return [1, this.talkData, talkRow(step)];
      case 'layout':
        return [2, this.layoutData, layoutRow(step)];
      case 'motion':
        return [4, this.layoutData, motionRow(step)];
      case 'choice':
        return [5, this.selectableData, { itemTitle: step.options }];
      case 'effect':
        return [6, this.specialEffectData, effectRow(step)];
      case 'sound':
        return [7, this.soundData, soundRow(step)];
    }
  }
}

const SKIPPED: Row = { actionType: 0, progressType: 0, referenceIndex: 0, delay: 0 };

function scenarioOf({ opening, steps }: StoryScript): Row {
  const lists = new Lists();
  const snippets: Row[] = [];
  for (const step of steps) {
    // What was left out keeps its place, so that places have the same numbers in both.
    while (snippets.length < step.index) snippets.push(SKIPPED);
    snippets.push(lists.snippet(step));
  }
  const [bundle, background] = opening.background ? placed(opening.background) : ['', ''];
  const Base = {
    appearCharacters: [],
    firstLayout: [],
    firstBgm: opening.music ? named(opening.music) : '',
    firstBackground: background,
    firstBackgroundBundleName: bundle,
    snippets,
    ...lists,
    includeSoundDataBundleNames: [],
  };
  return { Base };
}

/** The game's scenario that plays what a member's source plays (reference R133). */
export function sourceScenario(source: unknown): Row | StoryProblem {
  const script = compileSource(source);
  return isStoryProblem(script) ? script : scenarioOf(script);
}
