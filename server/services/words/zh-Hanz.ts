import about from '#locales/zh-Hanz/about.json';
import account from '#locales/zh-Hanz/account.json';
import collection from '#locales/zh-Hanz/collection.json';
import common from '#locales/zh-Hanz/common.json';
import community from '#locales/zh-Hanz/community.json';
import explorer from '#locales/zh-Hanz/explorer.json';
import game from '#locales/zh-Hanz/game.json';
import home from '#locales/zh-Hanz/home.json';
import info from '#locales/zh-Hanz/info.json';
import leaderboard from '#locales/zh-Hanz/leaderboard.json';
import live2d from '#locales/zh-Hanz/live2d.json';
import music from '#locales/zh-Hanz/music.json';
import post from '#locales/zh-Hanz/post.json';
import posts from '#locales/zh-Hanz/posts.json';
import profile from '#locales/zh-Hanz/profile.json';
import room from '#locales/zh-Hanz/room.json';
import shell from '#locales/zh-Hanz/shell.json';
import stage from '#locales/zh-Hanz/stage.json';
import stories from '#locales/zh-Hanz/stories.json';
import tool from '#locales/zh-Hanz/tool.json';
import write from '#locales/zh-Hanz/write.json';

/** Of the groups whose texts the server writes itself. */
export const traditional = {
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
