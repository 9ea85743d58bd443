import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SearchField } from '#src/kit/field/search-field.tsx';
import { renderOnStage, Stage } from '../../page.tsx';

afterEach(cleanup);

const field = () => screen.getByLabelText<HTMLInputElement>('Search');
const type = (value: string) => fireEvent.change(field(), { target: { value } });

describe('a search field', () => {
  test('passes what is typed to the last listener', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    const { rerender } = renderOnStage(<SearchField label="Search" value="" onChange={first} />);
    type('k');
    rerender(
      <Stage>
        <SearchField label="Search" value="k" onChange={second} />
      </Stage>,
    );
    type('kk');
    expect(first.mock.calls).toEqual([['k']]);
    expect(second.mock.calls).toEqual([['kk']]);
    expect(field().value).toBe('kk');
  });

  test('shows a value that comes from elsewhere, and what is typed after it', () => {
    function Owner() {
      const [words, setWords] = useState('from the address');
      return (
        <>
          <SearchField label="Search" value={words} onChange={setWords} />
          <button type="button" onClick={() => setWords('')}>
            Clear
          </button>
          <output>{words}</output>
        </>
      );
    }
    renderOnStage(<Owner />);
    expect(field().value).toBe('from the address');
    type('kasumi');
    fireEvent.click(screen.getByText('Clear'));
    expect(field().value).toBe('');
    // The same as before it was cleared: it counts as typed all the same.
    type('kasumi');
    expect(document.querySelector('output')?.textContent).toBe('kasumi');
  });

  test('gives Enter to an input method that composes a word, else to its owner', () => {
    const onEnter = vi.fn();
    renderOnStage(<SearchField label="Search" value="" onChange={() => undefined} onEnter={onEnter} />);
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    expect(onEnter).not.toHaveBeenCalled();
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(onEnter).toHaveBeenCalledOnce();
  });
});
