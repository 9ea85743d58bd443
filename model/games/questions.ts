import type { CardRecord } from '../records/card.ts';
import { type ArtKind, artKinds, cardArtPath, cardThumbPath } from '../rules/asset-paths.ts';
import { SERVERS } from '../vocabulary/servers.ts';
import { type Crop, cropAt, thumbCropAt } from './crop.ts';
import { cardsFrom, drawOf, type GameCards, type Placed, poolOfGame, shuffled } from './pool.ts';
import type { BegunSettings, GameName } from './settings.ts';

/** What is done to a picture in the hardest games. */
export const DISTORTIONS = ['hue', 'mirror', 'flip', 'grey', 'invert'] as const;
export type Distortion = (typeof DISTORTIONS)[number];
const MOST_DISTORTIONS = 3;

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
  readonly cells: readonly FindCell[];
}

export type Question = GuessQuestion | FindQuestion;

/** Pictures that must be there before a question is asked. */
export const picturesOf = (question: Question): readonly string[] =>
  question.game === 'guesswho' ? [question.picture] : question.cells.map(({ picture }) => picture);

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

const oneOf = <T>(list: readonly T[], number: number): T | undefined =>
  list[Math.floor(number * list.length)];

/** One to three of them, each once, by the numbers drawn. */
function distortionsOf(draw: (at: number) => number): readonly Distortion[] {
  const count = 1 + Math.floor(draw(DRAW.distortions) * MOST_DISTORTIONS);
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
const MOST_HERS = 4;

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
  order: readonly Placed[],
  { characters }: GameCards,
  settings: BegunSettings,
): FindQuestion | null {
  const draw = (at: number) => drawOf(settings.seed, card.id, at);
  const answer = card.characterId;
  const more = Math.floor(draw(DRAW.count) * MOST_HERS);
  const isHers = (one: CardRecord) => one.characterId === answer && one.id !== card.id;
  const hers = [card, ...cardsFrom(order, draw(DRAW.hers), more, isHers)];
  const isOther = (one: CardRecord) => one.characterId !== answer;
  const others = cardsFrom(order, draw(DRAW.others), CELLS - hers.length, isOther);
  if (hers.length + others.length < CELLS) return null;
  return {
    game: 'findme',
    card: card.id,
    answer,
    bandId: characters.get(answer)?.bandId ?? 0,
    cells: [...hers, ...others]
      .map((one, at) => ({ cell: cellOf(one, answer, settings), place: draw(DRAW.cell + at) }))
      .sort((a, b) => a.place - b.place)
      .map(({ cell }) => cell),
  };
}

/** Questions more than rounds, for pictures that are missing. */
const SPARE = 10;

type Maker = (order: readonly Placed[], all: GameCards, settings: BegunSettings) => readonly Question[];

const MAKERS: Readonly<Record<GameName, Maker>> = {
  guesswho: (order, all, settings) =>
    order.slice(0, settings.rounds + SPARE).map(({ card }) => guessOf(card, all, settings)),
  findme: (order, all, settings) =>
    order.slice(0, settings.rounds + SPARE).flatMap(({ card }) => findOf(card, order, all, settings) ?? []),
};

/** The questions of a game in their order; more than its rounds, so that one whose picture is missing has a successor. */
export const questionsOf = (game: GameName, all: GameCards, settings: BegunSettings): readonly Question[] =>
  MAKERS[game](shuffled(poolOfGame(all, settings), settings.seed), all, settings);

/** Cards of the character who has most. */
function mostOfOne(pool: readonly CardRecord[]): number {
  const counts = new Map<number, number>();
  for (const { characterId } of pool) counts.set(characterId, (counts.get(characterId) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

/** Whether there is a question for each round, whatever the seed. */
export const isEnough = (game: GameName, pool: readonly CardRecord[], rounds: number): boolean =>
  pool.length >= rounds && (game === 'guesswho' || pool.length - mostOfOne(pool) >= CELLS - 1);
