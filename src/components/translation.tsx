import type { i18n as I18n, TFunction } from 'i18next';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';

export type Translate = TFunction;

/** The texts of the language that shows. */
interface Translation {
  readonly t: Translate;
  /** As i18next names it: `ja`, `zh-TW`. */
  readonly language: string;
}

const TranslationContext = createContext<Translation | null>(null);

type Texts = (key: string, filling?: object) => string;

/** Texts with nothing to fill in are the same each time, and a list asks for hundreds of them with each frame. */
function remembering(texts: Texts): Texts {
  const known = new Map<string, string>();
  return (key, filling) => {
    if (filling !== undefined) return texts(key, filling);
    const text = known.get(key) ?? texts(key);
    known.set(key, text);
    return text;
  };
}

/** Draws all anew when another language shows. */
export function TranslationProvider({
  i18n,
  children,
}: {
  readonly i18n: I18n;
  readonly children: ReactNode;
}) {
  const subscribe = useCallback(
    (onChange: () => void) => {
      i18n.on('languageChanged', onChange);
      return () => i18n.off('languageChanged', onChange);
    },
    [i18n],
  );
  const language = useSyncExternalStore(subscribe, () => i18n.language);
  const translation = useMemo(
    () => ({ t: remembering(i18n.getFixedT(language) as Texts) as Translate, language }),
    [i18n, language],
  );
  return <TranslationContext value={translation}>{children}</TranslationContext>;
}

/**
 * The texts of the language that shows, for as long as it does. All components share them (docs/decisions/026): react-i18next's
 * hook listens, copies the library's state and begins anew in each.
 */
export function useTranslation(): Translation {
  const translation = useContext(TranslationContext);
  if (translation === null) throw new Error('there is no TranslationProvider around this');
  return translation;
}
