import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { Panel } from '#tools/inspector/panel/panel.tsx';
import { createRecorder } from '#tools/inspector/recorder.ts';
import { lampMachine } from './lamp.ts';

afterEach(cleanup);

function show() {
  const recorder = createRecorder(() => 1000);
  const lamp = createActor(lampMachine, { inspect: recorder.observer }).start();
  onTestFinished(() => void lamp.stop());
  render(<Panel recorder={recorder} />);
  return { lamp };
}

const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const payload = (): HTMLElement => screen.getByRole('textbox', { name: 'Payload (JSON)' });
const events = (): string[] =>
  within(screen.getByRole('list', { name: 'Events, newest first' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '');
function send(type: string, json = ''): void {
  fireEvent.change(screen.getByRole('combobox', { name: 'Event' }), { target: { value: type } });
  fireEvent.change(payload(), { target: { value: json } });
  fireEvent.click(button('Send'));
}

describe('the inspector', () => {
  test('lists actors, draws the chart and follows an event that it sends', async () => {
    show();
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
      'Chart of lamp, active: light.dark, colour',
    );
    send('SWITCH.PRESS');
    await screen.findByRole('img', { name: 'Chart of lamp, active: light.bright.low, colour' });
    screen.getByText('Sent SWITCH.PRESS');
    const active = [...document.querySelectorAll('[data-state][data-active]')].map(
      (node) => (node as HTMLElement).dataset.state,
    );
    expect(active).toEqual(['', 'light', 'light.bright', 'light.bright.low', 'colour']);
    await screen.findByRole('button', { name: /^warm/ });
    expect(events().find((text) => text.includes('SWITCH.PRESS'))).toContain('→ light.bright.low · colour');
  });

  test('sends what an event carries, and says why it does not', async () => {
    show();
    send('COLOUR.CHOSEN', '{colour}');
    expect(payload().getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(payload().getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
      /^This is not JSON/,
    );
    send('COLOUR.CHOSEN', '{"colour": "red"}');
    expect(payload().getAttribute('aria-invalid')).toBe('false');
    await vi.waitFor(() => expect(events()[0]).toContain('COLOUR.CHOSEN'));
    const received = events().filter((text) => text.includes('COLOUR.CHOSEN'));
    expect(received).toEqual([expect.stringContaining('{ colour: "red" }')]);
  });

  test('shows the context of the chosen actor as it is now', async () => {
    show();
    screen.getByText('{ newtons: 0 }');
    send('LAMP.BREAK', '{"strength": {"newtons": 9}}');
    await screen.findByText('{ newtons: 9 }');
  });

  test('stands still while it is paused, and misses nothing', async () => {
    const { lamp } = show();
    fireEvent.click(button('Pause'));
    const before = events();
    lamp.send({ type: 'SWITCH.PRESS' });
    fireEvent.click(await screen.findByRole('button', { name: /^Go on \([1-9]/ }));
    expect(before.join()).not.toContain('SWITCH.PRESS');
    expect(events().join()).toContain('SWITCH.PRESS');
    fireEvent.click(button('Clear'));
    await vi.waitFor(() => expect(events()).toEqual([]));
  });

  test('filters by words and by the chosen actor', async () => {
    show();
    send('SWITCH.PRESS');
    fireEvent.click(await screen.findByRole('button', { name: /^warm/ }));
    screen.getByText(/This actor has no chart/);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Only warm' }));
    expect(events().every((text) => text.includes('warm'))).toBe(true);
    fireEvent.change(screen.getByRole('textbox', { name: 'Filter' }), {
      target: { value: 'nothing like it' },
    });
    expect(events()).toEqual([]);
  });

  test('keeps keys to itself, and can be hidden', () => {
    show();
    const shortCut = vi.fn();
    document.addEventListener('keydown', shortCut);
    onTestFinished(() => document.removeEventListener('keydown', shortCut));
    fireEvent.keyDown(payload(), { key: '/' });
    expect(shortCut).not.toHaveBeenCalled();
    fireEvent.click(button('Hide'));
    expect(screen.queryByRole('img')).toBeNull();
    fireEvent.click(button('Show'));
    screen.getByRole('img');
  });
});
