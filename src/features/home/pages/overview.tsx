import { Button } from '@mantine/core';
import { LayoutDashboard } from 'lucide-react';
import { type ComponentType, Fragment } from 'react';
import { Link } from 'react-router';
import type { Widget } from '#model/vocabulary/home';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { useIsPhone } from '#src/kit/page/use-is-phone.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { Events } from '../overview/events/events.tsx';
import { type HomeData, useHomeData } from '../overview/home-data.ts';
import { Birthdays } from '../overview/lists/birthdays.tsx';
import { Cards } from '../overview/lists/cards.tsx';
import { News } from '../overview/lists/news.tsx';
import { Campaigns, Gacha } from '../overview/lists/offers.tsx';
import { Songs } from '../overview/lists/songs.tsx';
import styles from '../overview/overview.module.css';
import { RecentError } from '../overview/recent-error.tsx';
import { Shortcuts } from '../overview/shortcuts.tsx';
import { SocialPlace } from '../overview/social-place.tsx';
import { useHome } from '../use-home.ts';

const CUSTOMIZE = '/home/bestdori/customize';

/** The parts that are drawn from what is recent. */
const PARTS: Readonly<
  Record<Exclude<Widget, 'shortcuts'>, ComponentType<{ readonly data: HomeData | null }>>
> = {
  events: Events,
  cards: Cards,
  birthdays: Birthdays,
  news: News,
  songs: Songs,
  gacha: Gacha,
  campaigns: Campaigns,
};

/** `/`: what is going on, in the parts and the order that the visitor chose (reference R59). */
export function Screen() {
  const { t } = useTranslation();
  const isNarrow = useIsPhone();
  const { widgets, isLoading } = useHome();
  const hasBar = !isNarrow && widgets.includes('shortcuts');
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={isNarrow ? 'visually-hidden' : undefined}>{t('page.overview')}</h1>
        {!isNarrow && (
          <div className={styles.tools}>
            {hasBar && !isLoading && <Shortcuts look="bar" />}
            <ToCustomize />
          </div>
        )}
      </header>
      {/* The order is read from the browser within a moment; another one must not flash up before it. */}
      {!isLoading && (
        <Widgets widgets={isNarrow ? widgets : widgets.filter((each) => each !== 'shortcuts')} />
      )}
      {isNarrow && !isLoading && <ToCustomize />}
    </div>
  );
}

function ToCustomize() {
  const { t } = useTranslation();
  return (
    <Button className={styles.customize} component={Link} to={CUSTOMIZE} variant="subtle">
      {t('home.toCustomize')}
    </Button>
  );
}

function Widgets({ widgets }: { readonly widgets: readonly Widget[] }) {
  const { t } = useTranslation();
  const { data, error, retry } = useHomeData();
  if (widgets.length === 0) {
    return (
      <EmptyState
        icon={<LayoutDashboard size={28} />}
        title={t('home.emptyTitle')}
        text={t('home.emptyText')}
      >
        <Button component={Link} to={CUSTOMIZE} variant="filled">
          {t('home.toCustomize')}
        </Button>
      </EmptyState>
    );
  }
  const failed = error && <RecentError error={error} onRetry={retry} />;
  return (
    <div className={styles.widgets}>
      {failed}
      {widgets.map((widget) => {
        if (widget === 'shortcuts') return <Shortcuts key={widget} look="tiles" />;
        const Part = PARTS[widget];
        return <Fragment key={widget}>{!failed && <Part data={data} />}</Fragment>;
      })}
      <SocialPlace />
    </div>
  );
}
