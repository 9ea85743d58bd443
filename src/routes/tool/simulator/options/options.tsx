import { useState } from 'react';
import { useStageSettings } from '#src/actors/late/use-simulator.ts';
import { SegmentedChoice } from '#src/components/segmented-choice.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import { KeyList } from './key-list.tsx';
import { Look } from './look.tsx';
import styles from './options.module.css';
import { Sound } from './sound.tsx';

const TABS = ['look', 'sound', 'keys'] as const;

interface Props {
  readonly isMirrored: boolean;
  readonly onMirror: (isMirrored: boolean) => void;
}

/** What a visitor sets of the simulator; it holds for all charts but for the mirror, which is in the address. */
export function Options(props: Props) {
  const { t } = useTranslation();
  const [tab, setTab] = useState<(typeof TABS)[number]>('look');
  const settings = useStageSettings();
  return (
    <aside className={styles.panel} id="options" aria-label={t('stage.options')}>
      <div className={styles.tabs}>
        <SegmentedChoice
          label={t('stage.options')}
          value={tab}
          choices={TABS.map((value) => ({ value, label: t(`stage.tab.${value}`) }))}
          onChange={setTab}
        />
      </div>
      {tab === 'look' && <Look {...settings} {...props} />}
      {tab === 'sound' && <Sound {...settings} />}
      {tab === 'keys' && <KeyList />}
    </aside>
  );
}
