import { STORY_CATALOGUE } from '../../media/story/catalogue/catalogue-path.ts';
import type { ListHead } from '../family.ts';

/** All stories of the game in one list. Their pages are no family's: a story is read on a server of the address. */
export const STORIES_HEAD = {
  name: 'stories',
  path: STORY_CATALOGUE,
  icon: 'book',
  words: 'words.stories',
  texts: { many: 'page.stories', lead: 'stories.lead' },
  needs: [
    'mainStories',
    'bandStories',
    'eventStories',
    'events',
    'cards',
    'areas',
    'actionSets',
    'afterLiveTalks',
    'characters',
    'bands',
  ],
  late: ['cardEpisodes'],
} as const satisfies ListHead;
