import { Autocomplete, NativeSelect, Textarea } from '@mantine/core';
import { STORY_EFFECTS, type StoryEffect } from '#model/media/story/script.types';
import type { JsonObject } from '#model/records/reading';
import { WEATHERS } from '#src/features/stories/theatre/scene/scene-look.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { numberIn, textIn } from './act-fields.ts';
import { FileField } from './file-field.tsx';
import type { FieldsProps } from './inspector.types.ts';
import { LabelledNumber } from './labelled-number.tsx';
import { MAX_SECONDS } from './limits.ts';

/** What each kind of effect has besides. */
const HAS: Partial<Record<StoryEffect, 'text' | 'background' | 'still' | 'name' | 'nothing'>> = {
  none: 'nothing',
  telop: 'text',
  changeBackground: 'background',
  changeBackgroundStill: 'background',
  changeCardStill: 'still',
  playScenarioEffect: 'name',
  stopScenarioEffect: 'name',
  ambientColorNormal: 'nothing',
  ambientColorEvening: 'nothing',
  ambientColorNight: 'nothing',
};

/** A still is named by the fields of the action itself. */
const stillOf = ({ type, bundle, file, url }: JsonObject): JsonObject =>
  typeof url === 'string' && url !== '' ? { type: 'custom', url } : { type, bundle, file };

const NO_STILL = { bundle: '', file: '', url: undefined };

/** The picture as these actions have it: an address takes the place of bundle and file. */
function stillFields(value: JsonObject | null): JsonObject {
  if (value === null) return NO_STILL;
  return value.type === 'custom'
    ? { bundle: '', file: '', url: value.url }
    : { bundle: value.bundle, file: value.file, url: undefined };
}

/** What happens to the whole picture. */
export function EffectFields({ action, server, onChange }: FieldsProps) {
  const { t } = useTranslation();
  const { json } = action;
  const kind = textIn(json, 'effectType');
  const known = STORY_EFFECTS.find((each) => each === kind);
  const has = known && HAS[known];
  return (
    <>
      <NativeSelect
        label={t('storyEditor.field.effect')}
        value={kind}
        data={[
          ...(known ? [] : [{ value: kind, label: kind || '–' }]),
          ...STORY_EFFECTS.map((each) => ({ value: each, label: t(`storyEditor.effect.${each}`) })),
        ]}
        onChange={({ currentTarget }) => onChange({ effectType: currentTarget.value })}
      />
      {has === 'text' && (
        <Textarea
          data-line
          label={t('storyEditor.field.telop')}
          rows={2}
          value={textIn(json, 'text')}
          onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
        />
      )}
      {has === 'background' && (
        <FileField
          label={t('storyEditor.field.background')}
          kind="background"
          server={server}
          value={json.background}
          none={t('storyEditor.noPicture')}
          onChange={(background) => onChange({ background })}
        />
      )}
      {has === 'still' && (
        <FileField
          label={t('storyEditor.field.still')}
          kind="still"
          server={server}
          value={json.background ?? stillOf(json)}
          none={t('storyEditor.noPicture')}
          onChange={(value) =>
            onChange(json.background === undefined ? stillFields(value) : { background: value })
          }
        />
      )}
      {has === 'name' && (
        <Autocomplete
          label={t('storyEditor.field.weather')}
          data={[...WEATHERS]}
          value={textIn(json, 'name') || textIn(json, 'text')}
          onChange={(name) => onChange({ name })}
        />
      )}
      {has !== 'nothing' && has !== 'name' && (
        <LabelledNumber
          label={t('storyEditor.field.duration')}
          value={numberIn(json, 'duration')}
          max={MAX_SECONDS}
          decimals={2}
          suffix={t('unit.seconds', { seconds: '' })}
          onChange={(duration) => onChange({ duration })}
        />
      )}
    </>
  );
}
