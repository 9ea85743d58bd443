import { scriptPaths } from '#model/media/story/catalogue/script-paths';
import type { StoryRef } from '#model/media/story/catalogue/story-ref';
import { readCardDetails } from '#model/records/read-card-details';
import { NO_TEXT } from '#model/rules/per-server';
import type { PerServer } from '#model/vocabulary/servers';
import type { PublishedLists } from '../families/lists.ts';
import type { DataService } from '../published/data.ts';
import type { ScriptFiles } from './story-script.ts';

/** What lists say of a story: how it is called, and where its script lies (reference R137). */
interface KnownStory {
  readonly title: PerServer<string>;
  readonly source: ScriptFiles;
}

interface Sources {
  readonly lists: PublishedLists;
  readonly data: DataService;
}

async function mainStory({ lists }: Sources, { id }: StoryRef): Promise<KnownStory | null> {
  const story = (await lists.one('mainStories')).get(id);
  if (!story) return null;
  const { title, scenarioId } = story;
  return { title, source: { at: scriptPaths({ kind: 'main', scenarioId }), place: { kind: 'main', id } } };
}

async function bandStory({ lists }: Sources, { id }: StoryRef): Promise<KnownStory | null> {
  const story = (await lists.one('bandStories')).get(id);
  if (!story) return null;
  const { title, scenarioId, bandId, voiceBundle } = story;
  const at = scriptPaths({ kind: 'band', bandId, scenarioId });
  return { title, source: { at, place: { kind: 'band', voiceBundle } } };
}

async function eventStory({ lists }: Sources, { id, part }: StoryRef): Promise<KnownStory | null> {
  const chapter = (part ?? 0) - 1;
  const story = (await lists.one('eventStories')).get(id)?.chapters[chapter];
  if (!story) return null;
  const { title, scenarioId } = story;
  const at = scriptPaths({ kind: 'event', eventId: id, scenarioId });
  return { title, source: { at, place: { kind: 'event', eventId: id, chapter } } };
}

async function cardStory({ lists, data }: Sources, { id, part }: StoryRef): Promise<KnownStory | null> {
  const card = (await lists.one('cards')).get(id);
  const answer = card ? await data.answer(`cards/${id}`) : null;
  if (!card || answer?.status !== 'found') return null;
  const json: unknown = JSON.parse(Buffer.from(answer.prepared.bodies.identity).toString('utf8'));
  const story = readCardDetails(id, json)?.episodes.find(({ nth }) => nth + 1 === part);
  if (!story || story.scenarioId === null) return null;
  const { resourceSetName } = card;
  const at = scriptPaths({ kind: 'card', resourceSetName, scenarioId: story.scenarioId });
  return { title: story.title, source: { at, place: { kind: 'card', resourceSetName } } };
}

async function areaTalk({ lists }: Sources, { id }: StoryRef): Promise<KnownStory | null> {
  const set = (await lists.one('actionSets')).get(id);
  if (!set) return null;
  return {
    title: NO_TEXT,
    source: { at: { actionSet: id }, place: { kind: 'area', actionSetId: id } },
  };
}

async function afterLiveTalk({ lists }: Sources, { id }: StoryRef): Promise<KnownStory | null> {
  const talk = (await lists.one('afterLiveTalks')).get(id);
  if (!talk) return null;
  const { description, scenarioId } = talk;
  const at = scriptPaths({ kind: 'afterlive', id, scenarioId });
  return { title: description, source: { at, place: { kind: 'afterlive', id } } };
}

const FINDERS: Readonly<
  Record<StoryRef['kind'], (sources: Sources, ref: StoryRef) => Promise<KnownStory | null>>
> = {
  main: mainStory,
  band: bandStory,
  event: eventStory,
  card: cardStory,
  area: areaTalk,
  afterlive: afterLiveTalk,
};

/** Null where no list names it. */
export const knownStory = (sources: Sources, ref: StoryRef): Promise<KnownStory | null> =>
  FINDERS[ref.kind](sources, ref);
