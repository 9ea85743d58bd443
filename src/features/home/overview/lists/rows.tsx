import type { ReactNode } from 'react';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './rows.module.css';

interface RowsProps {
  /** How many rows stand in while the content is on its way. */
  readonly count: number;
  /** Null while it is on its way. */
  readonly rows: readonly ReactNode[] | null;
}

/** Rows of a list, grey ones of their size before they are known, or that there are none. */
export function Rows({ count, rows }: RowsProps) {
  const { t } = useTranslation();
  if (rows === null) {
    return (
      <div className={styles.rows}>
        {Array.from({ length: count }, (_, index) => index).map((index) => (
          <div key={index} className={styles.bone} />
        ))}
      </div>
    );
  }
  if (rows.length === 0) return <p className={styles.none}>{t('home.none')}</p>;
  return <ul className={styles.rows}>{rows}</ul>;
}

interface RowProps {
  readonly picture: ReactNode;
  readonly title: string;
  /** Where the title leads, once that page exists. */
  readonly to: string;
  readonly note: ReactNode;
  readonly children?: ReactNode;
}

/** A picture, a title over a note, and facts at the right. */
export function Row({ picture, title, to, note, children }: RowProps) {
  return (
    <li className={styles.row}>
      {picture}
      <div className={styles.text}>
        <PageLink to={to} className={styles.title}>
          {title}
        </PageLink>
        <div className={styles.note}>{note}</div>
      </div>
      {children}
    </li>
  );
}
