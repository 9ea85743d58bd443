import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { machineOf } from '#machines/app/app.view';
import type { JsonObject } from '#model/records/reading';
import type { ShellServices } from '#src/app/services/shell-services.ts';
import { SocialPlace } from '#src/features/home/overview/social-place.tsx';
import { renderPiece } from '../../render-page.tsx';

const SCRIPT = 'https://social.example/w.js';

function setting(name: string, content: string): void {
  const meta = document.createElement('meta');
  Object.assign(meta, { name: `setori-${name}`, content });
  document.head.append(meta);
}

function setTimeline(): void {
  setting('social-script', SCRIPT);
  setting('social-origins', 'https://social.example https://cdn.example');
}

/** The part of the home page, with the machines behind it. */
const renderSocial = (shell: Partial<ShellServices> = {}) => renderPiece(<SocialPlace />, { shell });

const button = (name: string) => screen.findByRole('button', { name });

afterEach(() => {
  cleanup();
  for (const meta of document.querySelectorAll('meta[name^="setori-"]')) meta.remove();
});

describe('the social part of the home page', () => {
  test('is not there when the operator set nothing', async () => {
    const loadScript = vi.fn(async () => undefined);
    await renderSocial({ loadScript });
    expect(screen.queryByRole('region')).toBeNull();
    expect(loadScript).not.toHaveBeenCalled();
  });

  test('loads the timeline when the visitor asks, names where it comes from, and moves the focus into it', async () => {
    setTimeline();
    let done = (): void => undefined;
    const loadScript = vi.fn(() => new Promise<void>((resolve) => (done = resolve)));
    await renderSocial({ loadScript });
    await screen.findByText(/social\.example and cdn\.example/);
    const load = await button('Load the timeline');
    expect(loadScript).not.toHaveBeenCalled();
    fireEvent.click(load);
    expect(screen.getByRole('status').textContent).toBe('Loading');
    expect(load.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(load);
    expect(loadScript).toHaveBeenCalledExactlyOnceWith(SCRIPT);
    await act(async () => done());
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Timeline' }));
  });

  test('gives the script an empty element each time the part shows, and loads it once', async () => {
    setTimeline();
    const loadScript = vi.fn(async () => undefined);
    const places: HTMLElement[] = [];
    const fill = ({ target }: Event) => {
      if (!(target instanceof HTMLElement)) return;
      expect(target.childNodes).toHaveLength(0);
      target.append('a post');
      places.push(target);
    };
    document.addEventListener('setori-timeline', fill);
    const { app, ui, unmount } = await renderSocial({ loadScript });
    fireEvent.click(await button('Load the timeline'));
    await screen.findByText('a post');
    expect(places.map(({ lang, dataset }) => [lang, dataset.theme])).toEqual([['en', 'light']]);
    act(() => machineOf(app, 'theme').send({ type: 'THEME.CHOSEN', theme: 'dark' }));
    expect(places.at(-1)?.dataset.theme).toBe('dark');
    unmount();
    render(ui);
    expect(screen.getAllByText('a post')).toHaveLength(1);
    document.removeEventListener('setori-timeline', fill);
    expect(places).toHaveLength(3);
    expect(loadScript).toHaveBeenCalledOnce();
  });

  test('says that the script did not come, and tries again in the same place', async () => {
    setTimeline();
    const loadScript = vi.fn(async () => undefined);
    loadScript.mockRejectedValueOnce(new Error('blocked'));
    await renderSocial({ loadScript });
    const load = await button('Load the timeline');
    fireEvent.click(load);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('The timeline did not load.'));
    expect(await button('Try again')).toBe(load);
    fireEvent.click(load);
    await screen.findByRole('region', { name: 'Timeline' });
    expect(loadScript).toHaveBeenCalledTimes(2);
  });

  test('asks no one without a connection', async () => {
    setTimeline();
    const loadScript = vi.fn(async () => undefined);
    let notify: (isThere: boolean) => void = () => undefined;
    const watchConnection = (onChange: typeof notify) => {
      notify = onChange;
      return () => undefined;
    };
    await renderSocial({ loadScript, watchConnection });
    act(() => notify(false));
    expect(screen.getByRole('status').textContent).toContain('You are offline');
    fireEvent.click(await button('Load the timeline'));
    expect(loadScript).not.toHaveBeenCalled();
    act(() => notify(true));
    fireEvent.click(await button('Load the timeline'));
    expect(loadScript).toHaveBeenCalledOnce();
  });

  test('shows how the service knows the visitor, as of the last page', async () => {
    const answers: Record<string, JsonObject> = {
      '/': { name: 'Kasumi', handle: '@kasumi', url: 'https://social.example/@kasumi' },
      '/info': { name: 'Tae', url: 'javascript:alert(1)' },
    };
    const { app } = await renderSocial({ socialRecord: async (path) => answers[path] ?? null });
    const go = (path: string) =>
      act(() => machineOf(app, 'social').send({ type: 'CONTENT.REQUESTED', what: path }));
    go('/');
    const link = await screen.findByRole('link', { name: 'Kasumi: to the social page' });
    expect(link.getAttribute('href')).toBe('https://social.example/@kasumi');
    expect(screen.getByText('@kasumi')).toBeTruthy();
    go('/info');
    await screen.findByText('Tae');
    expect(screen.queryByRole('link')).toBeNull();
  });
});
