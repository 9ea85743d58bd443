import type { PointPlay, TeamPoints } from '#model/compute/points';
import type { TeamRequest } from '#model/compute/request';
import { cardNames } from '../sources/names.ts';
import type { TextParts } from './words.ts';

/** What a team earns at an event, in words. */

type Words = Pick<TextParts, 'sources' | 't' | 'format'>;
type Counting = Pick<Words, 't' | 'format'>;

/** What is spent on a live, and how much of it. */
export const spentOn = (
  { t, format }: Counting,
  { kind, boosts, challengePoints }: PointPlay,
): readonly [label: string, amount: string] =>
  kind === 'challengePoints'
    ? [t('builder.play.challengePoints'), format.integer(challengePoints)]
    : [t('builder.play.boosts'), format.integer(boosts)];

const withSpent = (words: Counting, points: string, play: PointPlay | null): string =>
  play === null ? points : `${points} · ${spentOn(words, play).join(' ')}`;

/** Points without what they were paid for say nothing. */
export const pointsLabel = (words: Counting, play: PointPlay | null): string =>
  withSpent(words, words.t('builder.target.points'), play);

/** What a team earns in one live, with its bonus and what is spent on it. */
export function pointsLine(
  words: Counting,
  { points: play }: Pick<TeamRequest, 'points'>,
  earned: TeamPoints,
) {
  const { t, format } = words;
  const points = format.integer(earned.points);
  const line = t('builder.text.points', { points, bonus: format.signedPercent(earned.bonusPercent) });
  return withSpent(words, line, play);
}

/** The cards that help a team from the side, with their power. */
export const supportTitle = ({ t, format }: Counting, power: number): string =>
  `${t('builder.points.support')} · ${t('builder.points.supportPower', { power: format.integer(power) })}`;

/** The support band where there is one. */
export function supportLine(words: Words, { support }: TeamPoints): readonly string[] {
  if (support === null) return [];
  const names = cardNames(words.sources, support.cards, words.format);
  return [`${supportTitle(words, support.power)}: ${names}`];
}
