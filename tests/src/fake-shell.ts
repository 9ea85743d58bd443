import type { ShellServices } from '#src/app/services/shell-services.ts';

const quiet = () => () => undefined;

/** A browser in which nothing happens; `part` is what a test wants to happen. */
export function fakeShell(part: Partial<ShellServices> = {}): ShellServices {
  return {
    identifier: 'Mozilla/5.0',
    entryPath: '/',
    watchDark: quiet,
    watchCalm: quiet,
    watchFirstTouch: quiet,
    watchVisibility: quiet,
    watchSeconds: quiet,
    measureSkew: async () => 0,
    showLocale: async () => undefined,
    loadScript: async () => undefined,
    reportPage: () => undefined,
    reload: () => Promise.reject(new Error('reloaded before')),
    renew: async () => undefined,
    watchConnection: quiet,
    retryRequests: async () => [],
    socialRecord: async () => null,
    session: { check: async () => null, logOut: async () => undefined },
    ...part,
  };
}
