import { act, cleanup, render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { forgetSent, watchSent } from '#src/browser/page/sent.ts';
import { useSentStep } from '#src/kit/page/use-sent-step.ts';

/** What the server sent, with a step that was pressed, as public/theme.js marks it. */
function sent(markup: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = markup;
  watchSent(root);
  return root;
}

function Player({ isReady = true }: { readonly isReady?: boolean }) {
  const [heard, hear] = useState<readonly string[]>([]);
  useSentStep('play', isReady, (song) => hear((before) => [...before, song]));
  return <output>{heard.join(' ')}</output>;
}

const heardIn = (): string | null | undefined => document.querySelector('output')?.textContent;

describe('a press that came before the page', () => {
  afterEach(() => {
    cleanup();
    forgetSent();
  });

  test('is fulfilled once, with its value', () => {
    const root = sent('<a data-step="play" data-value="7" aria-busy="true"></a><a data-step="play"></a>');
    render(<Player />);
    expect(heardIn()).toBe('7');
    expect(root.querySelector('[aria-busy]')).toBeNull();
    cleanup();
    render(<Player />);
    expect(heardIn()).toBe('');
  });

  test('waits until the page can do it', () => {
    sent('<a data-step="play" data-value="7" aria-busy="true"></a>');
    render(<Player isReady={false} />);
    expect(heardIn()).toBe('');
    cleanup();
    render(<Player />);
    expect(heardIn()).toBe('7');
  });

  test('is of no other control, and of no other page', () => {
    sent('<button data-step="start" aria-busy="true"></button>');
    render(<Player />);
    expect(heardIn()).toBe('');
    cleanup();
    sent('<a data-step="play" data-value="7" aria-busy="true"></a>');
    forgetSent();
    render(<Player />);
    expect(heardIn()).toBe('');
  });

  test('is fulfilled when it comes while a part of what was sent still stands', () => {
    const root = sent('<ul><li><a data-step="play" data-value="9"></a></li></ul>');
    render(<Player />);
    const part = root.querySelector('ul');
    const link = root.querySelector('a');
    if (!part || !link) throw new Error('nothing was sent');
    document.body.append(part);
    act(() => {
      link.setAttribute('aria-busy', 'true');
      link.click();
    });
    part.remove();
    expect(heardIn()).toBe('9');
  });
});
