import { type Answers, at, cardIcon, degree, drawn, list, row, serverOf, songIcon } from './bot-asks.ts';

/** What a drawing bot reads of events and gachas. */

const RANKED = ['versus', 'challenge', 'medley'];

/** The event that was on, or the last before: all of them are looked through, with the bands of those whom they favour. */
export function presentEvent(answers: Answers, server: number, time: number): number {
  const rows = Object.entries(list(answers, 'events/all')).map(([id, event]) => {
    const { characters, attributes, startAt, endAt } = Object(event);
    attributes.map(({ attribute }: { attribute: string }) => attribute.toString());
    row(answers, 'characters/main', characters[0].characterId).bandId.toString();
    return { id: Number(id), from: startAt[server], to: endAt[server] };
  });
  const known = rows.filter(({ from, to }) => from !== null && to !== null);
  const on = known.filter(({ from, to }) => Number(from) - 86_400_000 <= time && Number(to) >= time);
  return [...known.filter(({ to }) => Number(to) <= time), ...on].at(-1)?.id ?? 0;
}

function eventTitles(answers: Answers, id: number): string[] {
  const event = Object(answers(`events/${id}`));
  const server = serverOf(event.rankingRewards);
  const firstSix = (rewards: readonly object[], type: string, key: string): string[] =>
    rewards
      .map((each) => Object(each))
      .filter((each) => each[type] === 'degree')
      .slice(0, 6)
      .flatMap((each) => degree(answers, each[key], server));
  const own = firstSix(event.rankingRewards[server], 'rewardType', 'rewardId');
  if (RANKED.includes(event.eventType)) {
    const songs: readonly { musicRankingRewards: object[] }[] = event.musics[server];
    return [
      ...own,
      ...songs.flatMap((song) => firstSix(song.musicRankingRewards, 'resourceType', 'resourceId')),
    ];
  }
  if (event.eventType !== 'live_try') return own;
  const levels = Object.values(event.masterLiveTryLevelRewardDifficultyMap[0].entries).map(
    (each) => Object.values(Object(each).entries) as object[],
  );
  return [...own, ...levels.flatMap((rewards) => firstSix(rewards, 'resourceType', 'resourceId'))];
}

/** The stamp among the prizes, where there is one. */
function eventStamp(answers: Answers, id: number): string[] {
  const { pointRewards } = Object(answers(`events/${id}`));
  const { rewardId } = Object(
    pointRewards[0]?.find(({ rewardType }: { rewardType: string }) => rewardType === 'stamp'),
  );
  if (rewardId === undefined) return [];
  return [at(0, `stamp/01_rip/${row(answers, 'stamps/all', rewardId).imageName[0]}`)];
}

export function eventAsks(answers: Answers, id: number): string[] {
  const event = Object(answers(`events/${id}`));
  const server = serverOf(event.startAt);
  drawn(event.eventName);
  const people = event.characters.map(
    ({ characterId }: { characterId: number }) => `/res/icon/chara_icon_${characterId}.png`,
  );
  const songs: readonly { musicId: number }[] = RANKED.includes(event.eventType) ? event.musics[server] : [];
  const folder = `event/${event.assetBundleName}`;
  return [
    `/api/events/${id}.json`,
    at(server, `${folder}/images_rip/banner`),
    at(server, `${folder}/topscreen_rip/bg_eventtop`),
    ...people,
    ...eventTitles(answers, id),
    ...eventStamp(answers, id),
    ...songs.map(({ musicId }) => songIcon(answers, musicId)),
    ...event.rewardCards.flatMap((card: number) => cardIcon(answers, card)),
    ...gachasBetween(answers, server, Number(event.startAt[server]), Number(event.endAt[server])),
  ];
}

/** Gachas of a period, without those that last for ever, and what they feature. */
function gachasBetween(answers: Answers, server: number, from: number, to: number): string[] {
  return Object.entries(list(answers, 'gacha/all')).flatMap(([id, gacha]) => {
    const { publishedAt, closedAt, type, gachaName } = Object(gacha);
    if (publishedAt[server] === null || Number(publishedAt[server]) > to || Number(closedAt[server]) < from)
      return [];
    if (type === 'free' || gachaName[0] === null) return [];
    const item = Object(answers(`gacha/${id}`));
    if (item.gachaPeriod[0].includes('期限なし') || type === 'birthday') return [];
    return [
      gachaBanner(answers, Number(id)),
      ...featured(answers, Number(id)).flatMap((card) => cardIcon(answers, card)),
    ];
  });
}

/** It ends where two featured cards of a rarity have different weights. */
function featured(answers: Answers, id: number): number[] {
  const { details, rates, publishedAt } = Object(answers(`gacha/${id}`));
  const server = serverOf(publishedAt);
  const weights = new Map<number, number>();
  return Object.entries(details[server]).flatMap(([card, detail]) => {
    const { pickup, weight } = Object(detail);
    if (!pickup) return [];
    const { rarity } = row(answers, 'cards/all', card);
    Number(rates[server][rarity].weightTotal).toFixed(2);
    if ((weights.get(rarity) ?? weight) !== weight)
      throw new TypeError(`gacha ${id}: two weights of ${rarity} stars`);
    weights.set(rarity, weight);
    return [Number(card)];
  });
}

export const gachaBanner = (answers: Answers, id: number): string => {
  const { bannerAssetBundleName, resourceName, publishedAt } = row(answers, 'gacha/all', id);
  if (bannerAssetBundleName) return at(0, `homebanner_rip/${bannerAssetBundleName}`);
  return at(serverOf(publishedAt), `gacha/screen/${resourceName}_rip/logo`);
};

export function gachaAsks(answers: Answers, id: number): string[] {
  const item = Object(answers(`gacha/${id}`));
  const server = serverOf(item.publishedAt);
  for (const texts of [item.gachaName, item.description]) drawn(texts);
  const paid = item.paymentMethods.flatMap((way: { paymentMethod: string; ticketId?: number }) => {
    if (way.paymentMethod.endsWith('_star')) return [at(0, 'thumb/common_rip/star')];
    const ticket = list(answers, 'misc/itemtexts')[`gacha_ticket_${way.ticketId}`];
    return ticket ? [at(0, `thumb/common_rip/gachaTicket${ticket.resourceId}`)] : [];
  });
  const rated = Object.values(item.rates[server]).map((each) => Object(each).rate.toString());
  if (rated.length === 0) throw new TypeError(`gacha ${id} without rates`);
  return [
    `/api/gacha/${id}.json`,
    gachaBanner(answers, id),
    at(server, `gacha/screen/${item.resourceName}_rip/bg`),
    ...paid,
    ...featured(answers, id).flatMap((card) => cardIcon(answers, card)),
    ...eventIcon(answers, presentEvent(answers, server, Number(item.publishedAt[server]))),
  ];
}

export const eventIcon = (answers: Answers, id: number): string[] => {
  if (id === 0) return [];
  const { startAt, assetBundleName } = Object(answers(`events/${id}`));
  return [at(serverOf(startAt), `event/${assetBundleName}/images_rip/banner`)];
};

/** Every card that a pull may give, by the weights of its rarity. */
export function pulls(answers: Answers, id: number): string[] {
  const { details, rates, publishedAt } = Object(answers(`gacha/${id}`));
  const server = serverOf(publishedAt);
  const given = Object.entries(details[server]).map(([card, detail]) => ({
    card: Number(card),
    ...Object(detail),
  }));
  for (const [rarity, { rate, weightTotal }] of Object.entries<{ rate: number; weightTotal: number }>(
    rates[server],
  )) {
    const inside = given.filter(({ rarityIndex }) => rarityIndex === Number(rarity));
    const sum = inside.reduce((total, { weight }) => total + weight, 0);
    // A number drawn below the total that no card reaches is a card that is not there.
    if (rate > 0 && sum < weightTotal)
      throw new TypeError(`gacha ${id}: ${rarity} stars weigh ${sum} of ${weightTotal}`);
  }
  return given.flatMap(({ card }) => cardIcon(answers, card));
}
