import { Tabs } from '@mantine/core';
import { useState } from 'react';
import { useStageSettings } from '#src/actors/late/use-simulator.ts';
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
  const [tab, setTab] = useState<string | null>('look');
  const settings = useStageSettings();
  return (
    <aside className={styles.panel} id="options" aria-label={t('stage.options')}>
      <Tabs value={tab} onChange={setTab} keepMounted={false}>
        <Tabs.List>
          {TABS.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {t(`stage.tab.${name}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="look">
          <Look {...settings} {...props} />
        </Tabs.Panel>
        <Tabs.Panel value="sound">
          <Sound {...settings} />
        </Tabs.Panel>
        <Tabs.Panel value="keys">
          <KeyList />
        </Tabs.Panel>
      </Tabs>
    </aside>
  );
}
