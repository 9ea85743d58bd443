import { Button } from '@mantine/core';
import { useState } from 'react';
import { SETTING_RANGES } from '#model/chart/stage/settings';
import { SliderField } from '#src/kit/field/slider-field.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { InSettings } from '../use-simulator.ts';
import styles from './options.module.css';
import { SkinField } from './skin-field.tsx';
import { TapAlong } from './tap-along.tsx';

const PERCENT = 100;
const VOLUME_STEP = 0.05;
const OFFSET_STEP = 5;

/** How loud it is, and how late the picture. */
export function Sound({ settings, change }: InSettings) {
  const { t } = useTranslation();
  const { percent, integer } = useFormat();
  const [least, most] = SETTING_RANGES.offsetMs;
  const [tapping, setTapping] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <div className={styles.rows}>
      {(['musicVolume', 'hitVolume'] as const).map((name) => (
        <div key={name} className={styles.row}>
          <span aria-hidden="true">{t(`stage.${name}`)}</span>
          <SliderField
            label={t(`stage.${name}`)}
            value={settings[name]}
            max={1}
            step={VOLUME_STEP}
            format={(value) => percent(Math.round(value * PERCENT))}
            onChange={(value) => change({ [name]: value })}
          />
        </div>
      ))}
      <SkinField name="tapSounds" settings={settings} change={change} />
      <hr />
      <div className={styles.row}>
        <span aria-hidden="true">{t('stage.offset')}</span>
        <SliderField
          label={t('stage.offset')}
          value={settings.offsetMs}
          min={least}
          max={most}
          step={OFFSET_STEP}
          format={(value) => t('stage.milliseconds', { milliseconds: integer(value) })}
          onChange={(offsetMs) => change({ offsetMs })}
        />
      </div>
      <p className={styles.hint}>{t('stage.offsetHint')}</p>
      <Button onClick={() => setTapping('open')}>{t('stage.tap.open')}</Button>
      {tapping !== 'never' && (
        <TapAlong
          opened={tapping === 'open'}
          onClose={() => setTapping('closed')}
          onOffset={(offsetMs) => change({ offsetMs })}
        />
      )}
    </div>
  );
}
