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
import type { ServerTimeline } from '../seeded/timeline.ts';
import type { ServedWord } from '../words/words.types.ts';
import type { DemoWorld } from '../world.ts';
import { once } from './once.ts';

/** What the set offers for a time besides events. */
export interface Offers {
  gacha(): GachaSet;
  loginCampaigns(): LoginCampaignSet;
}

export function createOffers(
  world: DemoWorld,
  timeline: ServerTimeline,
  cards: () => Iterable<CardPlan>,
  eventNames: () => readonly ServedWord[],
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
