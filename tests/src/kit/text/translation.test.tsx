import { act, render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { startI18n, switchLanguage } from '#src/browser/language/i18n.ts';
import { TranslationProvider, useTranslation } from '#src/kit/text/translation.tsx';

const i18n = await startI18n([]);

function Words() {
  const { t, language } = useTranslation();
  return (
    <p lang={language}>
      {t('list.view.thumbs')}, {t('list.shown', { shown: 1, total: 2 })},{' '}
      {t('list.shown', { shown: 2, total: 2 })}
    </p>
  );
}

const told = () => document.querySelector('p')?.textContent;

describe('texts of components', () => {
  test('are those of the language that shows, filled in each time', async () => {
    render(
      <TranslationProvider i18n={i18n}>
        <Words />
      </TranslationProvider>,
    );
    const texts = () => {
      const t = i18n.textsIn(i18n.language);
      return [t('list.view.thumbs'), ...[1, 2].map((shown) => t('list.shown', { shown, total: 2 }))].join(
        ', ',
      );
    };
    const english = told();
    expect(english).toBe(texts());
    await act(() => switchLanguage('ja'));
    expect(told()).toBe(texts());
    expect(told()).not.toBe(english);
    expect(document.querySelector('p')?.lang).toBe('ja');
    await act(() => switchLanguage('en'));
    expect(told()).toBe(english);
  });

  test('are missed where no one gives them', () => {
    expect(() => render(<Words />)).toThrow('TranslationProvider');
  });
});
