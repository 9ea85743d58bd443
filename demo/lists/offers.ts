import type { CardPlan } from '../cards/card-plan.types.ts';
import { birthdaysOf } from '../cast/birthdays.ts';
import { birthdayDates } from '../events/birthday-dates.ts';
import { createGacha, type GachaSet } from '../events/gacha.ts';
import { planGacha } from '../events/gacha-plan.ts';
import {
  BIRTHDAY_CAMPAIGNS,
  createLoginCampaigns,
  type LoginCampaignSet,
} from '../events/login-campaigns.ts';
import type { Timeline } from '../seeded/timeline.ts';
import type { Word } from '../words/words.types.ts';
import type { World } from '../world.ts';
import { once } from './once.ts';

/** What the set offers for a time besides events. */
export interface Offers {
  gacha(): GachaSet;
  loginCampaigns(): LoginCampaignSet;
}

export function createOffers(
  world: World,
  timeline: Timeline,
  cards: () => Iterable<CardPlan>,
  eventNames: () => readonly Word[],
): Offers {
  const birthdays = birthdaysOf(world.seed);
  const plans = once(() => planGacha(world.seed));
  const datesOf = (count: number) => birthdayDates(world, timeline, birthdays, count);
  return {
    gacha: once(() => {
      const count = plans().filter(({ type }) => type === 'birthday').length;
      return createGacha(world, timeline, plans(), [...cards()], datesOf(count));
    }),
    loginCampaigns: once(() =>
      createLoginCampaigns(world, timeline, eventNames(), datesOf(BIRTHDAY_CAMPAIGNS)),
    ),
  };
}
