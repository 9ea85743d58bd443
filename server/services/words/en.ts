import about from '#locales/en/about.json';
import account from '#locales/en/account.json';
import collection from '#locales/en/collection.json';
import common from '#locales/en/common.json';
import community from '#locales/en/community.json';
import explorer from '#locales/en/explorer.json';
import game from '#locales/en/game.json';
import home from '#locales/en/home.json';
import info from '#locales/en/info.json';
import leaderboard from '#locales/en/leaderboard.json';
import live2d from '#locales/en/live2d.json';
import music from '#locales/en/music.json';
import post from '#locales/en/post.json';
import posts from '#locales/en/posts.json';
import profile from '#locales/en/profile.json';
import room from '#locales/en/room.json';
import shell from '#locales/en/shell.json';
import stage from '#locales/en/stage.json';
import stories from '#locales/en/stories.json';
import tool from '#locales/en/tool.json';
import write from '#locales/en/write.json';

/** Of the groups whose texts the server writes itself. */
export const english = {
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
