import type about from '../../locales/en/about.json';
import type account from '../../locales/en/account.json';
import type chart from '../../locales/en/chart.json';
import type chartdraft from '../../locales/en/chartdraft.json';
import type charteditor from '../../locales/en/charteditor.json';
import type chartsound from '../../locales/en/chartsound.json';
import type collection from '../../locales/en/collection.json';
import type common from '../../locales/en/common.json';
import type community from '../../locales/en/community.json';
import type consoleTexts from '../../locales/en/console.json';
import type drafts from '../../locales/en/drafts.json';
import type explorer from '../../locales/en/explorer.json';
import type fancharts from '../../locales/en/fancharts.json';
import type fanstories from '../../locales/en/fanstories.json';
import type game from '../../locales/en/game.json';
import type home from '../../locales/en/home.json';
import type importTexts from '../../locales/en/import.json';
import type info from '../../locales/en/info.json';
import type late from '../../locales/en/late.json';
import type leaderboard from '../../locales/en/leaderboard.json';
import type live2d from '../../locales/en/live2d.json';
import type music from '../../locales/en/music.json';
import type people from '../../locales/en/people.json';
import type post from '../../locales/en/post.json';
import type posts from '../../locales/en/posts.json';
import type profile from '../../locales/en/profile.json';
import type room from '../../locales/en/room.json';
import type shell from '../../locales/en/shell.json';
import type stage from '../../locales/en/stage.json';
import type stories from '../../locales/en/stories.json';
import type storyeditor from '../../locales/en/storyeditor.json';
import type tool from '../../locales/en/tool.json';
import type words from '../../locales/en/words.json';
import type write from '../../locales/en/write.json';

/** Files of a folder `locales/<code>` that pages load; each holds whole top-level sections of keys. */
export const TEXT_GROUPS = [
  'common',
  'shell',
  'home',
  'info',
  'tool',
  'leaderboard',
  'profile',
  'collection',
  'account',
  'community',
  'posts',
  'fancharts',
  'fanstories',
  'charteditor',
  'chartsound',
  'post',
  'people',
  'about',
  'write',
  'console',
  'chart',
  'chartdraft',
  'drafts',
  'storyeditor',
  'music',
  'explorer',
  'stage',
  'live2d',
  'stories',
  'import',
  'late',
  'game',
  'room',
] as const;
export type TextGroup = (typeof TEXT_GROUPS)[number];

/** The same, and what the search finds pages by: it comes with the search in all languages (src/app/shell/dialogs/page-words.ts). */
export const LOCALE_FILES = [...TEXT_GROUPS, 'words'] as const;
export type LocaleFile = (typeof LOCALE_FILES)[number];

/** Groups that every page needs: what pages share, and what stands around each page. */
export const SHARED_GROUPS = ['common', 'shell'] as const satisfies readonly TextGroup[];

/** Groups that a page names in the route table. */
export type PageGroup = Exclude<TextGroup, (typeof SHARED_GROUPS)[number]>;

type English = typeof common &
  typeof stage &
  typeof live2d &
  typeof stories &
  typeof storyeditor &
  typeof importTexts &
  typeof game &
  typeof room &
  typeof music &
  typeof explorer &
  typeof late &
  typeof shell &
  typeof home &
  typeof info &
  typeof tool &
  typeof profile &
  typeof collection &
  typeof account &
  typeof community &
  typeof posts &
  typeof fancharts &
  typeof fanstories &
  typeof charteditor &
  typeof chartsound &
  typeof post &
  typeof people &
  typeof about &
  typeof write &
  typeof consoleTexts &
  typeof chart &
  typeof chartdraft &
  typeof drafts &
  typeof leaderboard &
  typeof words;

/** `stars_one` and `stars_other` are one text, `stars`. */
type Uncounted<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

type Keys<Section> = {
  [Key in keyof Section & string]: Section[Key] extends string
    ? Uncounted<Key>
    : `${Key}.${Keys<Section[Key]>}`;
}[keyof Section & string];

/** Dotted key of a text, such as `card.release`; the English files are the source. */
export type TextKey = Keys<English>;
