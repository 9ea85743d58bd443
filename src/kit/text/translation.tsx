import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import type { Translate } from '#model/texts/translate';
import type { Locale } from '#model/vocabulary/locales';

/** The language that shows, and the texts of each; `subscribe` calls back when another one shows. */
interface Languages {
  readonly language: Locale;
  readonly textsIn: (locale: Locale) => Translate;
  readonly subscribe: (onChange: () => void) => () => void;
}

/** The texts of the language that shows. */
interface Translation {
  readonly t: Translate;
  readonly language: Locale;
}

const TranslationContext = createContext<Translation | null>(null);

/** Texts with nothing to fill in are the same each time, and a list asks for hundreds of them with each frame. */
function remembering(translate: Translate): Translate {
  const known = new Map<string, string>();
  return (key, values) => {
    if (values !== undefined) return translate(key, values);
    const text = known.get(key) ?? translate(key);
    // A group that loads later brings the text of a key without one.
    if (text !== key) known.set(key, text);
    return text;
  };
}

/** Draws everything again when another language shows. */
export function TranslationProvider({
  i18n,
  children,
}: {
  readonly i18n: Languages;
  readonly children: ReactNode;
}) {
  const language = useSyncExternalStore(i18n.subscribe, () => i18n.language);
  const translation = useMemo(() => ({ t: remembering(i18n.textsIn(language)), language }), [i18n, language]);
  return <TranslationContext value={translation}>{children}</TranslationContext>;
}

/** The texts of the language that shows, for as long as it does. All components share them (docs/decisions/026). */
export function useTranslation(): Translation {
  const translation = useContext(TranslationContext);
  if (translation === null) throw new Error('there is no TranslationProvider around this');
  return translation;
}
