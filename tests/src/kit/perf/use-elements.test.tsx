import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useElements } from '#src/kit/perf/use-elements.ts';

interface Drawn {
  readonly key: string;
}

const drawn: string[] = [];

function Word({ word }: { readonly word: string }) {
  drawn.push(word);
  return <li>{word}</li>;
}

const plain = ({ key }: Drawn) => <Word key={key} word={key} />;
const loud = ({ key }: Drawn) => <Word key={key} word={`${key}!`} />;

const List = ({ all, make }: { readonly all: readonly Drawn[]; readonly make: typeof plain }) => (
  <ul>{all.map(useElements(make))}</ul>
);

afterEach(cleanup);

test('draws what stays in a list once, and redraws all of it in another way', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((key) => ({ key })) as [Drawn, Drawn, Drawn];
  const { rerender, container } = render(<List all={[a, b]} make={plain} />);
  rerender(<List all={[b, c]} make={plain} />);
  expect(container.textContent).toBe('bc');
  expect(drawn).toEqual(['a', 'b', 'c']);
  rerender(<List all={[b, c]} make={loud} />);
  expect(container.textContent).toBe('b!c!');
  rerender(<List all={[{ key: 'c' }]} make={loud} />);
  expect(drawn).toEqual(['a', 'b', 'c', 'b!', 'c!', 'c!']);
});
