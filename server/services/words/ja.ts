import about from '#locales/ja/about.json';
import account from '#locales/ja/account.json';
import collection from '#locales/ja/collection.json';
import common from '#locales/ja/common.json';
import community from '#locales/ja/community.json';
import explorer from '#locales/ja/explorer.json';
import game from '#locales/ja/game.json';
import home from '#locales/ja/home.json';
import info from '#locales/ja/info.json';
import leaderboard from '#locales/ja/leaderboard.json';
import live2d from '#locales/ja/live2d.json';
import music from '#locales/ja/music.json';
import post from '#locales/ja/post.json';
import posts from '#locales/ja/posts.json';
import profile from '#locales/ja/profile.json';
import room from '#locales/ja/room.json';
import shell from '#locales/ja/shell.json';
import stage from '#locales/ja/stage.json';
import stories from '#locales/ja/stories.json';
import tool from '#locales/ja/tool.json';
import write from '#locales/ja/write.json';

/** Of the groups whose texts the server writes itself. */
export const japanese = {
  ...about,
  ...account,
  ...collection,
  ...common,
  ...community,
  ...explorer,
  ...game,
  ...home,
  ...info,
  ...leaderboard,
  ...live2d,
  ...music,
  ...post,
  ...posts,
  ...profile,
  ...room,
  ...shell,
  ...stage,
  ...stories,
  ...tool,
  ...write,
};
