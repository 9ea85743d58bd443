import { expect } from 'vitest';
import { test } from './harness.ts';

test('a visitor adds up the stars of all missions of a kind and opens one', async ({ open }) => {
  const page = await open('/info/missions?type=normal');
  const sum = page.getByRole('main').getByRole('combobox', { name: 'Total:' });
  await sum.selectOption({ label: 'Stars' });
  await expect.poll(() => page.locator('output').textContent()).toBe('×50');
  await page.getByRole('link', { name: /^Everyday practice/ }).click();
  const steps = page.getByRole('table', { name: 'Steps' });
  await expect.poll(() => steps.getByRole('row').count()).toBe(4);
  await expect.poll(() => steps.getByRole('row').last().textContent()).toMatch(/Clear 30 lives30Stars ×50$/);
});
