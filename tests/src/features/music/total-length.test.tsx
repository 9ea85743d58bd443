import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import type { Locale } from '#model/vocabulary/locales';
import { useTotalLength } from '#src/features/music/player/total-length.ts';
import { TranslationProvider } from '#src/kit/text/translation.tsx';

afterEach(cleanup);

function totalIn(language: Locale, seconds: number): string {
  const i18n = { language, textsIn: () => (key: string) => key, subscribe: () => () => undefined };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <TranslationProvider i18n={i18n}>{children}</TranslationProvider>
  );
  return renderHook(() => useTotalLength(), { wrapper }).result.current(seconds);
}

describe('how long many songs are', () => {
  test('is shown in hours beyond one, below in minutes and seconds', () => {
    expect(totalIn('en', 293)).toBe('4:53');
    expect(totalIn('en', 3_725)).toBe('1h 2m 5s');
  });

  test('is shown in traditional characters, for which browsers have another name than this site', () => {
    expect(totalIn('zh-Hans', 3_725)).toContain('小时');
    expect(totalIn('zh-Hanz', 3_725)).toContain('小時');
  });
});
