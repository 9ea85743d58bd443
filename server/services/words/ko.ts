import about from '#locales/ko/about.json';
import account from '#locales/ko/account.json';
import collection from '#locales/ko/collection.json';
import common from '#locales/ko/common.json';
import community from '#locales/ko/community.json';
import explorer from '#locales/ko/explorer.json';
import game from '#locales/ko/game.json';
import home from '#locales/ko/home.json';
import info from '#locales/ko/info.json';
import leaderboard from '#locales/ko/leaderboard.json';
import live2d from '#locales/ko/live2d.json';
import music from '#locales/ko/music.json';
import post from '#locales/ko/post.json';
import posts from '#locales/ko/posts.json';
import profile from '#locales/ko/profile.json';
import room from '#locales/ko/room.json';
import shell from '#locales/ko/shell.json';
import stage from '#locales/ko/stage.json';
import stories from '#locales/ko/stories.json';
import tool from '#locales/ko/tool.json';
import write from '#locales/ko/write.json';

/** Of the groups whose texts the server writes itself. */
export const korean = {
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
