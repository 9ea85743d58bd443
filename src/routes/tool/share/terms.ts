import type { PointPlay, TeamPoints } from '#model/compute/points';
import type { TeamRequest } from '#model/compute/request';
import { cardNames } from '../teambuilder/messages/card-names.ts';
import type { TextParts } from './text-parts.ts';

/** The terms of a question in words, for those who see only its result: what is set, and nothing that is not. */

type Words = Pick<TextParts, 'builder' | 't' | 'format'>;

const when = (isSet: boolean, term: () => string): readonly string[] => (isSet ? [term()] : []);

/** What is spent on a live. */
const spentOn = ({ t, format }: Words, { kind, boosts, challengePoints }: PointPlay): string =>
  kind === 'challengePoints'
    ? `${t('builder.play.challengePoints')} ${format.integer(challengePoints)}`
    : `${t('builder.play.boosts')} ${format.integer(boosts)}`;

/** Points without what they were paid for say nothing. */
export const pointsLabel = (words: Words, play: PointPlay | null): string =>
  [words.t('builder.target.points'), ...(play ? [spentOn(words, play)] : [])].join(' · ');

/** What a team earns in one live, with its bonus and what is spent on it. */
export function pointsLine(words: Words, { points: play }: Pick<TeamRequest, 'points'>, earned: TeamPoints) {
  const { t, format } = words;
  const points = format.integer(earned.points);
  const line = t('builder.text.points', { points, bonus: format.signedPercent(earned.bonusPercent) });
  return [line, ...(play ? [spentOn(words, play)] : [])].join(' · ');
}

/** How a live of an event is played and ends, and by which rules it pays. */
export function playTerms({ t, format }: Words, { points, target }: Pick<TeamRequest, 'points' | 'target'>) {
  if (points === null) return [];
  const { kind, place, isWon, formula } = points;
  const hasPlace = kind === 'versus' || kind === 'festival';
  return [
    ...when(target !== 'score', () => `${t('builder.target.label')}: ${t(`builder.target.${target}`)}`),
    ...when(hasPlace, () => `${t('builder.play.place')} ${format.integer(place)}`),
    ...when(kind === 'festival', () => t(`builder.play.${isWon ? 'win' : 'lose'}`)),
    ...when(
      formula !== 2,
      () => `${t('builder.play.formula')}: ${t(`builder.play.${formula === 1 ? 'older' : 'oldest'}`)}`,
    ),
  ];
}

/** What the other four players of a room are assumed to bring. */
export function roomTerms({ t, format }: Words, { live, room }: Pick<TeamRequest, 'live' | 'room'>) {
  if (live !== 'multi') return [];
  const seconds = t('unit.seconds', { seconds: format.decimal(room.skillSeconds) });
  const encore = t(room.encore === 'own' ? 'builder.live.encoreOwn' : 'builder.live.encoreOther');
  return [
    `${t('builder.live.roomPower')} ${format.integer(room.averagePower)}`,
    `${t('builder.live.roomSkill')} ${format.percent(room.skillPercent)}, ${seconds}`,
    `${t('builder.live.encore')}: ${encore}`,
  ];
}

/** Must, leader, exclusions and the least power; a medley has neither leader nor least power. */
export function constraintTerms(
  { builder, t, format }: Words,
  { constraints }: Pick<TeamRequest, 'constraints'>,
) {
  const { must, leader, exclude, minPower } = constraints;
  const names = (ids: readonly number[]) => cardNames(builder, ids, format);
  return [
    ...when(must.length > 0, () => `${t('builder.constraints.must')}: ${names(must)}`),
    ...when(leader !== null, () => `${t('builder.constraints.leader')}: ${names([leader ?? 0])}`),
    ...when(exclude.length > 0, () => `${t('builder.cards.excluded')}: ${names(exclude)}`),
    ...when(minPower > 0, () => `${t('builder.constraints.minPower')} ${format.integer(minPower)}`),
  ];
}

/** The cards that help a team from the side, with their power. */
export const supportTitle = ({ t, format }: Pick<Words, 't' | 'format'>, power: number): string =>
  `${t('builder.points.support')} · ${t('builder.points.supportPower', { power: format.integer(power) })}`;

/** The support band where there is one. */
export const supportLine = (words: Words, { support }: TeamPoints): readonly string[] =>
  when(
    support !== null,
    () =>
      `${supportTitle(words, support?.power ?? 0)}: ${cardNames(words.builder, support?.cards ?? [], words.format)}`,
  );
