import type { QueryClient } from '@tanstack/react-query';
import { switchLanguage } from '../../browser/language/i18n.ts';
import { createAnalytics } from '../../browser/network/analytics.ts';
import { watchConnection } from '../../browser/network/connection.ts';
import { loadScript } from '../../browser/network/script-loading.ts';
import { measureSkew } from '../../browser/network/server-clock.ts';
import { socialRecord } from '../../browser/network/social.ts';
import { CALM, DARK, watchMediaQuery } from '../../browser/page/media-query.ts';
import { endpointNamed } from '../../browser/page/operator-settings.ts';
import { loadAddress, reloadOnce } from '../../browser/page/reload.ts';
import { pageShown } from '../../browser/page/shown.ts';
import { watchFirstTouch } from '../../browser/page/touch.ts';
import { watchVisibility } from '../../browser/page/visibility.ts';
import { watchSeconds } from '../../browser/time/seconds.ts';
import { retryQueries } from './queries.ts';
import { serverSession } from './session.ts';
import type { ShellServices } from './shell-services.ts';

/** Who is there and what time it is are asked when the page shows: its code comes first. */
const afterPage =
  <T>(ask: (signal: AbortSignal) => Promise<T>) =>
  async (signal: AbortSignal): Promise<T> => {
    await pageShown;
    return ask(signal);
  };

/** The shell's services of a real browser. */
export function browserShell(queries: QueryClient): ShellServices {
  const analytics = createAnalytics(endpointNamed('analytics'));
  return {
    identifier: navigator.userAgent,
    entryPath: location.pathname,
    watchDark: (onChange) => watchMediaQuery(DARK, onChange),
    watchCalm: (onChange) => watchMediaQuery(CALM, onChange),
    watchFirstTouch,
    watchVisibility,
    watchSeconds,
    measureSkew: afterPage(measureSkew),
    showLocale: switchLanguage,
    loadScript,
    reportPage: (view) => analytics.report(view),
    reload: (address) => reloadOnce(() => loadAddress(address)),
    renew: async (address) => loadAddress(address),
    watchConnection,
    retryRequests: (names) => retryQueries(queries, names),
    socialRecord: (path, signal) => socialRecord(endpointNamed('social'), path, signal),
    session: { ...serverSession, check: afterPage(serverSession.check) },
  };
}
