import about from '#locales/it/about.json';
import account from '#locales/it/account.json';
import collection from '#locales/it/collection.json';
import common from '#locales/it/common.json';
import community from '#locales/it/community.json';
import explorer from '#locales/it/explorer.json';
import game from '#locales/it/game.json';
import home from '#locales/it/home.json';
import info from '#locales/it/info.json';
import leaderboard from '#locales/it/leaderboard.json';
import live2d from '#locales/it/live2d.json';
import music from '#locales/it/music.json';
import post from '#locales/it/post.json';
import posts from '#locales/it/posts.json';
import profile from '#locales/it/profile.json';
import room from '#locales/it/room.json';
import shell from '#locales/it/shell.json';
import stage from '#locales/it/stage.json';
import stories from '#locales/it/stories.json';
import tool from '#locales/it/tool.json';
import write from '#locales/it/write.json';

/** Of the groups whose texts the server writes itself. */
export const italian = {
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
