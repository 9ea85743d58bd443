import { ATTRIBUTES, type Attribute } from '#model/vocabulary/attributes';
import { bandOf } from '../cast/cast.ts';
import { type FaceMood, MOODS, portrait as moodPicture } from '../explorer/drawing/people.ts';
import { PEOPLE } from '../words/people.ts';
import { bandIcon, jacketIcon } from './drawing/marks.ts';
import { face } from './figures.ts';
import { artFrame, characterIcon, namedIcon, rarityIcon, thumbFrame, trainedStarIcon } from './icons.ts';
import { placeMark } from './plates.ts';
import { ofPerson, type Painter, png, type Rule, vector } from './rule.ts';

const portrait: Painter = (_, [id = '']) => {
  const person = PEOPLE[Number(id) - 1];
  return person ? characterIcon(person, bandOf(Number(id))) : null;
};

const attributeOf = (word: string | undefined): Attribute | null =>
  ATTRIBUTES.find((one) => one === word) ?? null;
/** One-star frames name an attribute, all others must not. */
const frame: Painter = (_, [family = '', rarity = '', word]) => {
  const attribute = attributeOf(word);
  if ((rarity === '1') !== (attribute !== null)) return null;
  return family === 'card' ? thumbFrame(Number(rarity), attribute) : artFrame(Number(rarity), attribute);
};

/** Words of kinds of events that other sites write otherwise. */
const EVENT_WORDS: Readonly<Record<string, string>> = { livetry: 'live_try', mission: 'mission_live' };

/** An icon by its name; those of events have two, `versus` and `event_versus`. */
const iconOf: Painter = (sources, [name = '']) => {
  const word = name.startsWith('event_') ? name.slice('event_'.length) : name;
  const known = Object.hasOwn(EVENT_WORDS, word) ? EVENT_WORDS[word] : word;
  return namedIcon(known ?? word, sources.types());
};

/** Moods as members of other sites name them. */
const OTHER_MOODS: Readonly<Record<string, FaceMood>> = {
  happy: 'smile',
  laugh: 'smile',
  wink: 'smile',
  love: 'smile',
  proud: 'smile',
  cry: 'sad',
  tired: 'sleepy',
  shock: 'surprised',
  confused: 'surprised',
  mad: 'angry',
  shy: 'normal',
};
const EMOJI_PIXELS = 96;

/** Emoji by a first name and a mood, such as `kasumi-smile`: texts that were written elsewhere have them. */
const moodOf: Painter = (_, [name = '', word = '']) => {
  const mood =
    MOODS.find((one) => one === word) ?? (Object.hasOwn(OTHER_MOODS, word) ? OTHER_MOODS[word] : undefined);
  const place = PEOPLE.findIndex(({ first, nickname }) =>
    [first[1], nickname?.[1]].some((each) => each?.toLowerCase().replaceAll(/[^a-z]/g, '') === name),
  );
  return mood === undefined || place < 0 ? null : moodPicture(place + 1, mood, EMOJI_PIXELS);
};

/** What sites of the kind have of their own, below `/res/`. */
export const SITE_PICTURES: readonly Rule[] = [
  vector(/^icon\/band_(\d{1,3})\.svg$/, (sources, [id = '']) =>
    sources.bandName(Number(id)) === null ? null : bandIcon(Number(id)),
  ),
  png(/^icon\/chara_icon_(\d{1,2})\.png$/, portrait),
  png(/^icon\/star_([1-5])\.png$/, (_, [rarity = '']) => rarityIcon(Number(rarity))),
  png(/^icon\/star\.png$/, () => rarityIcon(1)),
  png(/^emoji\/(\d{1,2})\.png$/, ofPerson(face)),
  png(/^emoji\/([a-z]{2,12})-([a-z]{2,12})\.png$/, moodOf),
  png(/^image\/(jp|en|tw|cn|kr)_(10|[1-9])\.png$/, (_, [server = '', place = '']) =>
    placeMark(server, Number(place)),
  ),
  png(/^icon\/star_trained\.png$/, () => trainedStarIcon()),
  vector(/^icon\/([a-z_]+)\.svg$/, iconOf),
  png(/^icon\/(jp|en|tw|cn|kr)\.png$/, iconOf),
  png(/^icon\/song_jacket\.png$/, jacketIcon),
  png(/^image\/(card|frame)-([1-5])(?:-(\w+))?\.png$/, frame),
];
