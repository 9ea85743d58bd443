import { voiceBundleOf } from '#model/media/story/voice-bundles';
import type { BandId } from '#model/vocabulary/bands';
import { bandOf, CHARACTER_IDS } from '../cast/cast.ts';
import type { EventRow } from '../events/events.ts';
import { random } from '../seeded/random.ts';
import type { ServedWord } from '../words/words.types.ts';
import { bandCast, castOf, mixedCast, type StoryCast } from './casting.ts';
import { namedOnAll } from './named-on-all.ts';
import { partsOf } from './parts.ts';
import { AFTER_LIVE_PLOTS } from './plots/after-live/after-live.ts';
import { AREA_PLOTS } from './plots/area/area.ts';
import { CARD_PLOTS } from './plots/card/card.ts';
import { CHAPTER_PLOTS } from './plots/chapters.ts';
import { fillAll } from './script/fill.ts';
import { temperOf } from './script/manners.ts';
import type { SetPlace, StoryPlot, Temper } from './script/plot.ts';
import { topicsFor } from './script/topics.ts';
import type { Story } from './story.types.ts';

/** Which plot each story of the lists has, and who plays it: a function of the seed and of what the story is of. */

const digits = (value: number, count: number): string => String(value).padStart(count, '0');

/** As the lists name them. */
export const SCENARIO_IDS = {
  main: (nth: number): string => `main${digits(nth, 3)}`,
  band: (bandId: number, chapter: number, nth: number): string =>
    `band_${digits(bandId, 3)}_${chapter}_${digits(nth, 2)}`,
  event: (id: number, nth: number): string => `event${id}-${digits(nth, 2)}`,
  card: (resourceSetName: string, nth: number): string => `${resourceSetName}-${nth + 1}`,
  area: (id: number): string => `areatalk${digits(id, 4)}`,
  afterLive: (id: number): string => `afterlivetalk${digits(id, 4)}`,
} as const;

/** Where their voices lie. */
export const VOICE_BUNDLES = {
  main: (id: number): string => voiceBundleOf({ kind: 'main', id }),
  band: (bandId: number, chapter: number, nth: number): string =>
    voiceBundleOf({ kind: 'band', voiceBundle: SCENARIO_IDS.band(bandId, chapter, nth) }),
  event: (eventId: number, chapter: number): string => voiceBundleOf({ kind: 'event', eventId, chapter }),
  card: (resourceSetName: string): string => voiceBundleOf({ kind: 'card', resourceSetName }),
  area: (actionSetId: number): string => voiceBundleOf({ kind: 'area', actionSetId }),
  afterLive: (id: number): string => voiceBundleOf({ kind: 'afterlive', id }),
} as const;

type StoryParts = Pick<Story, 'scenarioId' | 'plot' | 'voiceBundle' | 'heading'> & {
  readonly cast: StoryCast;
  readonly card?: Story['card'];
};

const storyOf = (seed: number, { cast, card = null, ...parts }: StoryParts): Story => ({
  ...parts,
  card,
  filling: { cast, topics: topicsFor(random(seed, 'topics', parts.scenarioId)) },
});

/** All plots come before one comes again, in an order of the shelf's own. */
function plotAt(plots: readonly StoryPlot[], nth: number, ...shelf: readonly (number | string)[]): StoryPlot {
  const round = Math.floor(nth / plots.length);
  return random('plots', ...shelf, round).shuffle(plots)[nth % plots.length]!;
}

/** `nth` counts from 1. */
export const mainStory = (seed: number, nth: number): Story =>
  storyOf(seed, {
    scenarioId: SCENARIO_IDS.main(nth),
    plot: plotAt(CHAPTER_PLOTS, nth - 1, seed, 'main'),
    cast: mixedCast(random(seed, 'main cast', nth), true),
    voiceBundle: VOICE_BUNDLES.main(nth),
    heading: 'title',
  });

/** Stories of a chapter of a band; both count from 1. */
export const BAND_STORIES = 8;

export function bandStory(seed: number, bandId: BandId, chapter: number, nth: number): Story {
  return storyOf(seed, {
    scenarioId: SCENARIO_IDS.band(bandId, chapter, nth),
    plot: plotAt(CHAPTER_PLOTS, (chapter - 1) * BAND_STORIES + nth - 1, seed, 'band', bandId),
    cast: bandCast(bandId),
    voiceBundle: VOICE_BUNDLES.band(bandId, chapter, nth),
    heading: 'title',
  });
}

const EVENT_STORIES = 7;
/** The first type of events says more (reference R9). */
const STORIES_OF_EARLY = 15;
export const eventStoryCount = (eventType: string): number =>
  eventType === 'story' ? STORIES_OF_EARLY : EVENT_STORIES;

/** `nth` counts from 0, the opening, which says what the event is called. */
export const eventStory = (seed: number, id: number, nth: number, row: EventRow): Story =>
  storyOf(seed, {
    scenarioId: SCENARIO_IDS.event(id, nth),
    plot: plotAt(CHAPTER_PLOTS, nth, seed, 'event', id),
    cast: castOf(row.characters.map(({ characterId }) => characterId)),
    voiceBundle: VOICE_BUNDLES.event(id, nth),
    heading: nth === 0 ? namedOnAll(row.eventName) : 'title',
  });

interface CardFacts {
  readonly characterId: number;
  readonly resourceSetName: string;
}

/** Plots of cards by who has a part in them. */
const plotsFor = (temper: Temper): readonly StoryPlot[] =>
  CARD_PLOTS.filter((plot) => partsOf(plot).includes(temper));

/** `nth` is 0 for the standard story of a card, 1 for the memorial one. */
export function cardStory(seed: number, id: number, nth: number, card: CardFacts): Story {
  const { characterId, resourceSetName } = card;
  return storyOf(seed, {
    scenarioId: SCENARIO_IDS.card(resourceSetName, nth),
    plot: plotAt(plotsFor(temperOf(characterId)), nth, seed, 'card', id),
    cast: bandCast(bandOf(characterId)),
    voiceBundle: VOICE_BUNDLES.card(resourceSetName),
    heading: 'title',
    card: { id, characterId },
  });
}

export function areaTalk(seed: number, id: number): Story {
  const rng = random(seed, 'area talk', id);
  const cast = rng.chance(0.6) ? bandCast(bandOf(rng.pick(CHARACTER_IDS))) : mixedCast(rng, false);
  return storyOf(seed, {
    scenarioId: SCENARIO_IDS.area(id),
    plot: plotAt(AREA_PLOTS, id - 1, seed, 'area'),
    cast,
    voiceBundle: VOICE_BUNDLES.area(id),
    heading: 'none',
  });
}

export const afterLiveTalk = (seed: number, id: number): Story =>
  storyOf(seed, {
    scenarioId: SCENARIO_IDS.afterLive(id),
    plot: plotAt(AFTER_LIVE_PLOTS, id - 1, seed, 'after live'),
    cast: bandCast(bandOf(random(seed, 'after live', id).pick(CHARACTER_IDS))),
    voiceBundle: VOICE_BUNDLES.afterLive(id),
    heading: 'none',
  });

/** What lists say of a story. */
export const titleOf = ({ plot, filling }: Story): ServedWord => fillAll(plot.title, filling);
export const synopsisOf = ({ plot, filling }: Story): ServedWord => fillAll(plot.synopsis, filling);

/** Where a story begins. */
export function placeOf({ plot }: Story): SetPlace {
  const [first] = plot.beats;
  return first?.kind === 'scene' ? first.place : 'street';
}
export const speakersOf = ({ plot, filling }: Story): readonly number[] =>
  partsOf(plot).map((who) => filling.cast[who]);
