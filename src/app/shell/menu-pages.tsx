import { Link, type LinkProps, useLocation } from 'react-router';
import type { FixedPage } from '#model/site/links';
import { currentEntry } from '#model/site/menu';
import { routeAt } from '#model/site/patterns';
import { hasTexts } from '../../browser/language/i18n.ts';
import { useSectionsThere } from '../../kit/address/use-sections-there.ts';
import { useTranslation } from '../../kit/text/translation.tsx';
import styles from './side-menu.module.css';

interface Props {
  readonly pages: readonly FixedPage[];
  readonly onNavigate: (() => void) | undefined;
}

/**
 * The pages of a group; under the one that stands for the current page the anchors of its sections. Every link names its page in full: a part of an
 * address would count from where the router is, which may be a page that is not drawn yet.
 */
export function MenuPages({ pages, onNavigate }: Props) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const here = routeAt(pathname);
  const entry = currentEntry(pages, here);
  return (
    <ul>
      {pages.map((page) => {
        const { path, route } = page;
        const current = page !== entry ? undefined : path === pathname ? 'page' : 'true';
        return (
          <li key={path}>
            <MenuLink path={path} className={styles.page} aria-current={current} onClick={onNavigate}>
              {t(route.title)}
            </MenuLink>
            {current && here && here.anchors.length > 0 && hasTexts(here.texts) && (
              <Anchors key={pathname} path={pathname} route={here} onNavigate={onNavigate} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface AnchorsProps extends FixedPage {
  readonly onNavigate: (() => void) | undefined;
}

function Anchors({ path, route, onNavigate }: AnchorsProps) {
  const { t } = useTranslation();
  const { hash } = useLocation();
  const anchors = useSectionsThere(route.anchors);
  return (
    <ul className={styles.anchors} aria-label={t('nav.sections')}>
      {anchors.map(({ id, title }) => (
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
