import about from '#locales/es/about.json';
import account from '#locales/es/account.json';
import collection from '#locales/es/collection.json';
import common from '#locales/es/common.json';
import community from '#locales/es/community.json';
import explorer from '#locales/es/explorer.json';
import game from '#locales/es/game.json';
import home from '#locales/es/home.json';
import info from '#locales/es/info.json';
import leaderboard from '#locales/es/leaderboard.json';
import live2d from '#locales/es/live2d.json';
import music from '#locales/es/music.json';
import post from '#locales/es/post.json';
import posts from '#locales/es/posts.json';
import profile from '#locales/es/profile.json';
import room from '#locales/es/room.json';
import shell from '#locales/es/shell.json';
import stage from '#locales/es/stage.json';
import stories from '#locales/es/stories.json';
import tool from '#locales/es/tool.json';
import write from '#locales/es/write.json';

/** Of the groups whose texts the server writes itself. */
export const spanish = {
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
