import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useTyped } from '#src/kit/field/use-typed.ts';

afterEach(cleanup);

function field() {
  const asked: string[] = [];
  const { result, rerender } = renderHook(({ value }) => useTyped(value, (text) => asked.push(text)), {
    initialProps: { value: '' },
  });
  return {
    asked,
    typed: () => result.current.typed,
    type: (text: string) => act(() => result.current.type(text)),
    address: (value: string) => rerender({ value }),
  };
}

test('typing shows at once and an address that lags behind does not take it back', () => {
  const { type, typed, address, asked } = field();
  type('a');
  type('ab');
  type('abc');
  address('a');
  expect(typed()).toBe('abc');
  address('abc');
  expect(typed()).toBe('abc');
  expect(asked).toEqual(['a', 'ab', 'abc']);
});

test('an address from elsewhere replaces what was typed, also one that was there before', () => {
  const { type, typed, address } = field();
  type('abc');
  address('abc');
  address('');
  expect(typed()).toBe('');
  address('abc');
  expect(typed()).toBe('abc');
});
