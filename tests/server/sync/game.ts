import type { Origin } from '#server/origin/origin';
import { MISSING, UNAVAILABLE } from '#server/origin/origin';
import type { StoreOptions } from '#server/store/store';
import { type MemberSite, openMemberSite } from '../accounts/member-site.ts';
import { tinyOrigin } from '../tiny-demo.ts';

interface FakePlayer {
  introduction: string;
  bandName?: string;
  rank?: number;
  hsr?: number;
  cleared?: number;
  titles?: readonly number[];
}

/** A game whose players do what the test says. */
interface FakeGame {
  readonly players: Map<string, FakePlayer>;
  isDown: boolean;
  lookUps: number;
  /** No one hears of a player before this. */
  answersAfter: Promise<void>;
  readonly origin: Origin;
}

const profileOf = ({ introduction, bandName = '', rank, hsr, cleared, titles = [] }: FakePlayer) => ({
  userName: 'Somebody',
  introduction,
  mainUserDeck: { deckName: bandName },
  ...(rank === undefined ? {} : { rank }),
  ...(hsr === undefined
    ? {}
    : { userHighScoreRating: { userOtherHighScoreMusicList: { entries: [{ rating: hsr }] } } }),
  ...(cleared === undefined
    ? {}
    : { userMusicClearInfoMap: { entries: { easy: { clearedMusicCount: cleared } } } }),
  userProfileDegreeMap: { entries: titles.map((degreeId) => ({ degreeId })) },
});

function fakeGame(): FakeGame {
  const game: FakeGame = {
    players: new Map(),
    isDown: false,
    lookUps: 0,
    answersAfter: Promise.resolve(),
    origin: {
      ...tinyOrigin(),
      readPlayer: async ({ server, uid }) => {
        game.lookUps++;
        await game.answersAfter;
        if (game.isDown) return UNAVAILABLE;
        const player = game.players.get(`${server}/${uid}`);
        return player
          ? { status: 'found', value: { result: true, data: { profile: profileOf(player) } } }
          : MISSING;
      },
    },
  };
  return game;
}

export interface GameSite extends MemberSite {
  readonly game: FakeGame;
  /** Asks for a code, writes it into the comment and proves the account. */
  readonly link: (token: string, server: number, uid: number, player?: Partial<FakePlayer>) => Promise<void>;
}

export async function openGameSite(
  store: StoreOptions,
  env: Readonly<Record<string, string>> = {},
): Promise<GameSite> {
  const game = fakeGame();
  const site = await openMemberSite(store, env, { origin: game.origin });
  const link: GameSite['link'] = async (token, server, uid, player = {}) => {
    const { body } = await site.post('sync', { type: 'request', server, uid }, token);
    game.players.set(`${server}/${uid}`, { ...player, introduction: `hello ${body.code}` });
    const verified = await site.post('sync', { type: 'verify', server }, token);
    if (verified.status !== 200) throw new Error(`not linked: ${JSON.stringify(verified.body)}`);
  };
  return { ...site, game, link };
}

export const FLAG_NAMES = [
  'uidFlag',
  'rankFlag',
  'clearCountFlag',
  'fullComboCountFlag',
  'allPerfectCountFlag',
  'hsrFlag',
  'dtrFlag',
  'titleFlag',
] as const;

/** The eight flags from the bits of a number. */
export const flagsFrom = (bits: number) =>
  Object.fromEntries(FLAG_NAMES.map((name, at) => [name, ((bits >> at) & 1) === 1]));
