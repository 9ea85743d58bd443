import { shownBands } from '../../listing/views/bands.ts';
import { STORY_KINDS, storyPath } from '../../media/story/catalogue/story-ref.ts';
import { localised } from '../../rules/localised.ts';
import { type PerServer, SERVERS, type ServerCode } from '../../vocabulary/servers.ts';
import { type Context, defineList, type Line, type Option } from '../family.ts';
import {
  askedServer,
  BANNER_ROW,
  bandName,
  bandOptions,
  characterOptions,
  joinWords,
  mutedWord,
  nameIn,
  nameLine,
  optionsOf,
  releaseField,
  serverField,
} from '../fields.ts';
import { type StoryEntry, storyEntries } from './entries.ts';
import { STORIES_HEAD } from './head.ts';
import { type StoryItem, storyItem, withEpisodeTitle } from './item.ts';

/** The server on which a story is opened: the one that is filtered by, else the visitor's nearest that has it. */
function serverOfStory({ publishedAt }: StoryItem, context: Context): ServerCode {
  const asked = askedServer(context);
  if (asked !== null && publishedAt[asked] !== null) return SERVERS[asked];
  return SERVERS[localised(publishedAt, context.main, context.sub)?.server ?? context.main];
}

/** Which of several it is: its caption, or the number of an episode. */
export const captionText = ({ caption, ref }: StoryItem, context: Context): string | null =>
  ref.kind === 'card'
    ? context.words.t('stories.episode', { number: ref.part ?? 1 })
    : nameIn(caption, context);

/** What it belongs to, in one line. */
export const placeText = ({ ref, of, bandIds }: StoryItem, context: Context): string => {
  const band = ref.kind === 'band' && bandIds[0] !== undefined ? bandName(bandIds[0], context) : null;
  return joinWords(band, of) || context.words.t(`stories.kindOf.${ref.kind}`);
};

const castOf = ({ characterIds }: StoryItem, context: Context): readonly string[] =>
  characterIds.map((id) => nameIn(context.lists.characters.get(id)?.firstName, context) ?? `#${id}`);

/** The title in the visitor's other language, where it is another one. */
function otherName({ names, name }: StoryItem, { main, sub }: Context): string | null {
  const other = names[sub] ?? null;
  return main === sub || other === name ? null : other;
}

/** Options by the names of things that the stories belong to, each once. */
const optionsOfPlaces = (
  items: readonly StoryItem[],
  idOf: (item: StoryItem) => number | null,
): readonly Option[] => {
  const names = new Map(
    items.flatMap((item) => {
      const id = idOf(item);
      return id === null ? [] : [[id, item.of ?? `#${id}`] as const];
    }),
  );
  return [...names].map(([id, label]) => ({ value: String(id), label }));
};

const idText = (id: number | null): readonly string[] => (id === null ? [] : [String(id)]);

const lines = (item: StoryItem, context: Context): readonly Line[] => {
  const other = otherName(item, context);
  return [
    ...(other === null ? [] : [[mutedWord(other)]]),
    [mutedWord(joinWords(captionText(item, context), placeText(item, context)))],
  ];
};

/** The title in each language that the visitor reads, synopsis and release in one searchable list of all stories. */
export const FAMILY = defineList<StoryEntry, StoryItem>()({
  head: STORIES_HEAD,
  list: 'mainStories',
  records: storyEntries,
  item: storyItem,
  extend: withEpisodeTitle,
  releasedAt: ({ publishedAt }): PerServer<number> => publishedAt,
  path: (item, context) => storyPath(serverOfStory(item, context), item.ref),
  title: ({ name }) => name,
  names: ({ names }) => names,
  picture: ({ picture }) => ({ src: picture?.src ?? null }),
  lexicon: ['band', 'character', 'server'],
  placeholder: { text: 'card.search', example: 'kkr, roselia' },
  examples: [
    { typed: 'kkr', meaning: 'stories.example.character' },
    { typed: 'かすみ', meaning: 'list.example.script' },
    { typed: 'roselia', meaning: 'stories.example.band' },
    { typed: '/rain', meaning: 'stories.example.words' },
    { typed: '"last bus"', meaning: 'list.example.quoted' },
  ],
  fields: {
    name: { title: 'stories.story', text: ({ name }) => name, sort: { by: ({ name }) => name } },
    caption: { title: 'stories.chapter', text: captionText },
    of: { title: 'stories.of', text: placeText, sort: { by: placeText } },
    synopsis: {
      title: 'stories.synopsis',
      text: ({ synopsis }, context) => nameIn(synopsis, context),
      isFileOnly: () => true,
    },
    kind: {
      title: 'card.type',
      text: ({ ref }, { words }) => words.t(`stories.kindOf.${ref.kind}`),
      facet: {
        options: optionsOf(STORY_KINDS, (kind) => `stories.kindOf.${kind}`),
        of: ({ ref }) => [ref.kind],
      },
    },
    cast: {
      title: 'stories.characters',
      text: (item, context) => context.words.format.list(castOf(item, context)) || null,
    },
    band: {
      title: 'filter.band',
      facet: {
        options: (context, items) =>
          bandOptions(context, shownBands(items.flatMap(({ bandIds }) => bandIds))),
        of: ({ bandIds }) => bandIds.map(String),
      },
    },
    char: {
      title: 'stories.character',
      facet: {
        look: 'select',
        options: (context) => characterOptions(context, true),
        of: ({ characterIds, featuredIds }) => [...characterIds, ...featuredIds].map(String),
      },
    },
    event: {
      title: 'stories.event',
      facet: {
        look: 'select',
        options: (_, items) => optionsOfPlaces(items, ({ eventId }) => eventId).toReversed(),
        of: ({ eventId }) => idText(eventId),
      },
    },
    area: {
      title: 'stories.area',
      facet: {
        look: 'select',
        options: (_, items) => optionsOfPlaces(items, ({ areaId }) => areaId),
        of: ({ areaId }) => idText(areaId),
      },
    },
    server: serverField<StoryItem>(({ servers }) => servers),
    release: releaseField<StoryItem>(({ publishedAt }) => publishedAt),
    order: { title: 'stories.order', sort: { by: ({ id }) => id } },
  },
  columns: ['name', 'caption', 'of', 'kind', 'cast', 'release', 'server', 'synopsis'],
  sorts: ['release', 'order', 'name', 'of'],
  facets: ['kind', 'band', 'server', 'char', 'event', 'area'],
  reads: ['server'],
  tile: {
    shape: { phone: 300, wide: 260, ratio: 100 / 274, lines: 82, first: 16 },
    look: 'framed',
    lines: (item, context) => [nameLine(item.name), ...lines(item, context)],
  },
  row: {
    ...BANNER_ROW,
    lines: (item, context) => {
      const synopsis = nameIn(item.synopsis, context);
      return [...lines(item, context), ...(synopsis === null ? [] : [[{ text: synopsis }]])];
    },
  },
});
