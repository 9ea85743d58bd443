import { lazy, useEffect, useLayoutEffect, useState } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { markShellShown } from '../../browser/page/shown.ts';
import { useLayout } from '../../kit/actors/use-layout.ts';
import { useNavigation } from '../../kit/actors/use-navigation.ts';
import { useTheme } from '../../kit/actors/use-theme.ts';
import { useTranslation } from '../../kit/text/translation.tsx';
import { LostPage } from '../pages/error-page.tsx';
import { PLACES } from '../pages/use-first-place.ts';
import { ProfileAlarm } from './bar/profile-alarm.tsx';
import { TopBar } from './bar/top-bar.tsx';
import { Dialogs } from './dialogs/dialogs.tsx';
import { Late } from './dialogs/late.tsx';
import { loadMenuDrawer, loadOfflineBar } from './late-parts.ts';
import { takeSentMenu } from './sent-menu.ts';
import styles from './shell.module.css';
import { SideMenu } from './side-menu.tsx';

const MenuDrawer = lazy(async () => ({ default: (await loadMenuDrawer()).MenuDrawer }));

const OfflineBar = lazy(async () => ({ default: (await loadOfflineBar()).OfflineBar }));
const NoticeBar = lazy(async () => ({ default: (await import('./bar/notice-bar.tsx')).NoticeBar }));
/** Most visits have no notice, and then nothing is loaded for it. */
const hasNotices = document.querySelector('meta[name="setori-notices"]') !== null;

/** Colour of the top bar, `--surface` of both themes, as public/theme.js has it too. */
const BAR = { light: '#ffffff', dark: '#1a171f' } as const;

/** Top bar, side menu (a drawer on phones), the page, and the dialogs that can come over any page. */
export function Shell() {
  const { t } = useTranslation();
  useEffect(markShellShown, []);
  const [menu, setMenu] = useState<'untouched' | 'open' | 'closed'>('untouched');
  useLayoutEffect(() => {
    if (takeSentMenu()) setMenu('open');
  }, []);
  return (
    <>
      <DocumentLook />
      <a className={styles.skip} href="#main">
        {t('site.skip')}
      </a>
      <TopBar onMenu={() => setMenu('open')} />
      <nav className={styles.side} aria-label={t('nav.main')}>
        <SideMenu />
      </nav>
      {menu !== 'untouched' && (
        <Late>
          <MenuDrawer isOpen={menu === 'open'} onClose={() => setMenu('closed')} />
        </Late>
      )}
      <main id="main" className={styles.main} tabIndex={-1}>
        {hasNotices && (
          <Late>
            <NoticeBar />
          </Late>
        )}
        <ProfileAlarm />
        <Page />
      </main>
      <Dialogs />
      <ScrollRestoration storageKey={PLACES} />
    </>
  );
}

/** The page, or what stands in for it when its files did not come. */
function Page() {
  const hasFailed = useNavigation((view) => view.hasFailed);
  const isOffline = useNavigation((view) => view.isOffline);
  if (hasFailed) return <LostPage />;
  return (
    <>
      {isOffline && (
        <Late>
          <OfflineBar />
        </Late>
      )}
      <Outlet />
    </>
  );
}

/** Passes reduced motion on to the style sheets, and the colour of its own bar to the browser. */
function DocumentLook(): null {
  const isCalm = useLayout((layout) => layout.isCalm);
  const { scheme } = useTheme();
  useEffect(() => {
    document.documentElement.toggleAttribute('data-calm', isCalm);
  }, [isCalm]);
  useEffect(() => {
    document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.setAttribute('content', BAR[scheme]);
  }, [scheme]);
  return null;
}
