import { joinedWords, wordsOf, wordsOfBand, wordsOfPerson } from '../../listing/views/words.ts';
import { type StoryKind, storyKey } from '../../media/story/catalogue/story-ref.ts';
import { bandLogoPath, cardThumbPath, characterIconPath, homeBannerPath } from '../../rules/asset-paths.ts';
import { localised } from '../../rules/localised.ts';
import { memoizePerObject } from '../../rules/once.ts';
import { everywhere, NO_TEXT, sinceStart } from '../../rules/per-server.ts';
import { serversOutAt } from '../../rules/running.ts';
import { type PerServer, SERVERS } from '../../vocabulary/servers.ts';
import type { Item, World } from '../family.ts';
import { nameIn } from '../fields.ts';
import type { StoryEntry, StorySource } from './entries.ts';

const NO_WORDS = '';

/** What a story shows for a picture: what it belongs to. */
type StoryPicture =
  | { readonly kind: 'banner' | 'logo' | 'thumb'; readonly src: string }
  | { readonly kind: 'face'; readonly characterId: number; readonly src: string }
  | null;

/** What the kinds have in common, as far as a list knows it. */
interface About {
  /** Empty where a story is called by its caption alone. */
  readonly title: PerServer<string>;
  readonly caption: PerServer<string>;
  readonly synopsis: PerServer<string>;
  /** The event, band, card or place that it belongs to. */
  readonly of: PerServer<string>;
  /** Who is in it, as far as a list says so: the scripts of all others say it. */
  readonly characterIds: readonly number[];
  /** Characters for whom its event gives a bonus: most of its stories are about them, but no list says who is in one. */
  readonly featuredIds: readonly number[];
  /** Of the story; the bands of its characters come besides. */
  readonly bandId: number | null;
  readonly publishedAt: PerServer<number>;
  readonly picture: StoryPicture;
}

/** A story as the catalogue shows it. */
export interface StoryItem extends Item, Omit<About, 'of' | 'bandId' | 'title'> {
  readonly ref: StoryEntry['ref'];
  readonly key: string;
  readonly name: string;
  readonly names: PerServer<string>;
  /** The event, band, card or place in the words of the visitor; null where it belongs to none. */
  readonly of: string | null;
  /** Of a chapter of an event. */
  readonly eventId: number | null;
  readonly areaId: number | null;
  readonly bandIds: readonly number[];
  readonly servers: readonly string[];
}

const faceOf = (characterId: number | undefined): StoryPicture =>
  characterId === undefined ? null : { kind: 'face', characterId, src: characterIconPath(characterId) };

type SourceOf<K extends StoryKind> = Extract<StorySource, { readonly kind: K }>;

/** What a list knows of a story is all there is; the rest has nothing. */
const BARE: Omit<About, 'publishedAt'> = {
  title: NO_TEXT,
  caption: NO_TEXT,
  synopsis: NO_TEXT,
  of: NO_TEXT,
  characterIds: [],
  featuredIds: [],
  bandId: null,
  picture: null,
};

/** The server whose picture stands for a thing. */
const serverOf = (values: PerServer<unknown>, { main, sub }: World) =>
  SERVERS[localised(values, main, sub)?.server ?? main];

const ABOUT: { readonly [K in StoryKind]: (source: SourceOf<K>, world: World) => About } = {
  main: ({ story: { title, caption, synopsis } }) => ({
    ...BARE,
    title,
    caption,
    synopsis,
    publishedAt: sinceStart(title),
  }),
  band: ({ story }, world) => {
    const { title, caption, synopsis, bandId, chapterTitle, publishedAt } = story;
    const picture = { kind: 'logo', src: bandLogoPath(serverOf(publishedAt, world), bandId) } as const;
    return { ...BARE, title, caption, synopsis, of: chapterTitle, bandId, publishedAt, picture };
  },
  event: ({ story, event }, world) => ({
    ...BARE,
    title: story.title,
    caption: story.caption,
    synopsis: story.synopsis,
    of: event.name,
    featuredIds: event.bonus.characters.map(({ characterId }) => characterId),
    publishedAt: event.startAt,
    picture: { kind: 'banner', src: homeBannerPath(serverOf(event.startAt, world), event) },
  }),
  card: ({ card }, world) => ({
    ...BARE,
    title: card.name,
    characterIds: [card.characterId],
    publishedAt: card.releasedAt,
    picture: { kind: 'thumb', src: cardThumbPath(serverOf(card.releasedAt, world), card, 'normal') },
  }),
  area: ({ set: { areaId, characterIds } }, { lists }) => ({
    ...BARE,
    of: (areaId !== null && lists.areas.get(areaId)?.name) || NO_TEXT,
    characterIds,
    publishedAt: everywhere(0),
    picture: faceOf(characterIds[0]),
  }),
  afterlive: ({ talk: { description } }) => ({
    ...BARE,
    title: description,
    publishedAt: sinceStart(description),
  }),
};

const aboutOf = <K extends StoryKind>(source: SourceOf<K>, world: World): About =>
  (ABOUT[source.kind] as (source: SourceOf<K>, world: World) => About)(source, world);

export function storyItem(entry: StoryEntry, world: World): StoryItem {
  const { id, ref, source } = entry;
  const { lists, now, words } = world;
  const { title, of, bandId, ...about } = aboutOf(source, world);
  const peopleIds = [...about.characterIds, ...about.featuredIds];
  const people = peopleIds.map((one) => lists.characters.get(one));
  const cast = about.characterIds.map(
    (one) => nameIn(lists.characters.get(one)?.firstName, world) ?? `#${one}`,
  );
  const bandIds = [...new Set([bandId, ...people.map((person) => person?.bandId ?? null)])].filter(
    (band) => band !== null && band > 0,
  ) as number[];
  const place = nameIn(of, world);
  const servers = serversOutAt(about.publishedAt, now);
  const named = nameIn(title, world) ?? (cast.length > 0 ? words.format.list(cast) : null);
  return {
    ...about,
    id,
    number: ref.id,
    ref,
    key: storyKey(ref),
    name: named ?? nameIn(about.caption, world) ?? `#${ref.id}`,
    names: title,
    of: place,
    eventId: source.kind === 'event' ? source.event.id : null,
    areaId: source.kind === 'area' ? source.set.areaId : null,
    bandIds,
    servers,
    subject: {
      id: ref.id,
      names: joinedWords(
        wordsOf(title),
        wordsOf(about.synopsis),
        wordsOf(about.caption),
        wordsOf(of),
        ...people.map(wordsOfPerson),
        bandId === null ? NO_WORDS : wordsOfBand(lists.bands.get(bandId)),
      ),
      tags: new Set([
        ...peopleIds.map((one) => `character ${one}`),
        ...bandIds.map((band) => `band ${band}`),
        ...servers.map((one) => `server ${one}`),
      ]),
    },
  };
}

const wordsOfTitle = memoizePerObject((title: PerServer<string>) => wordsOf(title));

/** An episode is called by its card until a list says its title. Its words are worked out when they are searched: there are thousands. */
export function withEpisodeTitle(item: StoryItem, world: World): StoryItem {
  const { ref, subject } = item;
  if (ref.kind !== 'card') return item;
  const names = world.lists.cardEpisodes.get(ref.id)?.titles[(ref.part ?? 1) - 1];
  const name = names && nameIn(names, world);
  if (!names || !name) return item;
  return {
    ...item,
    name,
    names,
    of: item.name,
    subject: {
      ...subject,
      get names() {
        return joinedWords(subject.names, wordsOfTitle(names));
      },
    },
  };
}
