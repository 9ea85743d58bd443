import { createInstance } from 'i18next';
import type { TextKey } from '#model/texts/groups';
import type { TextValues } from '#model/texts/translate';
import { LOCALES, type Locale, localeTag } from '#model/vocabulary/locales';
import enCommon from '../../locales/en/common.json';
import enInfo from '../../locales/en/info.json';
import enLeaderboard from '../../locales/en/leaderboard.json';
import enShell from '../../locales/en/shell.json';
import enTool from '../../locales/en/tool.json';
import esCommon from '../../locales/es/common.json';
import esInfo from '../../locales/es/info.json';
import esLeaderboard from '../../locales/es/leaderboard.json';
import esShell from '../../locales/es/shell.json';
import esTool from '../../locales/es/tool.json';
import idCommon from '../../locales/id/common.json';
import idInfo from '../../locales/id/info.json';
import idLeaderboard from '../../locales/id/leaderboard.json';
import idShell from '../../locales/id/shell.json';
import idTool from '../../locales/id/tool.json';
import itCommon from '../../locales/it/common.json';
import itInfo from '../../locales/it/info.json';
import itLeaderboard from '../../locales/it/leaderboard.json';
import itShell from '../../locales/it/shell.json';
import itTool from '../../locales/it/tool.json';
import jaCommon from '../../locales/ja/common.json';
import jaInfo from '../../locales/ja/info.json';
import jaLeaderboard from '../../locales/ja/leaderboard.json';
import jaShell from '../../locales/ja/shell.json';
import jaTool from '../../locales/ja/tool.json';
import koCommon from '../../locales/ko/common.json';
import koInfo from '../../locales/ko/info.json';
import koLeaderboard from '../../locales/ko/leaderboard.json';
import koShell from '../../locales/ko/shell.json';
import koTool from '../../locales/ko/tool.json';
import plCommon from '../../locales/pl/common.json';
import plInfo from '../../locales/pl/info.json';
import plLeaderboard from '../../locales/pl/leaderboard.json';
import plShell from '../../locales/pl/shell.json';
import plTool from '../../locales/pl/tool.json';
import ruCommon from '../../locales/ru/common.json';
import ruInfo from '../../locales/ru/info.json';
import ruLeaderboard from '../../locales/ru/leaderboard.json';
import ruShell from '../../locales/ru/shell.json';
import ruTool from '../../locales/ru/tool.json';
import zhHansCommon from '../../locales/zh-Hans/common.json';
import zhHansInfo from '../../locales/zh-Hans/info.json';
import zhHansLeaderboard from '../../locales/zh-Hans/leaderboard.json';
import zhHansShell from '../../locales/zh-Hans/shell.json';
import zhHansTool from '../../locales/zh-Hans/tool.json';
import zhHanzCommon from '../../locales/zh-Hanz/common.json';
import zhHanzInfo from '../../locales/zh-Hanz/info.json';
import zhHanzLeaderboard from '../../locales/zh-Hanz/leaderboard.json';
import zhHanzShell from '../../locales/zh-Hanz/shell.json';
import zhHanzTool from '../../locales/zh-Hanz/tool.json';

/** What is said of things before any script runs, out of the texts of the pages. */
export type Words = Pick<typeof enCommon, 'site' | 'attribute' | 'eventType' | 'difficulty'> &
  Pick<typeof enInfo, 'characters'>;

/** The texts that the server writes itself: titles, words that all pages share, those of information, of tools and of rankings. */
const TEXTS: Readonly<Record<Locale, Words>> = {
  en: { ...enCommon, ...enInfo, ...enLeaderboard, ...enShell, ...enTool },
  es: { ...esCommon, ...esInfo, ...esLeaderboard, ...esShell, ...esTool },
  id: { ...idCommon, ...idInfo, ...idLeaderboard, ...idShell, ...idTool },
  it: { ...itCommon, ...itInfo, ...itLeaderboard, ...itShell, ...itTool },
  ja: { ...jaCommon, ...jaInfo, ...jaLeaderboard, ...jaShell, ...jaTool },
  ko: { ...koCommon, ...koInfo, ...koLeaderboard, ...koShell, ...koTool },
  pl: { ...plCommon, ...plInfo, ...plLeaderboard, ...plShell, ...plTool },
  ru: { ...ruCommon, ...ruInfo, ...ruLeaderboard, ...ruShell, ...ruTool },
  'zh-Hans': { ...zhHansCommon, ...zhHansInfo, ...zhHansLeaderboard, ...zhHansShell, ...zhHansTool },
  'zh-Hanz': { ...zhHanzCommon, ...zhHanzInfo, ...zhHanzLeaderboard, ...zhHanzShell, ...zhHanzTool },
};

const i18next = createInstance({
  fallbackLng: false,
  supportedLngs: [...LOCALES],
  load: 'currentOnly',
  resources: Object.fromEntries(LOCALES.map((locale) => [locale, { translation: TEXTS[locale] }])),
  interpolation: { escapeValue: false },
  initAsync: false,
});
void i18next.init();

export const wordsIn = (locale: Locale): Words => TEXTS[locale];

/**
 * A text of the pages with its placeholders filled in; it may hold anything that `values` do.
 * @throws when the server does not read the group of that key
 */
export function textIn(locale: Locale, key: TextKey, values?: TextValues): string {
  const options = { ...values, lng: locale };
  // As any text: the library's types would compare each key with each other one, for which the compiler has no room.
  const name: string = key;
  if (!i18next.exists(name, options)) throw new Error(`the server has no text ${name} of ${locale}`);
  return i18next.t(name, options);
}

export const numberIn = (locale: Locale, value: number): string =>
  new Intl.NumberFormat(localeTag(locale), { maximumFractionDigits: 2 }).format(value);
