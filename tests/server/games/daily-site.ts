import { parseChart } from '#model/chart/parse';
import { playableChart } from '#model/chart/playing/playable';
import { withChart } from '#model/games/chart-questions';
import { dailyGame } from '#model/games/daily';
import { dayOf } from '#model/games/day';
import type { Answer, PlayedRound } from '#model/games/play';
import { versionOf } from '#model/games/pool';
import { type GameQuestion, questionsOf } from '#model/games/questions';
import type { GameName } from '#model/games/settings';
import { LIST_READERS } from '#model/records/list-readers';
import type { StoreOptions } from '#server/store/store';
import { type MemberSite, openMemberSite } from '../accounts/member-site.ts';
import { card, originOf } from '../own-lists.ts';

const CARDS = Object.fromEntries(
  Array.from({ length: 60 }, (_, at) => [at + 1, { ...card(`Card ${at}`), characterId: (at % 20) + 1 }]),
);
const CHARACTERS = Object.fromEntries(
  Array.from({ length: 20 }, (_, at) => [
    at + 1,
    { bandId: 1, characterName: [`Nr. ${at}`, null, null, null, null] },
  ]),
);

const SONGS = Object.fromEntries(
  Array.from({ length: 20 }, (_, at) => [
    at + 1,
    {
      bandId: 1,
      musicTitle: [`Song ${at}`, null, null, null, null],
      publishedAt: ['1489626000000', null, null, null, null],
      difficulty: { 2: { playLevel: 15 }, 3: { playLevel: 20 + (at % 5) } },
      length: 100 + at,
    },
  ]),
);
/** Each song has notes of its own. */
const chartOf = (song: number) => [
  { type: 'BPM', bpm: 120, beat: 0 },
  ...Array.from({ length: 160 }, (_, at) => ({
    type: 'Single',
    lane: (at * song + ((at * at) % 5)) % 7,
    beat: at + 1,
  })),
];
const CHARTS = Object.fromEntries(
  Object.keys(SONGS).flatMap((id) =>
    ['hard', 'expert'].map((difficulty) => [`charts/${id}/${difficulty}`, chartOf(Number(id))]),
  ),
);

/** What the site knows, read as a page reads it. */
const GAME_DATA = {
  cards: LIST_READERS.cards(CARDS).byId,
  characters: LIST_READERS.characters(CHARACTERS).byId,
  songs: LIST_READERS.songs(SONGS).byId,
};

/** A site with enough cards to play. */
export const openGameSite = (store: StoreOptions, env: Readonly<Record<string, string>> = {}) =>
  openMemberSite(store, env, {
    origin: originOf({
      lists: { 'cards/all': CARDS, 'characters/main': CHARACTERS, 'songs/all': SONGS, ...CHARTS },
    }),
  });

/** What is right, one thing after the other. */
function rightAnswers(question: GameQuestion): readonly Answer[] {
  switch (question.game) {
    case 'guesswho':
      return [{ game: 'guesswho', character: question.answer }];
    case 'findme':
      return [
        { game: 'findme', cells: question.cells.flatMap(({ isRight }, cell) => (isRight ? [cell] : [])) },
      ];
    case 'chartmaster':
      return [
        { game: 'chartmaster', part: 'song', song: question.answer },
        { game: 'chartmaster', part: 'moment', momentMs: question.excerpt?.startMs ?? 0 },
      ];
  }
}

export const questionsOn = (game: GameName, day: string): readonly GameQuestion[] =>
  questionsOf(game, GAME_DATA, dailyGame(game, day)).map((question) =>
    question.game === 'chartmaster'
      ? (withChart(question, playableChart(parseChart(chartOf(question.answer)))) ?? question)
      : question,
  );

/** Rounds in which everything is right after so many milliseconds each. */
export const rightRounds = (game: GameName, day: string, ms: number): PlayedRound[] =>
  questionsOn(game, day)
    .slice(0, dailyGame(game, day).rounds)

    .map((question, at) => ({
      at,
      moves: rightAnswers(question).map((answer, nth) => ({ kind: 'answer', answer, ms: ms + nth })),
    }));

export const today = ({ clock }: MemberSite): string => dayOf(clock.nowMs);

/** What a page sends after the challenge of today. */
export const played = (site: MemberSite, game: GameName, ms: number) => ({
  game,
  day: today(site),
  data: versionOf(game, GAME_DATA, 0, today(site)),
  rounds: rightRounds(game, today(site), ms),
  elapsedMs: 5 * ms + 20_000,
});
