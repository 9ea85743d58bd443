import { DAY_MS } from '#model/vocabulary/time';
import {
  br,
  content,
  date,
  heading,
  link,
  list,
  type ServedBlock,
  type ServedText,
  text,
} from './news-nodes.ts';
import { WELCOME } from './welcome.ts';

/** An article that someone wrote, rather than the patch note machine. */
export interface Article {
  readonly title: ServedText;
  readonly tags: readonly string[];
  /** From the time of publication, epoch milliseconds. */
  readonly content: (time: number) => readonly ServedBlock[];
}

const paragraphs = (...parts: readonly ServedText[]): ServedBlock =>
  content(...parts.flatMap((part, i) => (i === 0 ? [text(part)] : [br, br, text(part)])));

const points = (...parts: readonly ServedText[]): ServedBlock =>
  content(list(...parts.map((part) => [text(part)])));

/** A short notice of one paragraph. */
const notice = (title: string, tag: string, body: string): Article => ({
  title,
  tags: [tag],
  content: () => [paragraphs(body)],
});

/** Texts of our own, newest first. They speak of the demo set, because that is what a visitor sees with them. */
export const ARTICLES: readonly Article[] = [
  {
    title: WELCOME.title,
    tags: ['Announcement'],
    content: () => [paragraphs(...WELCOME.lead), heading(WELCOME.sameTitle), points(...WELCOME.same)],
  },
  {
    title: 'Maintenance of the data server',
    tags: ['Maintenance'],
    content: (time) => [
      content(
        text('Lists are not refreshed from '),
        date(time + 2 * DAY_MS),
        text(' to '),
        date(time + 2 * DAY_MS + 7_200_000),
        text('. What your browser has kept can still be read.'),
      ),
    ],
  },
  {
    title: 'Team builder says when an answer is proved',
    tags: ['Feature', 'Tool'],
    content: () => [
      paragraphs(
        'The team builder now tells whether there can be a better team than the one it found. When a search is stopped early, it says how far off it may be at most.',
      ),
      content(text('Try it: '), link('url', '/tool/teambuilder'), text('.')),
    ],
  },
  notice(
    'How we count birthdays',
    'Guide',
    'A birthday is a day in Japan. The page shows it on that date wherever you are, and counts the days by your own calendar.',
  ),
  {
    title: 'Reading an event page',
    tags: ['Guide', 'Events'],
    content: () => [
      paragraphs('Three things decide how much a card helps in an event:'),
      points(
        'its attribute, when it is the one of the event',
        'its character, when it is one of the five',
        'its master rank, in newer events',
      ),
      paragraphs('A card with both the attribute and the character gets an extra bonus on top.'),
    ],
  },
  notice(
    'Themes follow your device',
    'Feature',
    'Light and dark now change together with your device. Choose one of them in the preferences if you would rather keep it.',
  ),
  notice(
    'Dates in six formats',
    'Feature',
    'Preferences offer six ways to write a date and two to write a time, each with a sample of this very moment.',
  ),
  {
    title: 'Keyboard shortcuts',
    tags: ['Guide'],
    content: () => [
      points(
        'A slash opens the search from anywhere.',
        'Escape closes whatever is open.',
        'Tab goes through everything in reading order.',
      ),
    ],
  },
  notice(
    'Two servers at a time',
    'Guide',
    'Choose a main and a sub server. Names and dates come from the main server, and from the sub server where the main one has none yet.',
  ),
  notice(
    'Your profile stays on your device',
    'Announcement',
    'Cards and items that you enter are kept in your browser. Export them now and then, so that a new phone does not start from nothing.',
  ),
  {
    title: 'Song scores explained',
    tags: ['Guide', 'Songs'],
    content: () => [
      paragraphs(
        'The score of a song depends on three numbers: the power of the team, the share of notes under a skill, and the level of the chart.',
        'Long songs are not better by themselves. What counts is how many notes fall into the windows of the six skills.',
      ),
    ],
  },
  notice(
    'Hello',
    'Announcement',
    'This is the first article of the demo set. There is nothing before it, and that is quite all right.',
  ),
];
