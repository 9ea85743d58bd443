import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { linkTo } from '#model/site/links';
import type { Widget } from '#model/vocabulary/home';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './panel.module.css';

interface Props {
  readonly widget: Widget | 'social';
  /** Where there is more of it; shown once that page exists. */
  readonly more?: string;
  /** What it shows is still on its way. */
  readonly isLoading: boolean;
  readonly children: ReactNode;
}

/** A part of the home page: heading, the way onwards, content. */
export function Panel({ widget, more, isLoading, children }: Props) {
  const { t } = useTranslation();
  const path = more === undefined ? null : linkTo(more);
  const id = `home-${widget}`;
  const title = t(`home.widget.${widget}`);
  return (
    <section className={styles.panel} data-widget={widget} aria-labelledby={id} aria-busy={isLoading}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {path !== null && (
          <Link className={styles.more} to={path} aria-label={`${t('home.seeAll')}: ${title}`}>
            {t('home.seeAll')}
          </Link>
        )}
      </header>
      {children}
    </section>
  );
}
