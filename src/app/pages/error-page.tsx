import { Button } from '@mantine/core';
import { Compass, Search, Unplug, WifiOff, Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useRouteError } from 'react-router';
import { useNavigation } from '../../kit/actors/use-navigation.ts';
import { EmptyState } from '../../kit/page/state/empty-state.tsx';
import { useTranslation } from '../../kit/text/translation.tsx';
import { SEARCH } from '../shell/dialogs/names.ts';
import { useModals } from '../shell/use-modals.ts';
import styles from './error-page.module.css';
import { MENU } from './menu.ts';
import { useArrival, useMissedArrival } from './use-arrival.ts';

const ICON = 28;

/** For unknown addresses (reference R42): search and the way to every page. */
export function NotFoundPage() {
  const { t } = useTranslation();
  const { open } = useModals();
  useArrival(t('errorPage.notFoundTitle'));
  return (
    <>
      <EmptyState
        isPage
        icon={<Compass size={ICON} />}
        title={t('errorPage.notFoundTitle')}
        text={t('errorPage.notFoundText')}
      >
        <Button
          variant="filled"
          leftSection={<Search size={16} aria-hidden="true" />}
          onClick={() => open(SEARCH)}
        >
          {t('search.open')}
        </Button>
      </EmptyState>
      <AllPages />
    </>
  );
}

function AllPages() {
  const { t } = useTranslation();
  return (
    <nav className={styles.pages} aria-label={t('errorPage.allPages')}>
      {MENU.map(({ section, pages }) => (
        <section key={section}>
          <h2>{t(`section.${section}`)}</h2>
          <ul>
            {pages.map(({ path, route }) => (
              <li key={path}>
                <Link to={path}>{t(route.title)}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

/** In place of a page whose files did not come, or that threw. */
export function CrashPage() {
  const lost = useNavigation(({ error }) => error);
  const thrown = useRouteError();
  return lost !== null && lost === thrown ? <LostPage /> : <BrokenPage />;
}

function BrokenPage() {
  const { t } = useTranslation();
  useArrival(t('errorPage.crashTitle'));
  return (
    <Failure icon={<Wrench size={ICON} />} title={t('errorPage.crashTitle')} text={t('errorPage.crashText')}>
      <Button component="a" href="/">
        {t('action.toStart')}
      </Button>
    </Failure>
  );
}

/** A page whose code or style sheet did not come, also not after the page was loaded again. */
export function LostPage() {
  const { t } = useTranslation();
  const address = useNavigation((view) => view.address);
  const isOffline = useNavigation((view) => view.isOffline);
  useMissedArrival(t(isOffline ? 'failure.offlineTitle' : 'errorPage.lostTitle'));
  return isOffline ? (
    <OfflinePage />
  ) : (
    <Failure
      icon={<Unplug size={ICON} />}
      title={t('errorPage.lostTitle')}
      text={t('errorPage.lostText')}
      address={address}
    />
  );
}

/** Loading would lose what still works here: the page comes by itself, and what is loaded already can be gone to. */
function OfflinePage() {
  const { t } = useTranslation();
  return (
    <EmptyState
      isPage
      icon={<WifiOff size={ICON} />}
      title={t('failure.offlineTitle')}
      text={t('errorPage.offlineText')}
    />
  );
}

interface FailureProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  /** What to load; the page itself when left out. */
  readonly address?: string | null;
  readonly children?: ReactNode;
}

function Failure({ icon, title, text, address = null, children }: FailureProps) {
  const { t } = useTranslation();
  const reload = () => (address === null ? window.location.reload() : window.location.assign(address));
  return (
    <EmptyState isPage icon={icon} title={title} text={text}>
      <Button variant="filled" onClick={reload}>
        {t('errorPage.reload')}
      </Button>
      {children}
    </EmptyState>
  );
}
