import { createInstance } from 'i18next';
import common from '#locales/en/common.json';
import shell from '#locales/en/shell.json';
import { SHARED_GROUPS, TEXT_GROUPS, type TextGroup } from '#model/texts/groups';
import type { Translate } from '#model/texts/translate';
import { LOCALES, type Locale, localeTag } from '#model/vocabulary/locales';
import { takeEarly } from '../first/early.ts';

/** Addresses of the text files. They are data and no modules: a browser never asks again for a module that did not come. */
const FILES = import.meta.glob<string>(
  ['./*/*.json', '!./en/common.json', '!./en/shell.json', '!./*/words.json'],
  {
    base: '../../../locales',
    query: '?url',
    import: 'default',
    eager: true,
  },
);

const TIMEOUT_MS = 30_000;

/** A file of texts that did not come; loading it again may help. */
export class LostTexts extends Error {}

/** All groups of a language share one namespace, because each holds top-level sections of its own. */
const NAMESPACE = 'translation';

/** The English texts that all pages share come with the code and stand in for those of other languages. */
const i18next = createInstance({
  lng: 'en',
  fallbackLng: 'en',
  supportedLngs: [...LOCALES],
  load: 'currentOnly',
  resources: { en: { [NAMESPACE]: { ...common, ...shell } } },
  interpolation: { escapeValue: false },
  // Texts can be asked for as soon as this module is there.
  initAsync: false,
});
void i18next.init();

const isLoaded = new Set<string>(SHARED_GROUPS.map((group) => `en/${group}`));
const onTheirWay = new Map<string, Promise<void>>();

let language: Locale = 'en';
let wanted: Locale = 'en';

/** The language the server sent the page in (server/routes/client.ts). */
export const sentLanguage: Locale =
  LOCALES.find((locale) => localeTag(locale) === document.documentElement.lang) ?? 'en';

async function load(locale: Locale, group: TextGroup): Promise<void> {
  const address = FILES[`./${locale}/${group}.json`];
  if (!address) throw new Error(`Cannot find module './${locale}/${group}.json'`);
  try {
    const answer = await (takeEarly(address) ?? fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }));
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    i18next.addResourceBundle(locale, NAMESPACE, await answer.json(), true);
    isLoaded.add(`${locale}/${group}`);
  } catch (error) {
    throw new LostTexts(`texts ${locale}/${group} did not load`, { cause: error });
  }
}

function loadOnce(locale: Locale, group: TextGroup): Promise<void> {
  const name = `${locale}/${group}`;
  const begun = onTheirWay.get(name) ?? load(locale, group).finally(() => onTheirWay.delete(name));
  onTheirWay.set(name, begun);
  return begun;
}

export const hasTexts = (groups: readonly TextGroup[], locale: Locale = language): boolean =>
  groups.every((group) => isLoaded.has(`${locale}/${group}`));

/** Rejects with `LostTexts` when a file does not come, and by the file's name when there is no such language. */
async function loadGroups(groups: readonly TextGroup[], locale: Locale): Promise<void> {
  await Promise.all(
    groups.filter((group) => !hasTexts([group], locale)).map((group) => loadOnce(locale, group)),
  );
}

/**
 * Loads groups of texts in the language that shows, or in `locale`, each file once. A page must not show before its groups
 * are there. Rejects with `LostTexts`.
 */
export async function loadTexts(groups: readonly TextGroup[], locale?: Locale): Promise<void> {
  // The language may be switched meanwhile.
  while (!hasTexts(groups, locale)) await loadGroups(groups, locale ?? language);
}

const groupsLoaded = (): readonly TextGroup[] => TEXT_GROUPS.filter((group) => hasTexts([group]));

async function show(locale: Locale): Promise<void> {
  language = locale;
  document.documentElement.lang = localeTag(locale);
  await i18next.changeLanguage(locale);
}

/**
 * Shows another language: page, state and scroll stay. Until all texts that are loaded in the old language are there in the
 * new one, and when they do not come, the language stays as it is; of several wishes the last one counts. Rejects as
 * `loadTexts` does.
 */
export async function switchLanguage(locale: Locale): Promise<void> {
  wanted = locale;
  while (!hasTexts(groupsLoaded(), locale)) await loadGroups(groupsLoaded(), locale);
  if (wanted === locale) await show(locale);
}

/** The texts of a language; English ones stand in for what is missing. */
export function textsIn(locale: Locale): Translate {
  const t = i18next.getFixedT(locale);
  return (key, values = {}) => t(key, values);
}

export type I18n = typeof i18n;

/** The language that shows, for the provider of translations. */
export const i18n = {
  get language(): Locale {
    return language;
  },
  textsIn,
  subscribe(onChange: () => void): () => void {
    i18next.on('languageChanged', onChange);
    return () => i18next.off('languageChanged', onChange);
  },
};

/**
 * Starts in the language the page was sent in, with the groups of the first page. When the texts that all pages share do not
 * come, English shows; a page whose own texts do not come asks for them again and says so itself.
 */
export async function startI18n(groups: readonly TextGroup[], locale: Locale = sentLanguage): Promise<I18n> {
  wanted = locale;
  const [shared] = await Promise.allSettled([loadGroups(SHARED_GROUPS, locale), loadGroups(groups, locale)]);
  if (wanted === locale) await show(shared.status === 'fulfilled' ? locale : 'en');
  return i18n;
}
