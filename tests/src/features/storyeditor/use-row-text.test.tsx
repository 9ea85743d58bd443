import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useRowText } from '#src/features/storyeditor/list/use-row-text.ts';
import { renderOnStage } from '../../page.tsx';

afterEach(cleanup);

const NO_PEOPLE = new Map();

test('words of a row stay the same as long as its action does, so that it is not drawn again', () => {
  const line = { type: 'talk', name: 'Ran', body: 'Good\nmorning.' };
  const seen: unknown[] = [];
  const Words = () => {
    const rowText = useRowText(NO_PEOPLE);
    seen.push(rowText(line), rowText(line), rowText({ ...line, body: 'Good night.' }));
    return null;
  };
  renderOnStage(<Words />);
  expect(seen[0]).toMatchObject({ look: 'talk', name: 'Ran', text: 'Good morning.' });
  expect(seen[1]).toBe(seen[0]);
  expect(seen[2]).toMatchObject({ text: 'Good night.' });
});
