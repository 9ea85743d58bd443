import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EventBanner } from '#src/kit/event/event-banner.tsx';

const shown = (box: HTMLElement) => box.querySelector('img')?.getAttribute('src') ?? null;
const fail = (box: HTMLElement) => fireEvent.error(box.querySelector('img') as HTMLImageElement);

test('a banner that is missing gives way to what stands in, and is not asked for again', () => {
  const banner = <EventBanner src="/banner.png" second="/logo.png" />;
  const { container, unmount } = render(banner);
  expect(shown(container)).toBe('/banner.png');
  fail(container);
  expect(shown(container)).toBe('/logo.png');
  unmount();
  const again = render(banner).container;
  expect(shown(again)).toBe('/logo.png');
  fail(again);
  expect(shown(again)).toBeNull();
});

test('a banner that nothing stands in for leaves the stage empty', () => {
  const { container } = render(<EventBanner src="/other.png" />);
  fail(container);
  expect(shown(container)).toBeNull();
});
