import { useMemo } from 'react';
import { SIDES, STORY_EFFECTS } from '#model/media/story/script.types';
import { asArray, asInteger, asNumber, asText, type JsonObject } from '#model/records/reading';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { KindLook } from '../kind-icon.tsx';
import { fileTitle } from '../pickers/file-kinds.ts';
import type { StagePerson } from '../use-people.ts';
import { kindOf } from './new-action.ts';

/** What a row says of an action. */
export interface ActionText {
  readonly look: KindLook;
  readonly person: StagePerson | null;
  /** Who speaks. */
  readonly name: string;
  readonly text: string;
  /** How long it takes, where it says so. */
  readonly time: string;
}

type Translate = ReturnType<typeof useTranslation>['t'];
type People = ReadonlyMap<number, StagePerson>;

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');

const LAYOUTS = ['appear', 'hide', 'move', 'shakeX', 'shakeY'] as const;

function sideText(json: JsonObject, t: Translate): string {
  const side = SIDES.find((each) => each === json.sideTo);
  return side === undefined || side === 'none' ? '' : t(`storyEditor.side.${side}`);
}

function layoutText(json: JsonObject, name: string, t: Translate): string {
  const layout = LAYOUTS.find((each) => each === json.layoutType);
  if (!layout) return joined(name, asText(json.layoutType) ?? '');
  const isPlaced = layout === 'appear' || layout === 'move';
  return joined(t(`storyEditor.does.${layout}`, { name }), isPlaced ? sideText(json, t) : '');
}

function effectText(json: JsonObject, t: Translate): string {
  const effect = STORY_EFFECTS.find((each) => each === json.effectType);
  const name = effect ? t(`storyEditor.effect.${effect}`) : (asText(json.effectType) ?? '');
  const text = asText(json.text) ?? '';
  if (effect === 'telop') return text === '' ? name : `${name}: ${text}`;
  return joined(name, fileTitle(json.background) || fileTitle(json) || (asText(json.name) ?? ''));
}

function soundText({ bgm, se }: JsonObject, t: Translate): string {
  const music = fileTitle(bgm);
  const isSilence = /^(silence|none|nobgm)$/i.test(music);
  const words = joined(isSilence ? t('storyEditor.musicEnds') : music, fileTitle(se));
  return words === '' ? t('storyEditor.noSound') : words;
}

function textOf(json: JsonObject, person: StagePerson | null, t: Translate): string {
  const name = person?.name ?? (asInteger(json.character) ? `#${asInteger(json.character)}` : '');
  switch (kindOf(json)) {
    case 'talk':
      return (asText(json.body) ?? '').replaceAll(/\s+/g, ' ');
    case 'layout':
      return layoutText(json, name || t('storyEditor.nobody'), t);
    case 'motion':
      return joined(
        name || t('storyEditor.nobody'),
        asText(json.motion) ?? '',
        asText(json.expression) ?? '',
      );
    case 'effect':
      return effectText(json, t);
    case 'sound':
      return soundText(json, t);
    case 'other':
      return asText(json.type) ?? '?';
  }
}

/** Rows of the list in words; the same words until the action, the language or a name changes, so that a row is not drawn again. */
export function useRowText(people: People): (json: JsonObject) => ActionText {
  const { t } = useTranslation();
  const { decimal } = useFormat();
  return useMemo(() => {
    const timeOf = (json: JsonObject): string => {
      const seconds = asNumber(json.duration) || asNumber(json.delay) || 0;
      return seconds > 0 ? t('unit.seconds', { seconds: decimal(seconds) }) : '';
    };
    const textIn = (json: JsonObject): ActionText => {
      const kind = kindOf(json);
      const id = kind === 'talk' ? asInteger(asArray(json.characters)[0]) : asInteger(json.character);
      const person = people.get(id ?? 0) ?? null;
      const plate = kind === 'talk' ? (asText(json.name) ?? '').trim() : '';
      return {
        look: json.effectType === 'changeBackground' && kind === 'effect' ? 'background' : kind,
        person: kind === 'effect' || kind === 'sound' ? null : person,
        name: plate,
        text: textOf(json, person, t),
        time: timeOf(json),
      };
    };
    const known = new WeakMap<JsonObject, ActionText>();
    return (json) => {
      const text = known.get(json) ?? textIn(json);
      known.set(json, text);
      return text;
    };
  }, [people, t, decimal]);
}
