import { joinedWords, wordsOf, wordsOfBand, wordsOfPerson } from '../../listing/views/words.ts';
import { storyKey } from '../../media/story/catalogue/story-ref.ts';
import { bandLogoPath, cardThumbPath, characterIconPath, homeBannerPath } from '../../rules/asset-paths.ts';
import { localised } from '../../rules/localised.ts';
import { serversOutAt } from '../../rules/running.ts';
import { type PerServer, SERVERS } from '../../vocabulary/servers.ts';
import type { Item, World } from '../family.ts';
import { nameIn } from '../fields.ts';
import type { StoryEntry } from './entries.ts';

const NOWHERE: PerServer<string> = [null, null, null, null, null];
const EVERYWHERE: PerServer<number> = [0, 0, 0, 0, 0];
const NO_WORDS = '';

/** What a story shows for a picture: what it belongs to. */
export type StoryPicture =
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
  readonly characterIds: readonly number[];
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

/** From the beginning of each server that has its title: such lists give no times. */
const fromStart = (texts: PerServer<string>): PerServer<number> => {
  const at = (text: string | null): number | null => (text === null ? null : 0);
  return [at(texts[0]), at(texts[1]), at(texts[2]), at(texts[3]), at(texts[4])];
};

const faceOf = (characterId: number | undefined): StoryPicture =>
  characterId === undefined
    ? null
    : { kind: 'face', characterId, src: characterIconPath(characterId) };

function aboutOf({ source }: StoryEntry, world: World): About {
  const { main, sub, lists } = world;
  const serverOf = (values: PerServer<unknown>) => SERVERS[localised(values, main, sub)?.server ?? main];
  switch (source.kind) {
    case 'main': {
      const { title, caption, synopsis } = source.story;
      const publishedAt = fromStart(title);
      return { title, caption, synopsis, of: NOWHERE, characterIds: [], bandId: null, publishedAt, picture: null };
    }
    case 'band': {
      const { title, caption, synopsis, bandId, chapterTitle, publishedAt } = source.story;
      const picture = { kind: 'logo', src: bandLogoPath(serverOf(publishedAt), bandId) } as const;
      return { title, caption, synopsis, of: chapterTitle, characterIds: [], bandId, publishedAt, picture };
    }
    case 'event': {
      const { story, event } = source;
      const { title, caption, synopsis } = story;
      return {
        title,
        caption,
        synopsis,
        of: event.name,
        characterIds: event.bonus.characters.map(({ characterId }) => characterId),
        bandId: null,
        publishedAt: event.startAt,
        picture: { kind: 'banner', src: homeBannerPath(serverOf(event.startAt), event) },
      };
    }
    case 'card': {
      const { card } = source;
      return {
        title: card.name,
        caption: NOWHERE,
        synopsis: NOWHERE,
        of: NOWHERE,
        characterIds: [card.characterId],
        bandId: null,
        publishedAt: card.releasedAt,
        picture: { kind: 'thumb', src: cardThumbPath(serverOf(card.releasedAt), card, 'normal') },
      };
    }
    case 'area': {
      const { areaId, characterIds } = source.set;
      const of = (areaId !== null && lists.areas.get(areaId)?.name) || NOWHERE;
      return {
        title: NOWHERE,
        caption: NOWHERE,
        synopsis: NOWHERE,
        of,
        characterIds,
        bandId: null,
        publishedAt: EVERYWHERE,
        picture: faceOf(characterIds[0]),
      };
    }
    case 'afterlive': {
      const { description } = source.talk;
      const publishedAt = fromStart(description);
      return {
        title: description,
        caption: NOWHERE,
        synopsis: NOWHERE,
        of: NOWHERE,
        characterIds: [],
        bandId: null,
        publishedAt,
        picture: null,
      };
    }
  }
}

export function storyItem(entry: StoryEntry, world: World): StoryItem {
  const { id, ref, source } = entry;
  const { lists, now } = world;
  const { title, of, bandId, ...about } = aboutOf(entry, world);
  const people = about.characterIds.map((one) => lists.characters.get(one));
  const cast = people.map((person, at) => nameIn(person?.firstName, world) ?? `#${about.characterIds[at]}`);
  const bandIds = [...new Set([bandId, ...people.map((person) => person?.bandId ?? null)])].filter(
    (band) => band !== null && band > 0,
  ) as number[];
  const place = nameIn(of, world);
  const servers = serversOutAt(about.publishedAt, now);
  const named = nameIn(title, world) ?? (cast.length > 0 ? cast.join(', ') : null);
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
        ...about.characterIds.map((one) => `character ${one}`),
        ...bandIds.map((band) => `band ${band}`),
        ...servers.map((one) => `server ${one}`),
      ]),
    },
  };
}
