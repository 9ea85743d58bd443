import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../text/translation.tsx';
import styles from './detail.module.css';
import { HeadActions, type ToolLink } from './head/head-actions.tsx';
import type { Neighbour } from './neighbours.ts';

interface Props {
  readonly picture?: ReactNode;
  readonly title: string;
  readonly lang?: string | undefined;
  /** What it belongs to, and its number. */
  readonly subtitle: string;
  /** How it stands with it now, behind the subtitle. */
  readonly status?: ReactNode;
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
  /** What it leads to besides giving the page away. */
  readonly tools?: readonly ToolLink[];
  /** What is mostly done with it; has the room that the others leave. */
  readonly primary?: ReactNode;
  /** Wide column; on phones everything stands in one. */
  readonly children: ReactNode;
  /** Narrow column; null where there is nothing to show in it. */
  readonly aside: ReactNode;
  /** Class that puts panels in another order where all stand in one column. */
  readonly order?: string | undefined;
  /** Below the wide column, and below everything on phones. */
  readonly below: ReactNode;
}

/** The page of one thing: who it is, its neighbours, what can be done with it, then panels in two columns (reference R51). */
export function DetailPage(props: Props) {
  const { picture, title, lang, subtitle, status, tools = [], primary } = props;
  const { children, aside, order = '', below } = props;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        {picture}
        <div className={styles.names}>
          <h1 lang={lang}>{title}</h1>
          <p className={styles.subtitle}>
            <span>{subtitle}</span>
            {status}
          </p>
        </div>
        <div className={styles.actions}>
          <Neighbours {...props} />
          <HeadActions title={title} tools={tools} />
          {primary && <span className={styles.primary}>{primary}</span>}
        </div>
      </header>
      <div className={`${styles.columns} ${order}`} data-single={aside === null || undefined}>
        <div className={styles.column}>
          {children}
          <div className={styles.last}>{below}</div>
        </div>
        {aside !== null && <div className={styles.column}>{aside}</div>}
      </div>
    </div>
  );
}

function Neighbours({ previous, next }: Pick<Props, 'previous' | 'next'>) {
  const { t } = useTranslation();
  return (
    <nav className={styles.neighbours} aria-label={t('detail.neighbours')}>
      {previous && (
        <Link to={previous.path} rel="prev" aria-label={t('detail.previous', { name: previous.label })}>
          <ChevronLeft size={18} aria-hidden="true" />
          <span>{previous.label}</span>
        </Link>
      )}
      {next && (
        <Link to={next.path} rel="next" aria-label={t('detail.next', { name: next.label })}>
          <span>{next.label}</span>
          <ChevronRight size={18} aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}

/** A panel of a detail page; the side menu links to it. */
export function Panel({
  id,
  title,
  note,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section id={id} className={styles.panel} aria-labelledby={`${id}-title`}>
      <div className={styles.panelHead}>
        <h2 id={`${id}-title`}>{title}</h2>
        {note}
      </div>
      {children}
    </section>
  );
}
