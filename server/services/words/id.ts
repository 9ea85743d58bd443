import about from '#locales/id/about.json';
import account from '#locales/id/account.json';
import collection from '#locales/id/collection.json';
import common from '#locales/id/common.json';
import community from '#locales/id/community.json';
import explorer from '#locales/id/explorer.json';
import game from '#locales/id/game.json';
import home from '#locales/id/home.json';
import info from '#locales/id/info.json';
import leaderboard from '#locales/id/leaderboard.json';
import live2d from '#locales/id/live2d.json';
import music from '#locales/id/music.json';
import post from '#locales/id/post.json';
import posts from '#locales/id/posts.json';
import profile from '#locales/id/profile.json';
import room from '#locales/id/room.json';
import shell from '#locales/id/shell.json';
import stage from '#locales/id/stage.json';
import stories from '#locales/id/stories.json';
import tool from '#locales/id/tool.json';
import write from '#locales/id/write.json';

/** Of the groups whose texts the server writes itself. */
export const indonesian = {
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
