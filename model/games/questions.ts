import type { CardRecord } from '../records/card.ts';
import { type ArtKind, artKinds, cardArtPath, cardThumbPath } from '../rules/asset-paths.ts';
import { SERVERS } from '../vocabulary/servers.ts';
import { type ChartQuestion, chartQuestionsOf } from './chart-questions.ts';
import { type Crop, cropAt, thumbCropAt } from './crop.ts';
import { drawOf, firstFrom, oneOf, type Placed, shuffled } from './order.ts';
import { type GameCards, poolOfGame, type QuestionData, songsOfGame } from './pool.ts';
import type { BegunSettings, GameName } from './settings.ts';

/** What is done to a picture in the hardest games. */
const DISTORTIONS = ['hue', 'mirror', 'flip', 'grey', 'invert'] as const;
export type Distortion = (typeof DISTORTIONS)[number];
const MAX_DISTORTIONS = 3;

/** Who is on the card of which a part is shown? */
export interface GuessQuestion {
  readonly game: 'guesswho';
  readonly card: number;
  /** The character. */
  readonly answer: number;
  readonly bandId: number;
  readonly picture: string;
  readonly crop: Crop;
  readonly distortions: readonly Distortion[];
}

export interface FindCell {
  readonly card: number;
  readonly picture: string;
  readonly crop: Crop;
  readonly distortions: readonly Distortion[];
  readonly isRight: boolean;
}

/** Which of nine cards are hers? */
export interface FindQuestion {
  readonly game: 'findme';
  /** One of hers, by which the question is known. */
  readonly card: number;
  /** The character. */
  readonly answer: number;
  readonly bandId: number;
  /** How many cards are hers. */
  readonly count: number;
  readonly cells: readonly FindCell[];
}

export type GameQuestion = GuessQuestion | FindQuestion | ChartQuestion;

/** The card or song by which a question of a game is known. */
export const idOf = (question: GameQuestion): number =>
  question.game === 'chartmaster' ? question.answer : question.card;

/** Pictures that must be there before a question is asked. */
export function picturesOf(question: GameQuestion): readonly string[] {
  switch (question.game) {
    case 'guesswho':
      return [question.picture];
    case 'findme':
      return question.cells.map(({ picture }) => picture);
    case 'chartmaster':
      return [];
  }
}

/** Draws by what they decide; 0 is the order of the pool. A link holds a seed, so none may ever change. */
const DRAW = {
  kind: 1,
  across: 2,
  down: 3,
  distortions: 4,
  distortion: 5,
  count: 10,
  hers: 11,
  others: 12,
  cell: 16,
} as const;

/** One to three of them, each once, by the numbers drawn. */
function distortionsOf(draw: (at: number) => number): readonly Distortion[] {
  const count = 1 + Math.floor(draw(DRAW.distortions) * MAX_DISTORTIONS);
  return DISTORTIONS.map((distortion, at) => ({ distortion, place: draw(DRAW.distortion + at) }))
    .sort((a, b) => a.place - b.place)
    .slice(0, count)
    .map(({ distortion }) => distortion);
}

function guessOf(card: CardRecord, { characters }: GameCards, settings: BegunSettings): GuessQuestion {
  const draw = (at: number) => drawOf(settings.seed, card.id, at);
  const kind: ArtKind = oneOf(artKinds(card), draw(DRAW.kind)) ?? 'normal';
  return {
    game: 'guesswho',
    card: card.id,
    answer: card.characterId,
    bandId: characters.get(card.characterId)?.bandId ?? 0,
    picture: cardArtPath(SERVERS[settings.server], card, kind),
    crop: cropAt(settings.difficulty, draw(DRAW.across), draw(DRAW.down)),
    distortions: settings.difficulty === 'extreme' ? distortionsOf(draw) : [],
  };
}

/** Cells of a grid, and how many of them are hers at the most. */
export const CELLS = 9;
const MAX_HERS = 4;

function cellOf(card: CardRecord, answer: number, settings: BegunSettings): FindCell {
  const draw = (at: number) => drawOf(settings.seed, card.id, at);
  const { difficulty, server } = settings;
  const isGrey = difficulty === 'extreme' || (difficulty === 'hard' && draw(DRAW.distortion) < 1 / 2);
  const isMirrored = difficulty === 'extreme' && draw(DRAW.distortion + 1) < 1 / 2;
  return {
    card: card.id,
    picture: cardThumbPath(SERVERS[server], card, oneOf(artKinds(card), draw(DRAW.kind)) ?? 'normal'),
    crop: thumbCropAt(difficulty, draw(DRAW.across), draw(DRAW.down)),
    distortions: [...(isGrey ? (['grey'] as const) : []), ...(isMirrored ? (['mirror'] as const) : [])],
    isRight: card.characterId === answer,
  };
}

/** Null where there are too few cards of others. */
function findOf(
  card: CardRecord,
  order: readonly Placed<CardRecord>[],
  { characters }: GameCards,
  settings: BegunSettings,
): FindQuestion | null {
  const draw = (at: number) => drawOf(settings.seed, card.id, at);
  const answer = card.characterId;
  const more = Math.floor(draw(DRAW.count) * MAX_HERS);
  const isHers = (one: CardRecord) => one.characterId === answer && one.id !== card.id;
  const hers = [card, ...firstFrom(order, draw(DRAW.hers), more, isHers)];
  const isOther = (one: CardRecord) => one.characterId !== answer;
  const others = firstFrom(order, draw(DRAW.others), CELLS - hers.length, isOther);
  if (hers.length + others.length < CELLS) return null;
  return {
    game: 'findme',
    card: card.id,
    answer,
    bandId: characters.get(answer)?.bandId ?? 0,
    count: hers.length,
    cells: [...hers, ...others]
      .map((one, at) => ({ cell: cellOf(one, answer, settings), place: draw(DRAW.cell + at) }))
      .sort((a, b) => a.place - b.place)
      .map(({ cell }) => cell),
  };
}

/** Questions more than rounds, for pictures that are missing. */
export const SPARE = 10;

type Maker = (all: QuestionData, settings: BegunSettings, most: number) => readonly GameQuestion[];

const cardsInOrder = (all: GameCards, settings: BegunSettings): readonly Placed<CardRecord>[] =>
  shuffled(poolOfGame(all, settings), settings.seed);

const MAKERS: Readonly<Record<GameName, Maker>> = {
  guesswho: (all, settings, most) =>
    cardsInOrder(all, settings)
      .slice(0, most)
      .map(({ item }) => guessOf(item, all, settings)),
  findme: (all, settings, most) => {
    const order = cardsInOrder(all, settings);
    return order.slice(0, most).flatMap(({ item }) => findOf(item, order, all, settings) ?? []);
  },
  chartmaster: chartQuestionsOf,
};

/** The questions of a game in their order; more than its rounds, so that one whose picture or chart is missing has a successor. */
export const questionsOf = (
  game: GameName,
  all: QuestionData,
  settings: BegunSettings,
): readonly GameQuestion[] => MAKERS[game](all, settings, settings.rounds + SPARE);

/** Cards of the character who has most. */
function mostOfOne(pool: readonly CardRecord[]): number {
  const counts = new Map<number, number>();
  for (const { characterId } of pool) counts.set(characterId, (counts.get(characterId) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

/** Among fewer songs nothing is to be guessed. */
const MIN_SONGS = 4;

/** What a game would be made of. */
export interface PoolCheck {
  /** Cards, or songs in Chart Master, that fit. */
  readonly size: number;
  /** Whether there is a question for each round, whatever the seed. */
  readonly isEnough: boolean;
}

export function checkPool(game: GameName, all: QuestionData, settings: BegunSettings): PoolCheck {
  const { rounds } = settings;
  if (game === 'chartmaster') {
    const size = songsOfGame(all, settings).length;
    return { size, isEnough: size >= Math.max(rounds, MIN_SONGS) };
  }
  const pool = poolOfGame(all, settings);
  const hasOthers = game === 'guesswho' || pool.length - mostOfOne(pool) >= CELLS - 1;
  return { size: pool.length, isEnough: pool.length >= rounds && hasOthers };
}
