import { useTranslation } from 'react-i18next';
import { Link, type LinkProps, useLocation } from 'react-router';
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
  const { pathname } = useLocation();
  return (
    <ul>
      {pages.map(({ path, route }) => {
        const isHere = path === pathname;
        return (
          <li key={path}>
            <MenuLink
              path={path}
              className={styles.page}
              aria-current={isHere ? 'page' : undefined}
              onClick={onNavigate}
            >
              {t(route.title)}
            </MenuLink>
            {isHere && route.anchors.length > 0 && (
              <Anchors path={path} route={route} onNavigate={onNavigate} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface AnchorsProps extends MenuPage {
  readonly onNavigate: (() => void) | undefined;
}

function Anchors({ path, route, onNavigate }: AnchorsProps) {
  const { t } = useTranslation();
  const { hash } = useLocation();
  return (
    <ul className={styles.anchors} aria-label={t('nav.sections')}>
      {route.anchors.map(({ id, title }) => (
        <li key={id}>
          <MenuLink
            path={path}
            hash={id}
            replace
            className={styles.anchor}
            data-here={hash === `#${id}` || undefined}
            onClick={onNavigate}
          >
            {t(title)}
          </MenuLink>
        </li>
      ))}
    </ul>
  );
}

interface LinkOfMenu extends Omit<LinkProps, 'to' | 'onClick'> {
  readonly path: string;
  readonly hash?: string;
  readonly onClick: (() => void) | undefined;
}

/** On the page it keeps what was asked last: the browser's address has that before the router, and so the link, hears of it. */
function MenuLink({ path, hash = '', onClick, ...props }: LinkOfMenu) {
  const { pathname, search } = useLocation();
  const isHere = path === pathname;
  const to = { pathname: path, search: isHere ? search : '', hash };
  const follow = () => {
    if (isHere && window.location.pathname === path) to.search = window.location.search;
    onClick?.();
  };
  return <Link {...props} to={to} onClick={follow} />;
}
