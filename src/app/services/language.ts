import { type AppActor, machineOf } from '#machines/app/app.view';
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
  let kept: Locale | null | undefined;
  const look = (): void => {
    const { isLoading, uiLang } = preferencesView(preferences.getSnapshot(), preferences.send);
    const chosen = uiLang === null ? null : (LOCALES[uiLang] ?? null);
    if (isLoading || chosen === kept) return;
    kept = chosen;
    keep(chosen);
  };
  look();
  const subscription = preferences.subscribe(look);
  return () => subscription.unsubscribe();
}
