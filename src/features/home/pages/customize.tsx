import { Button } from '@mantine/core';
import { RotateCcw, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { routeAt } from '#model/site/patterns';
import { MAX_SHORTCUTS } from '#model/vocabulary/home';
import { Banner } from '#src/kit/page/banner.tsx';
import { PanelPage } from '#src/kit/page/panel-page.tsx';
import { Section } from '#src/kit/page/section.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from '../customize/customize.module.css';
import { OrderedChoice } from '../customize/ordered-choice.tsx';
import { type HomeView, useHome } from '../use-home.ts';

/** `/home/bestdori/customize`: which parts and shortcuts the home page shows, and in which order. */
export function Screen() {
  const { t } = useTranslation();
  const home = useHome();
  const [said, say] = useState('');
  return (
    <PanelPage
      title={t('page.customize')}
      lead={t('home.customize.lead')}
      notice={
        home.storageProblem && (
          <Banner kind="warning" icon={<TriangleAlert size={16} />}>
            {t('setting.notKept')}{' '}
            <Button variant="subtle" onClick={home.retryStorage}>
              {t('action.retry')}
            </Button>
          </Banner>
        )
      }
      below={
        <>
          <div className={styles.actions}>
            <Button component={Link} to="/" variant="filled">
              {t('home.customize.toHome')}
            </Button>
            <Button
              leftSection={<RotateCcw size={16} aria-hidden="true" />}
              disabled={home.isDefault || home.isLoading}
              onClick={home.reset}
            >
              {t('action.reset')}
            </Button>
          </div>
          <p className="visually-hidden" role="status">
            {said}
          </p>
        </>
      }
    >
      <Section id="widgets" title={t('home.customize.widgets')}>
        <WidgetChoice home={home} say={say} />
      </Section>
      <Section id="shortcuts" title={t('home.customize.shortcuts')}>
        <ShortcutChoice home={home} say={say} />
      </Section>
    </PanelPage>
  );
}

interface ChoiceProps {
  readonly home: HomeView;
  /** Reads something out. */
  readonly say: (text: string) => void;
}

function WidgetChoice({ home, say }: ChoiceProps) {
  const { t } = useTranslation();
  return (
    <OrderedChoice
      chosen={home.widgets}
      others={home.otherWidgets}
      isLoading={home.isLoading}
      nameOf={(widget) => t(`home.widget.${widget}`)}
      none={t('home.emptyTitle')}
      onMove={home.moveWidget}
      onRemove={home.removeWidget}
      onAdd={home.addWidget}
      say={say}
    />
  );
}

function ShortcutChoice({ home, say }: ChoiceProps) {
  const { t } = useTranslation();
  const nameOf = (path: string): string => {
    const route = routeAt(path);
    return route ? t(route.title) : path;
  };
  return (
    <>
      <p className={styles.hint}>{t('home.customize.shortcutsHint')}</p>
      <OrderedChoice
        chosen={home.shortcuts}
        others={home.isFull ? [] : home.otherShortcuts}
        isLoading={home.isLoading}
        nameOf={nameOf}
        none={t('home.customize.noShortcuts')}
        onMove={home.moveShortcut}
        onRemove={home.removeShortcut}
        onAdd={home.addShortcut}
        say={say}
      />
      {home.isFull && <p className={styles.hint}>{t('home.customize.full', { most: MAX_SHORTCUTS })}</p>}
    </>
  );
}
