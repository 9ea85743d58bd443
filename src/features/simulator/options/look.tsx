import { Switch } from '@mantine/core';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { approachSeconds } from '#model/chart/stage/geometry';
import { FRAME_RATES, SETTING_RANGES, SKINS, USUAL_SKIN } from '#model/chart/stage/settings';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { SliderField } from '#src/kit/field/slider-field.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { InSettings } from '../use-simulator.ts';
import styles from './options.module.css';
import { SkinField } from './skin-field.tsx';

interface Props extends InSettings {
  readonly isMirrored: boolean;
  readonly onMirror: (isMirrored: boolean) => void;
}

const SHARES = ['noteSize', 'ribbons', 'background', 'cover', 'hidden'] as const;
const FLAGS = ['hasTies', 'hasOffBeat', 'hasLaneLight', 'hasWindows', 'followsRate'] as const;
/** Skins of the data, over what the site draws. */
const PICTURES = ['noteSkin', 'flickSkin', 'laneSkin'] as const;
const PERCENT = 100;
const SHARE_STEP = 0.05;

/** How the picture looks. */
export function Look({ settings, change, isMirrored, onMirror }: Props) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  return (
    <div className={styles.rows}>
      <Speed settings={settings} change={change} />
      {SHARES.map((name) => (
        <Share key={name} name={name} settings={settings} change={change} />
      ))}
      <hr />
      <Toggle label={t('chart.mirror')} checked={isMirrored} onChange={onMirror} />
      {FLAGS.map((name) => (
        <Toggle
          key={name}
          label={t(`stage.${name}`)}
          checked={settings[name]}
          onChange={(value) => change({ [name]: value })}
        />
      ))}
      <hr />
      <div className={styles.row}>
        <span aria-hidden="true">{t('stage.skin')}</span>
        <SegmentedChoice
          label={t('stage.skin')}
          value={SKINS.find((name) => name === settings.skin) ?? USUAL_SKIN}
          choices={SKINS.map((value) => ({ value, label: t(`stage.skinOf.${value}`) }))}
          onChange={(skin) => change({ skin })}
        />
      </div>
      {PICTURES.map((name) => (
        <SkinField key={name} name={name} settings={settings} change={change} />
      ))}
      <div className={styles.row}>
        <span aria-hidden="true">{t('stage.frameRate')}</span>
        <SegmentedChoice
          label={t('stage.frameRate')}
          value={settings.frameRate}
          choices={FRAME_RATES.map((value) => ({ value, label: integer(value) }))}
          onChange={(frameRate) => change({ frameRate })}
        />
      </div>
      <Share name="sharpness" settings={settings} change={change} />
    </div>
  );
}

interface ShareProps extends InSettings {
  readonly name: (typeof SHARES)[number] | 'sharpness';
}

function Share({ name, settings, change }: ShareProps) {
  const { t } = useTranslation();
  const { percent } = useFormat();
  const [least, most] = SETTING_RANGES[name];
  return (
    <div className={styles.row}>
      <span aria-hidden="true">{t(`stage.${name}`)}</span>
      <SliderField
        label={t(`stage.${name}`)}
        value={settings[name]}
        min={least}
        max={most}
        step={SHARE_STEP}
        format={(value) => percent(Math.round(value * PERCENT))}
        onChange={(value) => change({ [name]: value })}
      />
    </div>
  );
}

interface ToggleProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

const Toggle = ({ label, checked, onChange }: ToggleProps) => (
  <Switch
    classNames={{ body: styles.switch ?? '' }}
    label={label}
    labelPosition="left"
    checked={checked}
    onChange={(event) => onChange(event.currentTarget.checked)}
  />
);

const STEPS = [0.5, 0.1, 0.01] as const;
const ICON = 16;
const HUNDREDTHS = 100;

/** Note speed as the game counts it, with the seconds that a note takes. */
function Speed({ settings: { speed }, change }: InSettings) {
  const { t } = useTranslation();
  const { decimal } = useFormat();
  const [step, setStep] = useState<(typeof STEPS)[number]>(0.1);
  const [least, most] = SETTING_RANGES.speed;
  const move = (by: number) => change({ speed: Math.round((speed + by) * HUNDREDTHS) / HUNDREDTHS });
  return (
    <>
      <div className={styles.row}>
        <span aria-hidden="true">{t('stage.speed')}</span>
        <fieldset className={styles.stepper}>
          <legend className="visually-hidden">{t('stage.speed')}</legend>
          <button
            type="button"
            aria-label={t('stage.slower')}
            disabled={speed <= least}
            onClick={() => move(-step)}
          >
            <Minus size={ICON} aria-hidden="true" />
          </button>
          <output>{decimal(speed)}</output>
          <button
            type="button"
            aria-label={t('stage.faster')}
            disabled={speed >= most}
            onClick={() => move(step)}
          >
            <Plus size={ICON} aria-hidden="true" />
          </button>
        </fieldset>
        <span className="muted">{t('chart.seconds', { seconds: decimal(approachSeconds(speed)) })}</span>
      </div>
      <div className={styles.row}>
        <span aria-hidden="true">{t('stage.step')}</span>
        <SegmentedChoice
          label={t('stage.step')}
          value={step}
          choices={STEPS.map((value) => ({ value, label: decimal(value) }))}
          onChange={setStep}
        />
      </div>
    </>
  );
}
