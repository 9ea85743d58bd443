import { BANDS } from '#model/vocabulary/bands';
import { SERVERS } from '#model/vocabulary/servers';
import type { DemoPlayerQuestion } from '../demo.types.ts';
import { EARLY_TITLES, earlyTitle } from '../events/prizes.ts';
import { random } from '../seeded/random.ts';
import { MODIFIERS } from '../words/modifiers.ts';
import { NOUNS } from '../words/nouns.ts';

/** Invented players have these numbers, on every server alike. */
const FIRST = 1_000_001;
export const LAST_PLAYER = 1_005_000;
/** Up to this one they write a code that they are asked for into their comment at once, so that linking can be tried. */
export const LAST_OBEDIENT = 1_000_100;
/** As the game writes them; its screen has them in capitals. */
const DECK_RANKS = ['d', 'c', 'b', 'a', 's', 'ss', 'sss'];
const DIFFICULTIES = ['easy', 'normal', 'hard', 'expert', 'special'];

export interface DemoPlayerRequest extends DemoPlayerQuestion {
  readonly seed: number;
}

const byBand = <T>(ofBand: (band: number) => T): Readonly<Record<string, T>> =>
  Object.fromEntries(BANDS.map(({ id }) => [String(id), ofBand(id)]));

const RATING_PER_RANK = 1_300;
const RATING_PER_LEVEL = 260;

/** A rank for each range of ratings, and a level within it. */
function deckRank(score: number) {
  const place = Math.min(DECK_RANKS.length - 1, Math.floor(score / RATING_PER_RANK));
  const lowerRating = place * RATING_PER_RANK;
  const level = 1 + Math.floor((score - lowerRating) / RATING_PER_LEVEL);
  return { rank: DECK_RANKS[place], score, level, lowerRating, upperRating: lowerRating + RATING_PER_RANK };
}

/** `player/{server}/{id}` (reference R17) of someone who does not exist; null for numbers that no one has. */
export function demoPlayer({ seed, server, uid, code }: DemoPlayerRequest): unknown {
  const isSomebody = Number.isInteger(uid) && uid >= FIRST && uid <= LAST_PLAYER;
  if (SERVERS[server] === undefined || !isSomebody) return null;
  const draw = random(seed, 'player', server, uid);
  const name = `${draw.pick(MODIFIERS)[server] ?? ''}${server === 1 ? ' ' : ''}${draw.pick(NOUNS)[server] ?? ''}`;
  const greeting = draw.pick(NOUNS)[server] ?? '';
  const rank = draw.int(5, 400);
  const cleared = DIFFICULTIES.map((difficulty, step) => {
    const clearedMusicCount = draw.int(0, 400 - step * 60);
    const fullComboMusicCount = draw.int(0, clearedMusicCount);
    const allPerfectMusicCount = draw.int(0, fullComboMusicCount);
    return [difficulty, { clearedMusicCount, fullComboMusicCount, allPerfectMusicCount }] as const;
  });
  const title = () => earlyTitle(draw.int(1, EARLY_TITLES));
  const list = () => ({
    entries: Array.from({ length: 3 }, () => ({
      musicId: draw.int(1, 400),
      difficulty: draw.pick(['hard', 'expert']),
      rating: draw.int(100, 700),
    })),
  });
  const profile = {
    userId: String(uid),
    userName: name.trim(),
    rank,
    degree: title(),
    introduction: uid <= LAST_OBEDIENT && code !== '' ? code : greeting,
    userHighScoreRating: { userPoppinPartyHighScoreMusicList: list(), userOtherHighScoreMusicList: list() },
    userProfileDegreeMap: {
      entries: {
        first: { degreeId: title() },
        ...(draw.chance(0.5) ? { second: { degreeId: title() } } : {}),
      },
    },
    userDeckTotalRatingMap: { entries: byBand(() => deckRank(draw.int(500, 9_000))) },
    bandRankMap: { entries: byBand(() => draw.int(1, 60)) },
    userMusicClearInfoMap: { entries: Object.fromEntries(cleared) },
  };
  return { result: true, data: { cache: false, profile } };
}
