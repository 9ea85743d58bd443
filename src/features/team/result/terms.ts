import { DEFAULT_INPUTS, DEFAULT_PLAY } from '#model/compute/asked/inputs';
import type { TeamRequest } from '#model/compute/request';
import { DEFAULT_ROOM } from '#model/compute/room';
import type { EventRecord } from '#model/records/event';
import { hasOlderRules } from '#model/rules/event-points';
import { localised } from '#model/rules/localised';
import { isMultiplied } from '#model/rules/team-points';
import { cardNames } from '../sources/names.ts';
import { spentOn } from './earned.ts';
import type { TextParts } from './words.ts';

/**
 * The terms of a question in words, for those who see only its result: what is set, or not as usual, and nothing else.
 * `brief` is for results side by side: no line of points says there what is spent, and cards left out are counted.
 */

type Manner = 'full' | 'brief';
type Words = Pick<TextParts, 'sources' | 't' | 'format'>;

export interface Terms {
  /** Order and timing of skills, and the room. */
  readonly live: readonly string[];
  /** What event points are played for, how the live ends, and by which rules it pays. */
  readonly play: readonly string[];
  /** What cards count as, and what stands beside them. */
  readonly cards: readonly string[];
  readonly constraints: readonly string[];
}

type Term = string | false;

/** How terms of each kind are put together. */
interface Saying extends Words {
  readonly isBrief: boolean;
  readonly amount: (label: string, value: string) => string;
  readonly named: (label: string, ids: readonly number[]) => Term;
  readonly seconds: (value: number) => string;
}

const MARKS = { full: ' ', brief: ': ' } as const satisfies Record<Manner, string>;

function sayingOf({ sources, t, format }: Words, manner: Manner): Saying {
  return {
    sources,
    t,
    format,
    isBrief: manner === 'brief',
    amount: (label, value) => `${label}${MARKS[manner]}${value}`,
    named: (label, ids) => ids.length > 0 && `${label}: ${cardNames(sources, ids, format)}`,
    seconds: (value) => t('unit.seconds', { seconds: format.decimal(value) }),
  };
}

const isTerm = (term: Term): term is string => term !== false;

export function termsOf(words: Words, request: TeamRequest, manner: Manner): Terms {
  const saying = sayingOf(words, manner);
  return {
    live: [...liveTerms(saying, request), ...roomTerms(saying, request)].filter(isTerm),
    play: playTerms(saying, request).filter(isTerm),
    cards: cardTerms(saying, request).filter(isTerm),
    constraints: constraintTerms(saying, request.constraints).filter(isTerm),
  };
}

/** The event by its name, or by its number where no name is known. */
export function eventTerm({ sources, t }: Pick<Words, 'sources' | 't'>, event: EventRecord | null) {
  if (event === null) return [];
  const name = localised(event.name, sources.main, sources.sub)?.value;
  return [name ?? t('builder.summaryEvent', { id: event.id })];
}

const liveTerms = ({ t, amount, seconds }: Saying, request: TeamRequest): readonly Term[] => [
  request.live === 'free' &&
    request.order === 'native' &&
    `${t('builder.order.label')}: ${t('builder.order.native')}`,
  request.skillDelay > 0 && amount(t('builder.live.delay'), seconds(request.skillDelay)),
  request.skillQueue && `${t('builder.queue.label')}: ${t('builder.queue.wait')}`,
];

/** What the other four players of a room are assumed to bring: all of it, for one part says little without the others. */
function roomTerms({ t, format, amount, seconds }: Saying, { live, room }: TeamRequest): readonly Term[] {
  const isUsual = JSON.stringify(room) === JSON.stringify(DEFAULT_ROOM);
  if (live !== 'multi' || isUsual) return [];
  const skill = `${format.percent(room.skillPercent)}, ${seconds(room.skillSeconds)}`;
  return [
    amount(t('builder.live.roomPower'), format.integer(room.averagePower)),
    amount(t('builder.live.roomSkill'), skill),
    `${t('builder.encore.label')}: ${t(`builder.encore.${room.encore}`)}`,
  ];
}

function playTerms(saying: Saying, { points, target }: TeamRequest): readonly Term[] {
  if (points === null) return [];
  const { t, format, amount, isBrief } = saying;
  const { kind, boosts, place, isWon, formula } = points;
  const isMatch = kind === 'versus' || kind === 'festival';
  const isSpent = kind === 'challengePoints' || boosts > 0;
  const rules = { 0: t('builder.play.oldest'), 1: t('builder.play.older'), 2: t('builder.play.now') };
  return [
    isMultiplied(kind) && `${t('builder.target.label')}: ${t(`builder.target.${target}`)}`,
    isBrief && isSpent && amount(...spentOn(saying, points)),
    isMatch && place !== DEFAULT_PLAY.place && amount(t('builder.play.place'), format.integer(place)),
    kind === 'festival' && !isWon && t('builder.play.lose'),
    formula !== DEFAULT_PLAY.formula &&
      hasOlderRules(kind) &&
      `${t('builder.play.formula')}: ${rules[formula]}`,
  ];
}

const TREATMENTS = ['maxLevel', 'trained', 'episodesRead'] as const;

function cardTerms({ t, format, amount, named }: Saying, request: TeamRequest): readonly Term[] {
  const { itemSets, sixth, treatAs, temporary } = request;
  const label = t('builder.constraints.sixth');
  return [
    itemSets !== DEFAULT_INPUTS.itemSets && `${t('items.title')}: ${t(`items.sets.${itemSets}`)}`,
    sixth === 'best' && `${label}: ${t('builder.constraints.sixthBest')}`,
    named(label, typeof sixth === 'number' ? [sixth] : []),
    ...TREATMENTS.map((treatment) => treatAs[treatment] && t(`builder.cards.${treatment}`)),
    temporary.length > 0 && amount(t('builder.cards.temporary'), format.integer(temporary.length)),
  ];
}

/** A medley has neither leader nor least power. */
function constraintTerms(saying: Saying, constraints: TeamRequest['constraints']): readonly Term[] {
  const { t, format, amount, named, isBrief } = saying;
  const { must, leader, exclude, minPower } = constraints;
  const excluded = t('builder.cards.excluded');
  return [
    named(t('builder.constraints.must'), must),
    named(t('builder.constraints.leader'), leader === null ? [] : [leader]),
    isBrief
      ? exclude.length > 0 && amount(excluded, format.integer(exclude.length))
      : named(excluded, exclude),
    minPower > 0 && amount(t('builder.constraints.minPower'), format.integer(minPower)),
  ];
}
