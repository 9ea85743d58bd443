import { createInstance } from 'i18next';
import { memoize } from '#model/rules/once';
import type { TextKey } from '#model/texts/groups';
import type { TextValues } from '#model/texts/translate';
import { LOCALES, type Locale, localeTag } from '#model/vocabulary/locales';
import enCommon from '../../locales/en/common.json';
import enCommunity from '../../locales/en/community.json';
import enExplorer from '../../locales/en/explorer.json';
import enInfo from '../../locales/en/info.json';
import enLeaderboard from '../../locales/en/leaderboard.json';
import enPost from '../../locales/en/post.json';
import enPosts from '../../locales/en/posts.json';
import enShell from '../../locales/en/shell.json';
import enTool from '../../locales/en/tool.json';
import esCommon from '../../locales/es/common.json';
import esCommunity from '../../locales/es/community.json';
import esExplorer from '../../locales/es/explorer.json';
import esInfo from '../../locales/es/info.json';
import esLeaderboard from '../../locales/es/leaderboard.json';
import esPost from '../../locales/es/post.json';
import esPosts from '../../locales/es/posts.json';
import esShell from '../../locales/es/shell.json';
import esTool from '../../locales/es/tool.json';
import idCommon from '../../locales/id/common.json';
import idCommunity from '../../locales/id/community.json';
import idExplorer from '../../locales/id/explorer.json';
import idInfo from '../../locales/id/info.json';
import idLeaderboard from '../../locales/id/leaderboard.json';
import idPost from '../../locales/id/post.json';
import idPosts from '../../locales/id/posts.json';
import idShell from '../../locales/id/shell.json';
import idTool from '../../locales/id/tool.json';
import itCommon from '../../locales/it/common.json';
import itCommunity from '../../locales/it/community.json';
import itExplorer from '../../locales/it/explorer.json';
import itInfo from '../../locales/it/info.json';
import itLeaderboard from '../../locales/it/leaderboard.json';
import itPost from '../../locales/it/post.json';
import itPosts from '../../locales/it/posts.json';
import itShell from '../../locales/it/shell.json';
import itTool from '../../locales/it/tool.json';
import jaCommon from '../../locales/ja/common.json';
import jaCommunity from '../../locales/ja/community.json';
import jaExplorer from '../../locales/ja/explorer.json';
import jaInfo from '../../locales/ja/info.json';
import jaLeaderboard from '../../locales/ja/leaderboard.json';
import jaPost from '../../locales/ja/post.json';
import jaPosts from '../../locales/ja/posts.json';
import jaShell from '../../locales/ja/shell.json';
import jaTool from '../../locales/ja/tool.json';
import koCommon from '../../locales/ko/common.json';
import koCommunity from '../../locales/ko/community.json';
import koExplorer from '../../locales/ko/explorer.json';
import koInfo from '../../locales/ko/info.json';
import koLeaderboard from '../../locales/ko/leaderboard.json';
import koPost from '../../locales/ko/post.json';
import koPosts from '../../locales/ko/posts.json';
import koShell from '../../locales/ko/shell.json';
import koTool from '../../locales/ko/tool.json';
import plCommon from '../../locales/pl/common.json';
import plCommunity from '../../locales/pl/community.json';
import plExplorer from '../../locales/pl/explorer.json';
import plInfo from '../../locales/pl/info.json';
import plLeaderboard from '../../locales/pl/leaderboard.json';
import plPost from '../../locales/pl/post.json';
import plPosts from '../../locales/pl/posts.json';
import plShell from '../../locales/pl/shell.json';
import plTool from '../../locales/pl/tool.json';
import ruCommon from '../../locales/ru/common.json';
import ruCommunity from '../../locales/ru/community.json';
import ruExplorer from '../../locales/ru/explorer.json';
import ruInfo from '../../locales/ru/info.json';
import ruLeaderboard from '../../locales/ru/leaderboard.json';
import ruPost from '../../locales/ru/post.json';
import ruPosts from '../../locales/ru/posts.json';
import ruShell from '../../locales/ru/shell.json';
import ruTool from '../../locales/ru/tool.json';
import zhHansCommon from '../../locales/zh-Hans/common.json';
import zhHansCommunity from '../../locales/zh-Hans/community.json';
import zhHansExplorer from '../../locales/zh-Hans/explorer.json';
import zhHansInfo from '../../locales/zh-Hans/info.json';
import zhHansLeaderboard from '../../locales/zh-Hans/leaderboard.json';
import zhHansPost from '../../locales/zh-Hans/post.json';
import zhHansPosts from '../../locales/zh-Hans/posts.json';
import zhHansShell from '../../locales/zh-Hans/shell.json';
import zhHansTool from '../../locales/zh-Hans/tool.json';
import zhHanzCommon from '../../locales/zh-Hanz/common.json';
import zhHanzCommunity from '../../locales/zh-Hanz/community.json';
import zhHanzExplorer from '../../locales/zh-Hanz/explorer.json';
import zhHanzInfo from '../../locales/zh-Hanz/info.json';
import zhHanzLeaderboard from '../../locales/zh-Hanz/leaderboard.json';
import zhHanzPost from '../../locales/zh-Hanz/post.json';
import zhHanzPosts from '../../locales/zh-Hanz/posts.json';
import zhHanzShell from '../../locales/zh-Hanz/shell.json';
import zhHanzTool from '../../locales/zh-Hanz/tool.json';

/** What is said of things before any script runs, out of the texts of the pages. */
export type ServerTexts = Pick<typeof enCommon, 'site' | 'attribute' | 'eventType' | 'difficulty'> &
  Pick<typeof enInfo, 'characters'>;

/** The texts that the server writes itself: titles, words that all pages share, those of information, of the explorer, of tools, of rankings and of posts. */
const TEXTS: Readonly<Record<Locale, ServerTexts>> = {
  en: {
    ...enCommon,
    ...enCommunity,
    ...enExplorer,
    ...enInfo,
    ...enLeaderboard,
    ...enPost,
    ...enPosts,
    ...enShell,
    ...enTool,
  },
  es: {
    ...esCommon,
    ...esCommunity,
    ...esExplorer,
    ...esInfo,
    ...esLeaderboard,
    ...esPost,
    ...esPosts,
    ...esShell,
    ...esTool,
  },
  id: {
    ...idCommon,
    ...idCommunity,
    ...idExplorer,
    ...idInfo,
    ...idLeaderboard,
    ...idPost,
    ...idPosts,
    ...idShell,
    ...idTool,
  },
  it: {
    ...itCommon,
    ...itCommunity,
    ...itExplorer,
    ...itInfo,
    ...itLeaderboard,
    ...itPost,
    ...itPosts,
    ...itShell,
    ...itTool,
  },
  ja: {
    ...jaCommon,
    ...jaCommunity,
    ...jaExplorer,
    ...jaInfo,
    ...jaLeaderboard,
    ...jaPost,
    ...jaPosts,
    ...jaShell,
    ...jaTool,
  },
  ko: {
    ...koCommon,
    ...koCommunity,
    ...koExplorer,
    ...koInfo,
    ...koLeaderboard,
    ...koPost,
    ...koPosts,
    ...koShell,
    ...koTool,
  },
  pl: {
    ...plCommon,
    ...plCommunity,
    ...plExplorer,
    ...plInfo,
    ...plLeaderboard,
    ...plPost,
    ...plPosts,
    ...plShell,
    ...plTool,
  },
  ru: {
    ...ruCommon,
    ...ruCommunity,
    ...ruExplorer,
    ...ruInfo,
    ...ruLeaderboard,
    ...ruPost,
    ...ruPosts,
    ...ruShell,
    ...ruTool,
  },
  'zh-Hans': {
    ...zhHansCommon,
    ...zhHansCommunity,
    ...zhHansExplorer,
    ...zhHansInfo,
    ...zhHansLeaderboard,
    ...zhHansPost,
    ...zhHansPosts,
    ...zhHansShell,
    ...zhHansTool,
  },
  'zh-Hanz': {
    ...zhHanzCommon,
    ...zhHanzCommunity,
    ...zhHanzExplorer,
    ...zhHanzInfo,
    ...zhHanzLeaderboard,
    ...zhHanzPost,
    ...zhHanzPosts,
    ...zhHanzShell,
    ...zhHanzTool,
  },
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

export const wordsIn = (locale: Locale): ServerTexts => TEXTS[locale];

/**
 * A text of the pages with its placeholders filled in; it may hold anything that `values` do.
 * @throws when the server does not read the group of that key
 */
export const textIn = (locale: Locale, key: TextKey, values?: TextValues): string =>
  values === undefined ? fixedTexts(locale)(key) : filledIn(locale, key, values);

/** Those that have nothing to fill in: a page has many. */
const fixedTexts = memoize((locale: Locale) => memoize((key: TextKey) => filledIn(locale, key)));

function filledIn(locale: Locale, key: TextKey, values?: TextValues): string {
  const options = { ...values, lng: locale };
  // As any text: the library's types would compare each key with each other one, for which the compiler has no room.
  const name: string = key;
  if (!i18next.exists(name, options)) throw new Error(`the server has no text ${name} of ${locale}`);
  return i18next.t(name, options);
}

export const numberIn = (locale: Locale, value: number): string =>
  new Intl.NumberFormat(localeTag(locale), { maximumFractionDigits: 2 }).format(value);
