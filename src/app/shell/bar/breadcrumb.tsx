import { ChevronRight } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { bareAddress } from '#model/site/canonical';
import { routeAt } from '#model/site/patterns';
import { pagesAbove } from '#model/site/trail';
import { useNavigation } from '#src/kit/actors/use-navigation.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { hubOf } from '../../pages/menu.ts';
import styles from './top-bar.module.css';

/** Section, the pages above, and what is shown; the section leads to its own page once it has one. */
export function Breadcrumb() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const name = useNavigation(({ nameOf }) => nameOf(bareAddress(pathname)));
  const route = routeAt(pathname);
  if (!route) return null;
  const hub = hubOf(route.section);
  // A page that says no more than the one above it stands for it.
  const above = pagesAbove(pathname, route).filter(
    ({ route: { title } }) => name !== null || title !== route.title,
  );
  const isHub = hub !== null && route.pattern === hub;
  return (
    <nav className={styles.crumbs} aria-label={t('nav.breadcrumb')}>
      {!isHub && <Crumb path={hub} text={t(`section.${route.section}`)} />}
      {above.map(({ path, route: { title } }) => (
        <Crumb key={path} path={path} text={t(title)} />
      ))}
      <span className={styles.here} aria-current="page">
        {name ?? t(route.title)}
      </span>
    </nav>
  );
}

interface CrumbProps {
  /** Null for a section without a page of its own. */
  readonly path: string | null;
  readonly text: string;
}

function Crumb({ path, text }: CrumbProps) {
  return (
    <>
      {path === null ? (
        <span className={styles.crumb}>{text}</span>
      ) : (
        <Link className={styles.crumb} to={path}>
          {text}
        </Link>
      )}
      <ChevronRight className={styles.crumb} size={14} aria-hidden="true" />
    </>
  );
}
