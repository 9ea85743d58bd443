import about from '../../locales/en/about.json';
import account from '../../locales/en/account.json';
import chart from '../../locales/en/chart.json';
import chartdraft from '../../locales/en/chartdraft.json';
import charteditor from '../../locales/en/charteditor.json';
import collection from '../../locales/en/collection.json';
import common from '../../locales/en/common.json';
import community from '../../locales/en/community.json';
import consoleTexts from '../../locales/en/console.json';
import drafts from '../../locales/en/drafts.json';
import fancharts from '../../locales/en/fancharts.json';
import game from '../../locales/en/game.json';
import home from '../../locales/en/home.json';
import importTexts from '../../locales/en/import.json';
import info from '../../locales/en/info.json';
import late from '../../locales/en/late.json';
import leaderboard from '../../locales/en/leaderboard.json';
import music from '../../locales/en/music.json';
import people from '../../locales/en/people.json';
import post from '../../locales/en/post.json';
import posts from '../../locales/en/posts.json';
import profile from '../../locales/en/profile.json';
import room from '../../locales/en/room.json';
import shell from '../../locales/en/shell.json';
import stage from '../../locales/en/stage.json';
import tool from '../../locales/en/tool.json';
import words from '../../locales/en/words.json';
import write from '../../locales/en/write.json';

/** The texts of all groups, English. */
export const en = {
  ...about,
  ...account,
  ...chart,
  ...charteditor,
  ...chartdraft,
  ...collection,
  ...common,
  ...community,
  ...consoleTexts,
  ...drafts,
  ...fancharts,
  ...game,
  ...home,
  ...importTexts,
  ...info,
  ...late,
  ...leaderboard,
  ...music,
  ...people,
  ...post,
  ...posts,
  ...profile,
  ...room,
  ...shell,
  ...stage,
  ...tool,
  ...words,
  ...write,
};
