import about from '#locales/zh-Hans/about.json';
import account from '#locales/zh-Hans/account.json';
import collection from '#locales/zh-Hans/collection.json';
import common from '#locales/zh-Hans/common.json';
import community from '#locales/zh-Hans/community.json';
import explorer from '#locales/zh-Hans/explorer.json';
import game from '#locales/zh-Hans/game.json';
import home from '#locales/zh-Hans/home.json';
import info from '#locales/zh-Hans/info.json';
import leaderboard from '#locales/zh-Hans/leaderboard.json';
import live2d from '#locales/zh-Hans/live2d.json';
import music from '#locales/zh-Hans/music.json';
import post from '#locales/zh-Hans/post.json';
import posts from '#locales/zh-Hans/posts.json';
import profile from '#locales/zh-Hans/profile.json';
import room from '#locales/zh-Hans/room.json';
import shell from '#locales/zh-Hans/shell.json';
import stage from '#locales/zh-Hans/stage.json';
import stories from '#locales/zh-Hans/stories.json';
import tool from '#locales/zh-Hans/tool.json';
import write from '#locales/zh-Hans/write.json';

/** Of the groups whose texts the server writes itself. */
export const simplified = {
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
