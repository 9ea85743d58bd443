import type { QueryClient } from '@tanstack/react-query';
import { createAnalytics } from '../../platform/analytics.ts';
import { watchConnection } from '../../platform/connection.ts';
import { switchLanguage } from '../../platform/i18n.ts';
import { CALM, DARK, watchMediaQuery } from '../../platform/media-query.ts';
import { endpointNamed } from '../../platform/operator-settings.ts';
import { loadAddress, reloadOnce } from '../../platform/reload.ts';
import { loadScript } from '../../platform/script-loading.ts';
import { watchSeconds } from '../../platform/seconds.ts';
import { measureSkew } from '../../platform/server-clock.ts';
import { socialRecord } from '../../platform/social.ts';
import { watchFirstTouch } from '../../platform/touch.ts';
import { watchVisibility } from '../../platform/visibility.ts';
import { pageShown } from '../shell/shown.ts';
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
