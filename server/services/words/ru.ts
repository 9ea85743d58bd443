import about from '#locales/ru/about.json';
import account from '#locales/ru/account.json';
import collection from '#locales/ru/collection.json';
import common from '#locales/ru/common.json';
import community from '#locales/ru/community.json';
import explorer from '#locales/ru/explorer.json';
import game from '#locales/ru/game.json';
import home from '#locales/ru/home.json';
import info from '#locales/ru/info.json';
import leaderboard from '#locales/ru/leaderboard.json';
import live2d from '#locales/ru/live2d.json';
import music from '#locales/ru/music.json';
import post from '#locales/ru/post.json';
import posts from '#locales/ru/posts.json';
import profile from '#locales/ru/profile.json';
import room from '#locales/ru/room.json';
import shell from '#locales/ru/shell.json';
import stage from '#locales/ru/stage.json';
import stories from '#locales/ru/stories.json';
import tool from '#locales/ru/tool.json';
import write from '#locales/ru/write.json';

/** Of the groups whose texts the server writes itself. */
export const russian = {
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
