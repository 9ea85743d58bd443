import about from '#locales/pl/about.json';
import account from '#locales/pl/account.json';
import collection from '#locales/pl/collection.json';
import common from '#locales/pl/common.json';
import community from '#locales/pl/community.json';
import explorer from '#locales/pl/explorer.json';
import game from '#locales/pl/game.json';
import home from '#locales/pl/home.json';
import info from '#locales/pl/info.json';
import leaderboard from '#locales/pl/leaderboard.json';
import live2d from '#locales/pl/live2d.json';
import music from '#locales/pl/music.json';
import post from '#locales/pl/post.json';
import posts from '#locales/pl/posts.json';
import profile from '#locales/pl/profile.json';
import room from '#locales/pl/room.json';
import shell from '#locales/pl/shell.json';
import stage from '#locales/pl/stage.json';
import stories from '#locales/pl/stories.json';
import tool from '#locales/pl/tool.json';
import write from '#locales/pl/write.json';

/** Of the groups whose texts the server writes itself. */
export const polish = {
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
