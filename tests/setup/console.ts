import { format } from 'node:util';
import { afterEach, beforeEach } from 'vitest';

/**
 * A test that makes the product complain on the console fails. One that means to provoke it replaces the method
 * itself (`vi.spyOn(console, 'error').mockImplementation(…)`).
 */
const complaints: string[] = [];

const collect = (...parts: readonly unknown[]): void => {
  complaints.push(format(...parts));
};

console.error = collect;
console.warn = collect;

beforeEach(() => {
  complaints.length = 0;
});

afterEach(() => {
  const heard = complaints.splice(0);
  if (heard.length > 0) throw new Error(`the console complained:\n${heard.join('\n')}`);
});
