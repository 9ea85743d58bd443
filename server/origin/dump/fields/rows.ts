import {
  by,
  either,
  type FieldForms,
  five,
  idOf,
  integer,
  listOf,
  loose,
  maybe,
  number,
  object,
  orNull,
  perServer,
  TIME,
  text,
} from './forms.ts';

/** What rows of lists hold (reference R1). Which field comes at which level is said in `levels.ts`. */

const words = perServer(text());
const times = perServer(TIME);
const period = { publishedAt: times, closedAt: times };
const parameters = { performance: number(), technique: number(), visual: number() };
const percent = number('percent');
const bundle = text('name of an asset bundle');

/** Parameters of a card by level, beside what training and its two stories add. */
const STAT = {
  ...by('level, and `training`, `episodes`', object(parameters)),
  schema: { type: 'object', description: 'Parameters by level; `training` and `episodes` beside them.' },
  words:
    'by level: { performance; technique; visual }; `training`: the same and levelLimit; `episodes`: two of the same',
};

const CHARACTER: FieldForms = {
  characterType: text('`unique` for members of bands'),
  characterName: words,
  nickname: words,
  firstName: words,
  lastName: words,
  bandId: maybe(idOf('a band')),
};

const EVENT: FieldForms = {
  eventType: text('`story`, `versus`, `live_try`, `mission_live`, `challenge`, `medley` or `festival`'),
  eventName: words,
  assetBundleName: bundle,
  bannerAssetBundleName: bundle,
  startAt: times,
  endAt: times,
  rewardCards: listOf(idOf('a card')),
  attributes: listOf(object({ attribute: text(), percent })),
  characters: listOf(object({ characterId: loose(idOf('a character')), percent })),
  members: listOf(object({ eventId: integer(), situationId: idOf('a card'), percent, seq: integer() })),
  limitBreaks: listOf(object({ rarity: integer(), rank: integer(), percent })),
  eventAttributeAndCharacterBonus: maybe(
    object({ pointPercent: maybe(percent), parameterPercent: maybe(percent) }),
  ),
  eventCharacterParameterBonus: maybe(
    object({ performance: maybe(percent), technique: maybe(percent), visual: maybe(percent) }),
  ),
};

const STORY: FieldForms = {
  scenarioId: maybe(text()),
  caption: maybe(words),
  title: maybe(words),
  synopsis: maybe(words),
};
const LOOK: FieldForms = { name: maybe(words), assetBundleName: maybe(bundle), publishedAt: maybe(times) };
const BAND: FieldForms = { bandName: words };
const bonuses = maybe(by('level of the item', perServer(number('percent'))));

/** By list; lists that are no rows by id are not here. */
export const ROWS: Readonly<Record<string, FieldForms>> = {
  'cards/all': {
    characterId: idOf('a character'),
    rarity: integer('1–5'),
    attribute: text('`powerful`, `cool`, `happy` or `pure`'),
    levelLimit: integer('before training'),
    resourceSetName: text('in paths of pictures'),
    skillId: idOf('a skill'),
    type: text('`permanent`, `limited`, `event`, `birthday` …'),
    prefix: words,
    releasedAt: times,
    stat: STAT,
  },
  'skills/all': {
    simpleDescription: words,
    description: words,
    duration: listOf(number('seconds, by skill level')),
    activationEffect: maybe(
      object({
        unificationActivateEffectValue: maybe(number()),
        activateEffectTypes: by(
          'kind of effect',
          object({
            activateEffectValue: listOf(orNull(number())),
            activateEffectValueType: text('`rate` or `real_value`'),
            activateCondition: maybe(text('the judgement from which it counts')),
          }),
        ),
      }),
    ),
    onceEffect: maybe(
      object({ onceEffectType: text(), onceEffectValueType: text(), onceEffectValue: listOf(number()) }),
    ),
  },
  'songs/all': {
    tag: text('`normal`, `anime` or `tie_up`'),
    bandId: idOf('a band'),
    jacketImage: listOf(text('in paths of pictures')),
    musicTitle: words,
    ...period,
    difficulty: by(
      'difficulty, 0 easy to 4 special',
      object({ playLevel: integer(), publishedAt: maybe(times) }),
    ),
    musicVideos: maybe(
      by('name', object({ assetBundleName: bundle, musicStartDelayMilliseconds: integer(), startAt: times })),
    ),
    length: number('seconds'),
    notes: by('difficulty', integer()),
    bpm: by(
      'difficulty',
      listOf(object({ bpm: number(), start: number('seconds'), end: number('seconds') })),
    ),
    ruby: words,
    phonetic: words,
    lyricist: words,
    composer: words,
    arranger: words,
  },
  'events/all': EVENT,
  'characters/all': {
    ...CHARACTER,
    colorCode: maybe(text('#RRGGBB')),
    seasonCostumeListMap: maybe(object({ entries: by('season', object({})) })),
  },
  'characters/main': { ...CHARACTER, colorCode: text('#RRGGBB') },
  'bands/all': BAND,
  'bands/main': BAND,
  'costumes/all': {
    characterId: idOf('a character'),
    assetBundleName: text('name of the figure'),
    description: words,
    publishedAt: times,
  },
  'gacha/all': {
    resourceName: text('in paths of pictures'),
    bannerAssetBundleName: maybe(bundle),
    gachaName: words,
    ...period,
    type: text('`permanent`, `limited`, `birthday`, `free` …'),
    newCards: listOf(idOf('a card')),
  },
  'loginCampaigns/all': {
    caption: words,
    loginBonusType: text(),
    assetBundleName: perServer(bundle),
    ...period,
  },
  'missions/all': { type: text(), startAt: times, endAt: times, title: words },
  'comics/all': {
    assetBundleName: bundle,
    title: words,
    subTitle: words,
    publicStartAt: times,
    characterId: listOf(idOf('a character')),
  },
  'stamps/all': {
    imageName: perServer(text('in paths of pictures')),
    characterId: maybe(idOf('a character')),
  },
  'degrees/all': {
    degreeType: perServer(text('of the frame')),
    iconImageName: perServer(text('of the mark')),
    baseImageName: perServer(text('of the plate')),
    rank: perServer(text('of frame and mark')),
    degreeName: words,
  },
  'archives/all': {
    cutoff: five(by('tier', integer('points'))),
    board: five(listOf(integer('points of the first ten'))),
  },
  'news/all': {
    title: maybe(either(text(), by('language', text()))),
    authors: maybe(listOf(text())),
    timestamp: maybe(TIME),
    tags: maybe(listOf(text())),
  },
  'miracleTicketExchanges/all': {
    name: words,
    ids: perServer(listOf(idOf('a card'))),
    exchangeStartAt: times,
    exchangeEndAt: times,
  },
  'areaItems/main': {
    areaItemName: maybe(words),
    level: maybe(perServer(integer('the highest'))),
    targetAttributes: maybe(listOf(text())),
    targetBandIds: maybe(listOf(idOf('a band'))),
    description: maybe(by('level of the item', words)),
    performance: bonuses,
    technique: bonuses,
    visual: bonuses,
  },
  'misc/itemtexts': { name: maybe(words), type: maybe(text()), resourceId: maybe(integer()) },
  'misc/mainstories': STORY,
  'misc/bandstories': {
    bandId: maybe(idOf('a band')),
    chapterNumber: maybe(integer()),
    mainTitle: maybe(words),
    subTitle: maybe(words),
    publishedAt: maybe(times),
    stories: maybe(by('number', object({ ...STORY, voiceAssetBundleName: maybe(text()) }))),
  },
  'misc/actionsets': {
    areaId: maybe(integer()),
    characterIds: maybe(listOf(idOf('a character'))),
    actionSetType: maybe(text()),
  },
  'misc/afterlivetalks': { scenarioId: maybe(text()), description: maybe(words) },
  'misc/areas': { areaName: maybe(words) },
  'deco/frames.all': LOOK,
  'deco/pins.all': LOOK,
  'deco/pinSets.all': LOOK,
  'skin/notes.all': LOOK,
  'skin/directionalFlicks.all': LOOK,
  'skin/lanes.all': LOOK,
  'skin/soundEffects.all': LOOK,
};
