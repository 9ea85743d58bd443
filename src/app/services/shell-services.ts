import { fromCallback, fromPromise } from 'xstate';
import { clockMachine } from '#machines/clock/clock.machine';
import { externalMachine } from '#machines/external/external.machine';
import { layoutMachine } from '#machines/layout/layout.machine';
import { localeMachine } from '#machines/locale/locale.machine';
import { navigationMachine } from '#machines/navigation/navigation.machine';
import type { PageView } from '#machines/navigation/navigation.types';
import { requestsMachine } from '#machines/requests/requests.machine';
import { themeMachine } from '#machines/theme/theme.machine';
import type { JsonObject } from '#model/records/reading';
import type { Locale } from '#model/vocabulary/locales';
import type { SessionServices } from './session.ts';

/** Calls back at once, where there is something to say, and at every change; the function returned ends it. */
type Watch<T> = (onChange: (value: T) => void) => () => void;

/** What the shell's machines ask of the browser. */
export interface ShellServices {
  readonly identifier: string;
  /** The address by which the visit began. */
  readonly entryPath: string;
  readonly watchDark: Watch<boolean>;
  readonly watchCalm: Watch<boolean>;
  readonly watchFirstTouch: (onTouch: () => void) => () => void;
  readonly watchVisibility: Watch<boolean>;
  /** The device's time in epoch milliseconds, every second. */
  readonly watchSeconds: Watch<number>;
  /** Server's time less the device's, milliseconds. */
  measureSkew(signal: AbortSignal): Promise<number>;
  showLocale(locale: Locale): Promise<void>;
  loadScript(address: string): Promise<void>;
  reportPage(view: PageView): void;
  /** Loads an address, the present one for null. Rejects when this build was loaded again before. */
  reload(address: string | null): Promise<void>;
  /** The same at a visitor's wish: always. */
  renew(address: string | null): Promise<void>;
  readonly watchConnection: Watch<boolean>;
  /** Asks again for what failed, by its names; those that failed again. */
  retryRequests(names: readonly string[]): Promise<readonly string[]>;
  /** The visitor's social record for a path; null when the operator configured none. */
  socialRecord(path: string, signal: AbortSignal): Promise<JsonObject | null>;
  readonly session: SessionServices;
}

function lookMachines(shell: ShellServices) {
  return {
    theme: themeMachine.provide({
      actors: {
        system: fromCallback(({ sendBack }) =>
          shell.watchDark((isDark) => sendBack({ type: 'SYSTEM.CHANGED', isDark })),
        ),
      },
    }),
    layout: layoutMachine.provide({
      actors: {
        touch: fromCallback(({ sendBack }) => shell.watchFirstTouch(() => sendBack({ type: 'TOUCH.FELT' }))),
        visitor: fromCallback(({ sendBack }) =>
          sendBack({ type: 'VISITOR.IDENTIFIED', identifier: shell.identifier }),
        ),
        motion: fromCallback(({ sendBack }) =>
          shell.watchCalm((isCalm) => sendBack({ type: 'SYSTEM.CALMED', isCalm })),
        ),
      },
    }),
    clock: clockMachine.provide({
      actors: {
        tick: fromCallback(({ sendBack }) =>
          shell.watchSeconds((deviceMs) => sendBack({ type: 'CLOCK.TICKED', deviceMs })),
        ),
        sight: fromCallback(({ sendBack }) =>
          shell.watchVisibility((isVisible) => sendBack({ type: isVisible ? 'PAGE.SEEN' : 'PAGE.HIDDEN' })),
        ),
        measure: fromPromise(({ signal }) => shell.measureSkew(signal)),
      },
    }),
  };
}

const external = (load: (what: string, signal: AbortSignal) => Promise<JsonObject | null>) =>
  externalMachine.provide({
    actors: {
      load: fromPromise<JsonObject | null, string>(({ input, signal }) => load(input, signal)),
    },
  });

/** The shell's machines with every slot filled. */
export function shellMachines(shell: ShellServices) {
  return {
    ...lookMachines(shell),
    locale: localeMachine.provide({
      actors: { load: fromPromise<void, Locale>(({ input }) => shell.showLocale(input)) },
    }),
    navigation: navigationMachine.provide({
      actors: {
        report: fromPromise<void, PageView>(async ({ input }) => shell.reportPage(input)),
        reload: fromPromise<void, string | null>(({ input }) => shell.reload(input)),
        renewal: fromPromise<void, string | null>(({ input }) => shell.renew(input)),
        connection: fromCallback(({ sendBack }) =>
          shell.watchConnection((isThere) =>
            sendBack({ type: isThere ? 'CONNECTION.BACK' : 'CONNECTION.LOST' }),
          ),
        ),
      },
    }),
    requests: requestsMachine.provide({
      actors: {
        retry: fromPromise<readonly string[], readonly string[]>(({ input }) => shell.retryRequests(input)),
      },
    }),
    timeline: external(async (address) => {
      await shell.loadScript(address);
      return null;
    }),
    social: external(shell.socialRecord),
  };
}
