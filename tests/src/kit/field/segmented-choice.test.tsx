import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { renderOnStage } from '../../page.tsx';

afterEach(cleanup);

test('a choice with a spoken name is read once, and one without by its label', () => {
  renderOnStage(
    <SegmentedChoice
      label="Server"
      value="jp"
      choices={[
        { value: 'jp', label: 'JP', name: 'Japan' },
        { value: 'all', label: 'All' },
      ]}
      onChange={() => undefined}
    />,
  );
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'JP',
    'All',
  ]);
  expect(screen.getByRole('radio', { name: 'Japan' })).toBeDefined();
  expect(screen.getByText('JP').getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByRole('radio', { name: 'All' })).toBeDefined();
  expect(screen.getByText('All').getAttribute('aria-hidden')).toBeNull();
});
