import { act, cleanup } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ChartFrame } from '#src/components/chart-frame.tsx';
import { renderOnStage } from '../page.tsx';

afterEach(cleanup);

/** Of one step of drawing (`VirtualRows`). */
const MOST = 4;

const rowsOf = (round: number) => Array.from({ length: 40 }, () => ({ round }));
const shown = (round: number) =>
  [...document.querySelectorAll('td')].filter(({ textContent }) => textContent === `round ${round}`).length;

function open() {
  let show: (round: number) => void = () => undefined;
  function Charts() {
    const [rows, setRows] = useState(() => rowsOf(1));
    show = (round) => setRows(rowsOf(round));
    return (
      <ChartFrame
        {...{ label: 'Charts', className: '', heads: null, isOld: false, rows }}
        row={({ round }, index) => (
          <tr aria-rowindex={index + 2}>
            <td>{`round ${round}`}</td>
          </tr>
        )}
      />
    );
  }
  renderOnStage(<Charts />);
  return { show: (round: number) => act(() => show(round)) };
}

describe('a table of charts', () => {
  test('draws other rows a few at a time, and all of them in the end', async () => {
    const { show } = open();
    await vi.waitFor(() => expect(shown(1)).toBeGreaterThan(2 * MOST));
    show(2);
    expect(shown(2)).toBeGreaterThan(0);
    expect(shown(2)).toBeLessThanOrEqual(MOST);
    expect(shown(1)).toBeGreaterThan(0);
    await vi.waitFor(() => expect(shown(1)).toBe(0));
    expect(shown(2)).toBeGreaterThan(2 * MOST);
  });
});
