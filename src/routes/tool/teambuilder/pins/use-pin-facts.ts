import { useTranslation } from 'react-i18next';
import type { TeamRequest } from '#model/compute/request';
import { DEFAULT_ROOM } from '#model/compute/room';
import { localised } from '#model/rules/localised';
import { isMultiplied } from '#model/rules/team-points';
import { SERVERS } from '#model/vocabulary/servers';
import { useFormat } from '#src/components/format.ts';
import { useProfileName } from '#src/components/profile-name.ts';
import { cardNames } from '../messages/card-names.ts';
import type { Builder } from '../state/builder.ts';
import { DEFAULT_INPUTS, DEFAULT_PLAY } from '../state/inputs.ts';
import type { Pin } from './use-pins.ts';

type Fact = string | false | null | undefined;

const isFact = (fact: Fact): fact is string => typeof fact === 'string';

/** What a result answers, in a few words each: how it is played, the event, and whatever is not as usual. */
export function usePinFacts(builder: Builder): (pin: Pin) => readonly string[] {
  const how = useLiveFacts();
  const what = useEventFacts(builder);
  const whose = useCardFacts(builder);
  return (pin) => [...how(pin.request), ...what(pin), ...whose(pin.request)].filter(isFact);
}

function useLiveFacts(): (request: TeamRequest) => readonly Fact[] {
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = useProfileName();
  return ({ live, perfectRate, room, order, skillDelay, skillQueue, profile, server }) => {
    const isUsual = JSON.stringify(room) === JSON.stringify(DEFAULT_ROOM);
    const seconds = (value: number) => t('unit.seconds', { seconds: format.decimal(value) });
    const others = [format.integer(room.averagePower), format.signedPercent(room.skillPercent)];
    const encore = room.encore === 'other' ? [t('builder.live.encoreOther')] : [];
    return [
      t(`builder.live.${live}`),
      format.percent(perfectRate * 100),
      nameOf(profile.name),
      t(`server.short.${SERVERS[server]}`),
      live === 'multi' &&
        !isUsual &&
        `${t('builder.live.room')}: ${[...others, seconds(room.skillSeconds), ...encore].join(', ')}`,
      live === 'free' && order === 'native' && `${t('builder.order.label')}: ${t('builder.order.native')}`,
      skillDelay > 0 && `${t('builder.live.delay')}: ${seconds(skillDelay)}`,
      skillQueue && `${t('builder.queue.label')}: ${t('builder.queue.wait')}`,
    ];
  };
}

function useEventFacts({ main, sub }: Builder): (pin: Pin) => readonly Fact[] {
  const { t } = useTranslation();
  const format = useFormat();
  return ({ event, request: { points, target } }) => {
    const name =
      event && (localised(event.name, main, sub)?.value ?? t('builder.summaryEvent', { id: event.id }));
    if (points === null) return [name];
    const { kind, boosts, challengePoints, place, isWon, formula } = points;
    const isForChallenge = kind === 'challengePoints';
    const isMatch = kind === 'versus' || kind === 'festival';
    const rules = { 0: t('builder.play.oldest'), 1: t('builder.play.older'), 2: t('builder.play.now') };
    return [
      name,
      isMultiplied(kind) && `${t('builder.target.label')}: ${t(`builder.target.${target}`)}`,
      isForChallenge && `${t('builder.play.challengePoints')}: ${format.integer(challengePoints)}`,
      !isForChallenge && boosts > 0 && `${t('builder.play.boosts')}: ${format.integer(boosts)}`,
      isMatch && place !== DEFAULT_PLAY.place && `${t('builder.play.place')}: ${format.integer(place)}`,
      kind === 'festival' && !isWon && t('builder.play.lose'),
      formula !== DEFAULT_PLAY.formula && `${t('builder.play.formula')}: ${rules[formula]}`,
    ];
  };
}

function useCardFacts(builder: Builder): (request: TeamRequest) => readonly Fact[] {
  const { t } = useTranslation();
  const format = useFormat();
  const named = (label: string, ids: readonly number[]): Fact =>
    ids.length > 0 && `${label}: ${cardNames(builder, ids, format)}`;
  const counted = (label: string, count: number): Fact => count > 0 && `${label}: ${format.integer(count)}`;
  return ({ itemSets, sixth, treatAs, temporary, constraints }) => {
    const { must, leader, exclude, minPower } = constraints;
    const sixthLabel = t('builder.constraints.sixth');
    return [
      itemSets !== DEFAULT_INPUTS.itemSets &&
        `${t('items.title')}: ${t(`builder.constraints.itemSets.${itemSets}`)}`,
      sixth === 'best' && `${sixthLabel}: ${t('builder.constraints.sixthBest')}`,
      named(sixthLabel, typeof sixth === 'number' ? [sixth] : []),
      named(t('builder.constraints.leader'), leader === null ? [] : [leader]),
      named(t('builder.constraints.must'), must),
      counted(t('builder.cards.excluded'), exclude.length),
      counted(t('builder.cards.temporary'), temporary.length),
      counted(t('builder.constraints.minPower'), minPower),
      treatAs.maxLevel && t('builder.cards.maxLevel'),
      treatAs.trained && t('builder.cards.trained'),
      treatAs.episodesRead && t('builder.cards.episodesRead'),
    ];
  };
}
