import type { DemoComment, DemoStory } from '#model/contract/community/demo';
import type { PostNode } from '#model/contract/rich-text';
import { BANDS } from '#model/vocabulary/bands';
import { isServerIndex, type ServerIndex } from '#model/vocabulary/servers';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#model/vocabulary/time';
import { type Random, random as seeded } from '../../seeded/random.ts';
import { bandCast, mixedCast } from '../../stories/casting.ts';
import { BAND_STORIES, VOICE_BUNDLES } from '../../stories/catalogue.ts';
import { AFTER_LIVE_PLOTS } from '../../stories/plots/after-live/after-live.ts';
import { AREA_PLOTS } from '../../stories/plots/area/area.ts';
import { CARD_PLOTS } from '../../stories/plots/card/card.ts';
import { CHAPTER_PLOTS } from '../../stories/plots/chapters.ts';
import { warnedPlot } from '../../stories/plots/warned/warned.ts';
import { fill, firstName } from '../../stories/script/fill.ts';
import type { StoryPlot } from '../../stories/script/plot.ts';
import { topicsFor } from '../../stories/script/topics.ts';
import { scenario } from '../../stories/staging/scenario.ts';
import { backgroundOf } from '../../stories/staging/sets.ts';
import type { Story } from '../../stories/story.types.ts';
import { CHART_PHRASES } from '../chart-phrases.ts';
import { likersOf } from '../likers.ts';
import { threadOf } from '../thread.ts';
import { WRITTEN, type WrittenLanguage } from '../topics.ts';
import { WRITERS } from '../writers.ts';
import { STORY_PHRASES, type StoryPhrases } from './story-phrases.ts';
import { toSource } from './to-source.ts';

const STORIES = 60;
const SERIES = 8;
const SPAN = 100 * DAY_MS;
const COMMENTS = { most: 8, skew: 1.5, ages: [0.1, 0.95], answers: 0.3 } as const;
/** Where the parts of a series lie among all stories: each series begins six after the one before. */
const PARTS = [0, 2, 4, 7] as const;
const SERIES_STEP = 6;
/** One story in this many has a picture for a cover. */
const COVER_EVERY = 2;
/** One writer in this many lets a band speak with voices of its own stories. */
const VOICED_EVERY = 3;

/** Where a story belongs: a series, its chapters by their number, or for itself. */
interface Slot {
  /** Place of the series among all stories; null for one that stands alone. */
  readonly series: number | null;
  /** 0 begins a series. */
  readonly part: number;
}

function slotOf(nth: number): Slot {
  for (let series = 0; series < SERIES; series++) {
    const part = PARTS.findIndex((offset) => series * SERIES_STEP + offset === nth);
    if (part >= 0) return { series: series * SERIES_STEP, part };
  }
  return { series: null, part: 0 };
}

const typeOf = ({ series, part }: Slot): string =>
  series === null ? 'single' : part === 0 ? 'series' : 'chapter';

interface Subject {
  readonly seed: number;
  readonly nth: number;
  readonly slot: Slot;
  readonly random: Random;
  /** Place among the writers; all parts of a series are one writer's. */
  readonly author: number;
  readonly server: ServerIndex;
  readonly phrases: StoryPhrases;
}

function serverOf(written: WrittenLanguage): ServerIndex {
  const server = WRITTEN.indexOf(written);
  return isServerIndex(server) ? server : 0;
}

const SHORT: readonly StoryPlot[] = [...AREA_PLOTS, ...AFTER_LIVE_PLOTS, ...CARD_PLOTS];

/** Chapters are long, and no two of a series are alike. */
function plotOf({ seed, nth, slot: { series, part } }: Subject): StoryPlot {
  const warned = warnedPlot(nth);
  if (warned) return warned.plot;
  const plots = series === null ? SHORT : CHAPTER_PLOTS;
  const order = seeded(seed, 'fan plots', series ?? 'alone', series === null ? Math.floor(nth / 15) : 0);
  const plot = order.shuffle(plots)[(series === null ? nth : part) % plots.length];
  if (!plot) throw new RangeError('The demo set has no plots.');
  return plot;
}

/** Songs in stories are pieces of members. */
const songOf = () => {
  const [jp = '', en = '', tw = '', cn = '', kr = ''] = WRITTEN.map(
    (written) => CHART_PHRASES[written].piece,
  );
  return [jp, en, tw, cn, kr] as const;
};

function storyOf(subject: Subject): Story {
  const { seed, nth, slot, random, author } = subject;
  const band = seeded(seed, 'fan band', slot.series ?? nth).pick(BANDS).id;
  const isMixed = slot.series === null && random.chance(0.4);
  const isVoiced = !isMixed && author % VOICED_EVERY === 1;
  return {
    scenarioId: `fan${seed}-${nth}`,
    plot: plotOf(subject),
    filling: {
      cast: isMixed ? mixedCast(random, true) : bandCast(band),
      topics: { ...topicsFor(random), song: songOf() },
    },
    voiceBundle: isVoiced ? VOICE_BUNDLES.band(band, 1, 1 + (nth % BAND_STORIES)) : '',
    heading: slot.series === null ? 'none' : 'title',
    card: null,
  };
}

const filled = (
  words: string,
  { random, server }: Pick<Subject, 'random' | 'server'>,
  character: number,
): string =>
  words.replaceAll('{c}', firstName(character, server)).replaceAll('{n}', String(random.int(3, 12)));

function contentOf(subject: Subject, character: number, covers: readonly string[]): readonly PostNode[] {
  const { random, phrases, nth } = subject;
  const data = filled(random.pick(phrases.notes) + random.pick(phrases.endings), subject, character);
  const cover = nth % COVER_EVERY === 0 ? covers[nth % covers.length] : undefined;
  return [
    ...(cover === undefined ? [] : [{ type: 'image' as const, display: 0 as const, objects: [cover] }]),
    { type: 'text', data },
    { type: 'br' },
    { type: 'link', target: 'character-single', data: String(character) },
  ];
}

function commentsOf(subject: Subject, age: number, character: number): readonly DemoComment[] {
  return threadOf(subject.random, { author: subject.author, age }, COMMENTS, (by, isAnswer) => {
    const written: WrittenLanguage = WRITERS[by]?.written ?? 'en';
    const { answers, comments } = STORY_PHRASES[written];
    const server = serverOf(written);
    return filled(subject.random.pick(isAnswer ? answers : comments), { ...subject, server }, character);
  });
}

/** Most are for everyone; a few say for whom they are, and warn of their content. */
const factsOf = (nth: number): Partial<DemoStory['facts']> => ({
  rating: nth % 15 === 9 ? 2 : nth % 5 === 3 ? 1 : 0,
  ...warnedPlot(nth)?.warning,
});

function subjectOf(seed: number, nth: number): Subject {
  const slot = slotOf(nth);
  const author = ((slot.series ?? nth) * 13 + 4) % WRITERS.length;
  const written = WRITERS[author]?.written ?? 'en';
  const server = serverOf(written);
  const random = seeded(seed, 'fan story', nth);
  return { seed, nth, slot, random, author, server, phrases: STORY_PHRASES[written] };
}

function demoStory(seed: number, nth: number, covers: readonly string[]): DemoStory {
  const subject = subjectOf(seed, nth);
  const { slot, server, random, author, phrases } = subject;
  const story = storyOf(subject);
  const { plot, filling } = story;
  const name = fill(plot.title[server], filling, server);
  const still = backgroundOf('rooftop', 'evening', random);
  const part = (STORIES - nth) / STORIES;
  const age = Math.max(4 * MINUTE_MS, Math.floor(part ** 2 * SPAN) + random.int(0, HOUR_MS));
  const character = filling.cast.lively;
  return {
    author,
    age,
    title: slot.series !== null && slot.part > 0 ? `${slot.part} · ${name}` : name,
    facts: {
      ...factsOf(nth),
      summary: fill(plot.synopsis[server], filling, server),
      storyType: typeOf(slot),
    },
    series: slot.part > 0 ? slot.series : null,
    source: toSource(scenario(story, server, still), server, story.voiceBundle),
    content: contentOf(subject, character, covers),
    tags: [
      { type: 'text', data: random.pick(phrases.tags) },
      ...(slot.series === null ? [] : [{ type: 'text', data: phrases.series }]),
      { type: 'character', data: String(character) },
    ],
    likers: likersOf(random, author, WRITERS.length),
    comments: commentsOf(subject, age, character),
  };
}

/**
 * Stories that demo members wrote, a series before its chapters: a function of the seed and of the paths of pictures that are covers.
 */
export function createFanStories(seed: number, covers: readonly string[] = []): readonly DemoStory[] {
  const stories = Array.from({ length: STORIES }, (_, nth) => demoStory(seed, nth, covers));
  // The hour that is added must not turn them round.
  return stories.map((story, nth) => ({
    ...story,
    age: Math.min(story.age, ...stories.slice(0, nth).map(({ age }) => age - MINUTE_MS)),
  }));
}
