/** What both sides of a written text keep to; no schemas, so that pages can have it. */

export const LINK_TARGETS = [
  'url',
  'character-single',
  'card-single',
  'costume-single',
  'event-single',
  'gacha-single',
  'song-single',
  'logincampaign-single',
  'comic-single',
  'mission-single',
] as const;

export const LIST_TARGETS = [
  'character-info',
  'card-info',
  'card-icon',
  'costume-info',
  'event-info',
  'gacha-info',
  'song-info',
  'logincampaign-info',
  'comic-info',
  'mission-info',
] as const;

/** Letters of one text node, of a heading or a name; pictures and things of one list. */
export const MAX_RUN = 10_000;
export const MAX_WORD = 200;
export const MAX_PICTURES = 20;
export const MAX_OBJECTS = 50;
export const EMOJI_PATTERN = '^[0-9A-Za-z_-]{1,64}$';
export const ADDRESS_PATTERN = '^(https?://[^\\s\\\\]{1,1990}|[1-9][0-9]{0,15})$';

/** A file of ours by its hash: pictures from elsewhere would reveal to another site who reads. */
export const UPLOAD_PATH = '^/api/upload/file/[0-9a-f]{40}$';

/** Of a whole post. */
export const MAX_NODES = 1_000;
/** Of all words of a post together. */
export const MAX_LETTERS = 20_000;
export const MAX_POST_TITLE = 200;
export const MAX_TAG = 50;
/** In bytes: facts and text together, as JSON. */
export const MAX_POST = 80 * 1024;
/** Things and pictures in all lists of one text together. */
export const MAX_SHOWN = 200;
export const MAX_COMMENT = 28 * 1024;
export const MAX_TAGS = 20;
/** No chart is longer. */
export const MAX_CHART_SECONDS = 36_000;
/** Members besides the author who may work on a chart. */
export const MAX_CO_AUTHORS = 5;
/** Posts of a member that wait for their time, and how far ahead that may be. */
export const MAX_PLANNED = 20;
export const MAX_PLANNED_MS = 366 * 24 * 3_600_000;
