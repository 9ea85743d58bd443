import { STORIES_HEAD } from '../../families/stories/head.ts';
import { STORY_CATALOGUE } from '../../media/story/catalogue/catalogue-path.ts';
import type { StoryKind } from '../../media/story/catalogue/story-ref.ts';
import type { RouteEntry } from './entry.ts';

/** Of a page of one story. `ids` are the parts of its address behind the server. */
const storyPage = (
  kind: StoryKind,
  ids: string,
  sample: string,
  data: NonNullable<RouteEntry['data']>,
): RouteEntry => ({
  pattern: `${STORY_CATALOGUE}/${kind}/{server}/${ids}/{name?}`,
  sample: `${STORY_CATALOGUE}/${kind}/${sample}`,
  section: 'tool',
  title: 'page.story',
  screen: `stories/story-${kind}`,
  texts: ['stories', 'info', 'community'],
  anchors: [
    { id: 'about', title: 'stories.about' },
    { id: 'comments', title: 'thread.title' },
  ],
  data,
  blocks: 3,
});

/** The stories of the game: their catalogue, and a page of each. */
export const STORY_ROUTES: readonly RouteEntry[] = [
  {
    pattern: STORY_CATALOGUE,
    section: 'tool',
    title: STORIES_HEAD.texts.many,
    lead: STORIES_HEAD.texts.lead,
    icon: STORIES_HEAD.icon,
    words: STORIES_HEAD.words,
    screen: 'stories/storyviewer',
    texts: ['stories'],
    data: STORIES_HEAD.needs,
    blocks: 4,
  },
  storyPage('main', '{id}', 'jp/1', ['mainStories']),
  storyPage('band', '{id}', 'jp/1', ['bandStories', 'bands']),
  storyPage('event', '{id}/{chapter}', 'jp/280/1', ['events', 'characters']),
  storyPage('card', '{id}/{episode}', 'jp/1957/1', ['cards', 'characters']),
  storyPage('area', '{id}', 'jp/1', ['actionSets', 'areas', 'characters']),
  storyPage('afterlive', '{id}', 'jp/1', ['afterLiveTalks']),
  {
    pattern: `${STORY_CATALOGUE}/asset/{path*}`,
    section: 'tool',
    title: 'page.story',
    screen: 'stories/story-asset',
    texts: ['stories', 'info', 'community'],
    isCrawlable: false,
    blocks: 3,
  },
];
