import { ActionIcon, Popover } from '@mantine/core';
import { Volume2 } from 'lucide-react';
import { SliderField } from '#src/kit/field/slider-field.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useSoundSettings } from '../use-editor-sound.ts';
import styles from './playback.module.css';

const PARTS = [
  ['music', 'stage.musicVolume'],
  ['hits', 'stage.hitVolume'],
  ['beats', 'chartSound.metronome'],
] as const;
const STEP = 0.05;
const WHOLE = 100;
/** Without one it would be as narrow as its words, and the sliders nothing. */
const WIDTH = 280;

/** How loud music, notes and metronome are, for all charts. */
export function Mixer() {
  const { t } = useTranslation();
  const { percent } = useFormat();
  const { settings, change } = useSoundSettings();
  return (
    <Popover position="top-end" width={WIDTH} trapFocus withinPortal shadow="none">
      <Popover.Target>
        <ActionIcon variant="subtle" aria-label={t('chartSound.volumes')}>
          <Volume2 size={18} aria-hidden="true" />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={styles.mixer ?? ''} aria-label={t('chartSound.volumes')}>
        {PARTS.map(([part, name]) => (
          <div key={part}>
            <span aria-hidden="true">{t(name)}</span>
            <SliderField
              label={t(name)}
              value={settings[part]}
              max={1}
              step={STEP}
              format={(value) => percent(Math.round(value * WHOLE))}
              onChange={(value) => change({ [part]: value })}
            />
          </div>
        ))}
      </Popover.Dropdown>
    </Popover>
  );
}
