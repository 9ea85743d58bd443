import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SeekBar } from '#src/kit/song/seek-bar.tsx';
import { renderOnStage } from '../../page.tsx';

afterEach(cleanup);

const slider = (): HTMLInputElement => screen.getByRole('slider');

describe('the slider over a sound', () => {
  test('shows and says the same place when the sound is between two of its steps', () => {
    renderOnStage(<SeekBar label="Place" seconds={59.5499} length={93.6} onSeek={() => undefined} />);
    expect(slider().value).toBe('59.5');
    expect(slider().getAttribute('aria-valuetext')).toBe('1:00');
    expect(slider().parentElement?.textContent).toBe('1:001:34');
  });

  test('reports where it was moved to', () => {
    const onSeek = vi.fn();
    renderOnStage(<SeekBar label="Place" seconds={1} length={90} onSeek={onSeek} />);
    fireEvent.change(slider(), { target: { value: '60' } });
    expect(onSeek).toHaveBeenCalledExactlyOnceWith(60);
  });

  test('cannot be moved while no one knows how long the sound is, but shows how far it is', () => {
    renderOnStage(<SeekBar label="Place" seconds={12} length={null} onSeek={() => undefined} />);
    expect(slider().disabled).toBe(true);
    expect(slider().parentElement?.textContent).toBe('0:12–');
  });
});
