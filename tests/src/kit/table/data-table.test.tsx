import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type DataColumn, DataTable, type Sorting } from '#src/kit/table/data-table.tsx';
import { renderOnStage } from '../../page.tsx';

afterEach(cleanup);

/** Of one step of drawing (`VirtualRows`). */
const MOST = 4;

/** With a few out of sight, in a window of 768 pixels. */
const IN_SIGHT = 17;

const ROUND: readonly DataColumn<{ readonly round: number }>[] = [
  { key: 'round', title: 'Round', cell: ({ round }) => `round ${round}` },
];

const rowsOf = (round: number) => Array.from({ length: 40 }, () => ({ round }));
const shown = (round: number) =>
  [...document.querySelectorAll('td')].filter(({ textContent }) => textContent === `round ${round}`).length;

function open() {
  let show: (round: number) => void = () => undefined;
  function Charts() {
    const [rows, setRows] = useState(() => rowsOf(1));
    show = (round) => setRows(rowsOf(round));
    return (
      <DataTable
        label="Charts"
        columns={ROUND}
        rows={rows}
        rowKey={({ round }) => round}
        virtual={{ rowHeight: 60 }}
      />
    );
  }
  renderOnStage(<Charts />);
  return { show: (round: number) => act(() => show(round)) };
}

describe('a long table', () => {
  test('draws other rows a few at a time, and all of them in the end', async () => {
    const { show } = open();
    await vi.waitFor(() => expect(shown(1)).toBe(IN_SIGHT), 5_000);
    const all = shown(1);
    show(2);
    expect(shown(2)).toBeGreaterThan(0);
    expect(shown(2)).toBeLessThanOrEqual(MOST);
    expect(shown(1)).toBe(all - shown(2));
    await vi.waitFor(() => expect(shown(1)).toBe(0));
    expect(shown(2)).toBeGreaterThan(2 * MOST);
  });
});

describe('a table', () => {
  interface Row {
    readonly id: number;
    readonly name: string;
  }
  const columns: readonly DataColumn<Row>[] = [
    { key: 'name', title: 'Name', isRowHead: true, cell: ({ name }) => name },
    { key: 'id', title: 'Number', isNumber: true, sort: 'descending', cell: ({ id }) => id },
  ];
  const rows: readonly Row[] = [
    { id: 2, name: 'two' },
    { id: 1, name: 'one' },
  ];

  test('asks for the other direction when a column is pressed again', () => {
    const asked: Sorting[] = [];
    const show = (sorting?: Sorting) => (
      <DataTable
        label="Numbers"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        {...(sorting && { sorting })}
        onSort={(next) => asked.push(next)}
      />
    );
    const { rerender } = renderOnStage(show());
    const head = () => screen.getByRole('columnheader', { name: 'Number' });
    expect(head().getAttribute('aria-sort')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Number' }));
    rerender(show({ key: 'id', direction: 'descending' }));
    expect(head().getAttribute('aria-sort')).toBe('descending');
    fireEvent.click(screen.getByRole('button', { name: 'Number' }));
    expect(asked).toEqual([
      { key: 'id', direction: 'descending' },
      { key: 'id', direction: 'ascending' },
    ]);
  });

  test('names its rows and marks one when asked to', () => {
    renderOnStage(
      <DataTable
        label="Numbers"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        isMarked={({ id }) => id === 1}
      />,
    );
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['two', 'one']);
    expect(document.querySelector('tr[data-marked]')?.textContent).toBe('one1');
  });
});
