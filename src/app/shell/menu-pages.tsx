import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { Route } from '#model/site/routes';
import type { MenuPage } from '../pages/menu.ts';
import styles from './side-menu.module.css';

interface Props {
  readonly pages: readonly MenuPage[];
  readonly onNavigate: (() => void) | undefined;
}

/**
 * The pages of a group; under the current one the anchors of its sections. Every link names its page in full: a part of an
 * address would count from where the router is, which may be a page that is not drawn yet.
 */
export function MenuPages({ pages, onNavigate }: Props) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <ul>
      {pages.map(({ path, route }) => {
        const isHere = path === pathname;
        return (
          <li key={path}>
            <Link
              to={isHere ? { pathname, search } : path}
              className={styles.page}
              aria-current={isHere ? 'page' : undefined}
              onClick={onNavigate}
            >
              {t(route.title)}
            </Link>
            {isHere && route.anchors.length > 0 && <Anchors route={route} onNavigate={onNavigate} />}
          </li>
        );
      })}
    </ul>
  );
}

function Anchors({
  route,
  onNavigate,
}: {
  readonly route: Route;
  readonly onNavigate: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  const { pathname, search, hash } = useLocation();
  return (
    <ul className={styles.anchors} aria-label={t('nav.sections')}>
      {route.anchors.map(({ id, title }) => (
        <li key={id}>
          <Link
            to={{ pathname, search, hash: id }}
            replace
            className={styles.anchor}
            data-here={hash === `#${id}` || undefined}
            onClick={onNavigate}
          >
            {t(title)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
