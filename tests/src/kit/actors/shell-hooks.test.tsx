import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { appMachine } from '#machines/app/app.machine';
import { machineOf } from '#machines/app/app.view';
import { useModals } from '#src/app/shell/use-modals.ts';
import { useRequests } from '#src/app/shell/use-requests.ts';
import { useWelcome } from '#src/app/shell/use-welcome.ts';
import { AppActorProvider } from '#src/kit/actors/app-actor.tsx';
import { useIsClockCorrected, useNow } from '#src/kit/actors/use-clock.ts';
import { useCountdown } from '#src/kit/actors/use-countdown.ts';
import { useDates } from '#src/kit/actors/use-dates.ts';
import { useLayout } from '#src/kit/actors/use-layout.ts';
import { useLocale } from '#src/kit/actors/use-locale.ts';
import { useIsBusy, useNavigation } from '#src/kit/actors/use-navigation.ts';
import { usePreferences } from '#src/kit/actors/use-preferences.ts';
import { useTheme } from '#src/kit/actors/use-theme.ts';

afterEach(cleanup);

/** Machines whose slots are empty: what the test sends is all they know. */
function inApp<T>(hook: () => T) {
  const app = createActor(appMachine).start();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <AppActorProvider app={app}>{children}</AppActorProvider>
  );
  const { result } = renderHook(hook, { wrapper });
  return { app, result };
}

describe('hooks of the shell', () => {
  test('show what the layout gets', () => {
    const { app, result } = inApp(() => useLayout(({ isTouch }) => isTouch));
    expect(result.current).toBe(false);
    act(() => machineOf(app, 'layout').send({ type: 'TOUCH.FELT' }));
    expect(result.current).toBe(true);
  });

  test('draw nothing again at the first touch that does not show it', () => {
    let drawn = 0;
    const { app, result } = inApp(() => {
      drawn += 1;
      return useLayout(({ isCalm }) => isCalm);
    });
    const before = drawn;
    act(() => machineOf(app, 'layout').send({ type: 'TOUCH.FELT' }));
    expect(drawn).toBe(before);
    act(() => machineOf(app, 'layout').send({ type: 'SYSTEM.CALMED', isCalm: true }));
    expect(result.current).toBe(true);
  });

  test('open and close modals', () => {
    const { result } = inApp(useModals);
    act(() => result.current.open('search'));
    expect(result.current.isOpen('search')).toBe(true);
    act(() => result.current.close('search'));
    expect(result.current.isAnyOpen).toBe(false);
  });

  test('show the way to a page', () => {
    const { app, result } = inApp(() => ({
      isBusy: useIsBusy(),
      to: useNavigation((view) => view.to),
      path: useNavigation((view) => view.path),
    }));
    const navigation = machineOf(app, 'navigation');
    act(() => navigation.send({ type: 'NAVIGATION.STARTED', path: '/info', address: '/info' }));
    expect(result.current).toMatchObject({ isBusy: true, to: '/info' });
    act(() => navigation.send({ type: 'PAGE.RENDERED', path: '/info', title: 'Info' }));
    expect(result.current).toMatchObject({ isBusy: false, path: '/info' });
  });

  test('show and close the two dialogs', async () => {
    const { result } = inApp(() => ({ requests: useRequests(), welcome: useWelcome() }));
    act(() => result.current.requests.failed('cards'));
    expect(result.current.requests).toMatchObject({ isOpen: true, names: ['cards'] });
    act(() => result.current.requests.close());
    expect(result.current.requests.isOpen).toBe(false);
    // Nothing is known of earlier visits: the bar.
    await vi.waitFor(() => expect(result.current.welcome.isOffered).toBe(true));
    act(() => result.current.welcome.open());
    expect(result.current.welcome.isOpen).toBe(true);
    act(() => result.current.welcome.close());
    expect(result.current.welcome.isOpen).toBe(false);
  });

  test('show colours and language as chosen', async () => {
    const { app, result } = inApp(() => ({ theme: useTheme(), locale: useLocale() }));
    act(() => machineOf(app, 'theme').send({ type: 'THEME.CHOSEN', theme: 'dark' }));
    expect(result.current.theme).toEqual({ choice: 'dark', scheme: 'dark' });
    act(() => machineOf(app, 'locale').send({ type: 'LOCALE.CHOSEN', locale: 'pl' }));
    await vi.waitFor(() => expect(result.current.locale.problem).toBe('failed'));
    expect(result.current.locale.locale).toBe('en');
  });
});

describe('hooks of time', () => {
  const tick = (app: ReturnType<typeof inApp>['app'], deviceMs: number) =>
    act(() => machineOf(app, 'clock').send({ type: 'CLOCK.TICKED', deviceMs }));

  test('count down by the second to a start and then to an end', () => {
    const span = { startAt: 10_000, endAt: 100_000 };
    const { app, result } = inApp(() => useCountdown('period', span));
    expect(result.current).toBeNull();
    tick(app, 7_400);
    expect(result.current).toEqual({ label: 'starts', days: 0, hours: 0, minutes: 0, seconds: 3 });
    const before = result.current;
    tick(app, 7_900);
    expect(result.current).toBe(before);
    tick(app, 11_000);
    expect(result.current).toMatchObject({ label: 'ends', minutes: 1, seconds: 29 });
    tick(app, 100_000);
    expect(result.current).toBeNull();
  });

  test('give the time as coarsely as asked', () => {
    const { app, result } = inApp(() => ({
      second: useNow(),
      minute: useNow(60_000),
      isCorrected: useIsClockCorrected(),
    }));
    tick(app, 125_000);
    expect(result.current).toEqual({ second: 125_000, minute: 120_000, isCorrected: false });
  });

  test('write dates as the preferences say', async () => {
    const { result } = inApp(() => ({ dates: useDates(), preferences: usePreferences() }));
    await vi.waitFor(() => expect(result.current.preferences.isLoading).toBe(false));
    const moment = Date.UTC(2026, 9, 3, 20, 5);
    act(() => {
      result.current.preferences.setTimeZone('jp');
      result.current.preferences.setDateFormat('ymdDashes');
    });
    expect(result.current.dates.dateTime(moment)).toBe('2026-10-04 05:05');
    expect(result.current.dates.zone(moment)).toBe('JP');
    act(() => {
      result.current.preferences.takeStored({ dateFormat: 4, timezone: 6 });
    });
    expect(result.current.dates.date(moment)).toBe('03/10/2026');
    expect(result.current.dates.time(moment)).toBe('20:05');
  });
});
