import type { GameName } from '#model/games/settings';
import type { TextKey } from '#model/texts/groups';

export const TITLES = {
  guesswho: 'page.guessWho',
  findme: 'page.findMe',
  chartmaster: 'page.chartMaster',
} as const satisfies Readonly<Record<GameName, TextKey>>;
