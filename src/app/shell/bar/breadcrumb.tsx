import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { routeAt } from '#model/site/patterns';
import { hubOf } from '../../pages/menu.ts';
import styles from './top-bar.module.css';

/** Section and page; the section leads to its own page once it has one. */
export function Breadcrumb() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const route = routeAt(pathname);
  if (!route) return null;
  const hub = hubOf(route.section);
  const isHub = hub !== null && route.pattern === hub;
  const section = t(`nav.${route.section}`);
  return (
    <nav className={styles.crumbs} aria-label={t('nav.breadcrumb')}>
      {!isHub && (
        <>
          {hub === null ? (
            <span className={styles.crumb}>{section}</span>
          ) : (
            <Link className={styles.crumb} to={hub}>
              {section}
            </Link>
          )}
          <ChevronRight className={styles.crumb} size={14} aria-hidden="true" />
        </>
      )}
      <span className={styles.here} aria-current="page">
        {t(route.title)}
      </span>
    </nav>
  );
}
