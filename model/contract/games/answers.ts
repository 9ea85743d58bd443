import { type TSchema, Type } from 'typebox';
import { HINTS } from '../../games/play.ts';
import { CELLS } from '../../games/questions.ts';
import { GAMES, type GameName } from '../../games/settings.ts';
import { HOUR_MS } from '../../vocabulary/time.ts';
import { fields, id, integer, listOf, oneOf, oneText } from '../bounds.ts';

export const game = oneText(GAMES);

/** What a player says, by game. */
const ANSWERS = {
  guesswho: fields({ game: Type.Literal('guesswho'), character: id }),
  findme: fields({ game: Type.Literal('findme'), cells: listOf(integer(0, CELLS - 1), CELLS) }),
  chartmaster: Type.Union([
    fields({ game: Type.Literal('chartmaster'), part: Type.Literal('song'), song: id }),
    fields({
      game: Type.Literal('chartmaster'),
      part: Type.Literal('moment'),
      momentMs: integer(0, HOUR_MS),
    }),
  ]),
} as const satisfies Readonly<Record<GameName, TSchema>>;

export const answer = Type.Union([ANSWERS.guesswho, ANSWERS.findme, ANSWERS.chartmaster]);

export const hint = oneOf([...new Set(GAMES.flatMap((each) => HINTS[each]))]);
