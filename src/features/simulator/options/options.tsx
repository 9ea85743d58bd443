import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { SETTING_RANGES } from '#model/chart/stage/settings';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { SliderField } from '#src/kit/field/slider-field.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { PlayingTeam } from '../board/address.ts';
import { KEYS } from '../board/use-simulator-keys.ts';
import { type InSettings, useStageSettings } from '../use-simulator.ts';
import { Look } from './look.tsx';
import styles from './options.module.css';
import { SkinField } from './skin-field.tsx';
import { TapAlong } from './tap-along.tsx';

const PERCENT = 100;
const VOLUME_STEP = 0.05;
const OFFSET_STEP = 5;

/** How loud it is, and how late the picture. */
function Sound({ settings, change }: InSettings) {
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

/** What the keys do. */
function KeyList() {
  const { t } = useTranslation();
  return (
    <dl className={styles.keys}>
      {KEYS.map(([name, keys]) => (
        <div key={name}>
          <dt>{t(`stage.key.${name}`)}</dt>
          <dd>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Number fields are heavy. */
const Team = lazy(async () => ({ default: (await import('./team.tsx')).Team }));

const TABS = ['look', 'sound', 'team', 'keys'] as const;

interface Props {
  /** The chart has a level, and so a score. */
  readonly hasScore: boolean;
  readonly isMirrored: boolean;
  readonly onMirror: (isMirrored: boolean) => void;
  readonly team: PlayingTeam | null;
  readonly onTeam: (team: PlayingTeam | null) => void;
  /** Some files of the chosen skin could not be had. */
  readonly lacksSkin: boolean;
}

/** What a visitor sets of the simulator; what is not in the address holds for all charts. */
export function Options({ hasScore, isMirrored, onMirror, team, onTeam, lacksSkin }: Props) {
  const { t } = useTranslation();
  const [tab, setTab] = useState<(typeof TABS)[number]>('look');
  const settings = useStageSettings();
  return (
    <aside className={styles.panel} id="options" aria-label={t('stage.options')}>
      <div className={styles.tabs}>
        <SegmentedChoice
          label={t('stage.options')}
          value={tab}
          choices={TABS.filter((value) => value !== 'team' || hasScore).map((value) => ({
            value,
            label: t(`stage.tab.${value}`),
          }))}
          onChange={setTab}
        />
      </div>
      {lacksSkin && (tab === 'look' || tab === 'sound') && (
        <p className={styles.notice} role="status">
          {t('stage.skinMissing')}
        </p>
      )}
      {tab === 'look' && <Look {...settings} isMirrored={isMirrored} onMirror={onMirror} />}
      {tab === 'sound' && <Sound {...settings} />}
      {tab === 'team' && hasScore && (
        <Suspense fallback={<div className={styles.waiting} aria-busy="true" />}>
          <Team team={team} onTeam={onTeam} />
        </Suspense>
      )}
      {tab === 'keys' && <KeyList />}
    </aside>
  );
}
