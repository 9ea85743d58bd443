import { readFileSync } from 'node:fs';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Logo } from '#src/app/shell/bar/logo.tsx';

afterEach(cleanup);

/** Each shape of a picture with all that is said of it. */
const shapesOf = (picture: Element): string[] =>
  [...picture.querySelectorAll('rect, g, circle')].map((shape) =>
    [shape.tagName, ...[...shape.attributes].map(({ name, value }) => `${name}=${value}`).sort()].join(' '),
  );

test('draws what public/icon.svg does', () => {
  const file = document.createElement('div');
  file.innerHTML = readFileSync('public/icon.svg', 'utf8');
  const shapes = shapesOf(file);
  expect(shapes).toHaveLength(6);
  expect(shapesOf(render(<Logo />).container)).toEqual(shapes);
});
