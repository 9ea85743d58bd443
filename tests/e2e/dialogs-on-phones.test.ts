import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { checkDialogs, PLACES } from './dialog-rounds.ts';
import { test } from './harness.ts';

/** Files of the client that draw something over their page. */
function opening(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => join(folder, name))
    .filter((file) => /<(DialogFrame|DialogLayer|ActionMenu|Popover)\b/.test(readFileSync(file, 'utf8')));
}

test('every dialog, menu and bubble has a case here', () => {
  const named = Object.values(PLACES).flatMap(({ opens }) => opens.map(([file]) => file));
  const drawn = ['src/app', 'src/features', 'src/kit/detail', 'src/kit/list'].flatMap(opening);
  expect([...new Set(named)].sort()).toEqual(drawn.sort());
});

checkDialogs('everybody');
