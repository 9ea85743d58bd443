/** The page of the catalogue. In a file of its own: the route table, which every page loads, needs nothing else of it. */
export const STORY_CATALOGUE = '/tool/storyviewer';
