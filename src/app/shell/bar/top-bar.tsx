import { ActionIcon, Button } from '@mantine/core';
import { ArrowLeft, ChevronRight, Menu } from 'lucide-react';
import { Link, useLocation, useNavigate } from 'react-router';
import { bareAddress } from '#model/site/canonical';
import { routeAt } from '#model/site/patterns';
import { pagesAbove } from '#model/site/trail';
import { canGoBack } from '#src/browser/page/can-go-back.ts';
import { useNavigation } from '#src/kit/actors/use-navigation.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { hubOf } from '../../pages/menu.ts';
import { MusicSlot } from '../music/music-slot.tsx';
import { ProgressBar } from '../progress-bar.tsx';
import { Logo } from './logo.tsx';
import { SearchButton } from './search-button.tsx';
import styles from './top-bar.module.css';
import { UserButton } from './user-button.tsx';

/** The page above, as the breadcrumb has it; the home page for those that have none. */
function pathAbove(pathname: string): string {
  const route = routeAt(pathname);
  if (!route) return '/';
  const hub = hubOf(route.section);
  return pagesAbove(pathname, route).at(-1)?.path ?? (hub === null || hub === route.pattern ? '/' : hub);
}

/** Leads to the page before, and one level up in a tab that a link opened. */
function useBack(): () => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return () => void (canGoBack() ? navigate(-1) : navigate(pathAbove(pathname)));
}

/** The breadcrumb: section, pages above, this page. The section is a link where it has a page of its own. */
function Breadcrumb() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const name = useNavigation(({ nameOf }) => nameOf(bareAddress(pathname)));
  const route = routeAt(pathname);
  if (!route) return <Unknown />;
  const hub = hubOf(route.section);
  // A page that repeats the one above it replaces it.
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

/** An address that no page has. */
function Unknown() {
  const { t } = useTranslation();
  return (
    <p className={styles.crumbs}>
      <span className={styles.here}>{t('errorPage.notFoundTitle')}</span>
    </p>
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

interface Props {
  readonly onMenu: () => void;
}

export function TopBar({ onMenu }: Props) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const back = useBack();
  return (
    <header className={styles.bar} data-home={pathname === '/' || undefined}>
      <ProgressBar />
      <ActionIcon className={styles.menu} variant="subtle" aria-label={t('nav.menu')} onClick={onMenu}>
        <Menu size={20} aria-hidden="true" />
      </ActionIcon>
      <Link to="/" className={styles.logo} aria-label={t('nav.toStart')}>
        <Logo />
        <span>{t('site.name')}</span>
      </Link>
      <Breadcrumb />
      <span className={styles.room} />
      <SearchButton />
      <MusicSlot />
      <UserButton />
      <Button className={styles.back} leftSection={<ArrowLeft size={16} aria-hidden="true" />} onClick={back}>
        {t('nav.back')}
      </Button>
      <ActionIcon className={styles.backIcon} variant="subtle" aria-label={t('nav.back')} onClick={back}>
        <ArrowLeft size={20} aria-hidden="true" />
      </ActionIcon>
    </header>
  );
}
