import { type AppActor, machineOf } from '#machines/app/app.view';
import { follow } from '#machines/app/follow.view';
import { preferencesView } from '#machines/preferences/preferences.view';
import { LOCALES, type Locale } from '#model/vocabulary/locales';
import { keepLanguage } from '../../browser/language/language-cookie.ts';

/**
 * Lets the server know the chosen language, so that it sends the next page in it. The function returned ends it.
 */
export function feedLanguage(
  app: AppActor,
  keep: (locale: Locale | null) => void = keepLanguage,
): () => void {
  const preferences = machineOf(app, 'preferences');
  return follow(
    preferences,
    (snapshot) => {
      const { isLoading, uiLang } = preferencesView(snapshot, preferences.send);
      if (isLoading) return undefined;
      return uiLang === null ? null : (LOCALES[uiLang] ?? null);
    },
    (chosen) => {
      if (chosen !== undefined) keep(chosen);
    },
  );
}
