import type { ReactNode } from 'react';
import { TEXT_SPEEDS } from '#model/media/story/story-times';
import { TEXT_SIZES, type TheatreSettings } from '#model/media/theatre/theatre-settings';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { SliderField } from '#src/kit/field/slider-field.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './controls.module.css';

interface Props {
  readonly settings: TheatreSettings;
  readonly onChange: (change: Partial<TheatreSettings>) => void;
}

const HUNDRED = 100;
const VOLUME_STEP = 5;
const CHANNELS = ['music', 'sound', 'voice'] as const;
/** What each key does; the list has them in this order. */
const KEYS = [
  ['next', '␣ ⏎ →'],
  ['back', '←'],
  ['auto', 'A'],
  ['skip', 'S'],
  ['log', 'L'],
  ['hide', 'H'],
  ['full', 'F'],
] as const;

/** How fast, how large and how loud. */
export function Options({ settings, onChange }: Props) {
  const { t } = useTranslation();
  const { percent } = useFormat();
  return (
    <div className={styles.fields}>
      <Field label={t('stories.theatre.speed')}>
        <SegmentedChoice
          label={t('stories.theatre.speed')}
          value={settings.speed}
          choices={TEXT_SPEEDS.map((value) => ({ value, label: t(`stories.theatre.speeds.${value}`) }))}
          onChange={(speed) => onChange({ speed })}
        />
      </Field>
      <Field label={t('stories.theatre.size')}>
        <SegmentedChoice
          label={t('stories.theatre.size')}
          value={settings.size}
          choices={TEXT_SIZES.map((value) => ({ value, label: t(`stories.theatre.sizes.${value}`) }))}
          onChange={(size) => onChange({ size })}
        />
      </Field>
      {CHANNELS.map((channel) => (
        <Field key={channel} label={t(`stories.theatre.volumes.${channel}`)}>
          <SliderField
            label={t(`stories.theatre.volumes.${channel}`)}
            value={Math.round(settings[channel] * HUNDRED)}
            max={HUNDRED}
            step={VOLUME_STEP}
            format={percent}
            onChange={(value) => onChange({ [channel]: value / HUNDRED })}
          />
        </Field>
      ))}
      <Field label={t('stories.theatre.keys')}>
        <dl className={styles.keys}>
          {KEYS.map(([act, keys]) => (
            <div key={act} className={styles.key}>
              <dt>{keys}</dt>
              <dd>{t(`stories.theatre.${act}`)}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.note}>{t('stories.theatre.gestures')}</p>
      </Field>
    </div>
  );
}

const Field = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className={styles.field}>
    <span className={styles.label}>{label}</span>
    {children}
  </div>
);
