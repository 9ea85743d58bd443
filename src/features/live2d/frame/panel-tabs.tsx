import { type ReactNode, useState } from 'react';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { ExportPanel } from '../panels/export-panel.tsx';
import { ExpressionPanel } from '../panels/expression-panel.tsx';
import { FigurePanel } from '../panels/figure-panel.tsx';
import { MotionPanel } from '../panels/motion-panel.tsx';
import { ParameterPanel } from '../panels/parameter-panel.tsx';
import { VoicePanel } from '../panels/voice-panel.tsx';
import styles from './viewer.module.css';

const TABS = ['act', 'parameters', 'export'] as const;
type Tab = (typeof TABS)[number];

/** What can be done with the selected figure. Phones show one part at a time, below the picture. */
export function PanelTabs() {
  const { t } = useTranslation();
  const [tab, show] = useState<Tab>('act');
  return (
    <div className={styles.panels}>
      <FigurePanel />
      <fieldset className={styles.tabs} aria-label={t('live2d.parts')}>
        {TABS.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.tab}
            aria-pressed={name === tab}
            onClick={() => show(name)}
          >
            {t(`live2d.tab.${name}`)}
          </button>
        ))}
      </fieldset>
      <Part name="act" shown={tab}>
        <MotionPanel />
        <ExpressionPanel />
        <VoicePanel />
      </Part>
      <Part name="parameters" shown={tab}>
        <ParameterPanel />
      </Part>
      <Part name="export" shown={tab}>
        <ExportPanel />
      </Part>
    </div>
  );
}

interface PartProps {
  readonly name: Tab;
  readonly shown: Tab;
  readonly children: ReactNode;
}

const Part = ({ name, shown, children }: PartProps) => (
  <div className={styles.part} data-away={name !== shown || undefined}>
    {children}
  </div>
);
