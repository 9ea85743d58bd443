import { joinedWords, wordsOf, wordsOfPerson } from '../../listing/views/words.ts';
import type { CardRecord } from '../../records/card.ts';
import { GACHA_TYPES, type GachaRecord, type GachaType } from '../../records/gacha.ts';
import { gachaBannerPath } from '../../rules/asset-paths.ts';
import { localised } from '../../rules/localised.ts';
import { gachaScreenPath } from '../../rules/media-paths.ts';
import { SERVERS, type ServerIndex } from '../../vocabulary/servers.ts';
import type { Context, Item, World } from '../family.ts';
import { nameIn } from '../fields.ts';
import { type ItemPeriod, periodOf } from '../periods.ts';

/** A gacha as the list knows it. */
export interface GachaItem extends Item, ItemPeriod {
  readonly gacha: GachaRecord;
  readonly name: string;
  /** Null for a kind this version does not know. */
  readonly type: GachaType | null;
  /** Its banner, or its logo where it has none. */
  readonly picture: string;
  /** Its logo, where the banner that it names is missing. */
  readonly logo: string;
  /** The cards that came with it, once they are known. */
  readonly cards: readonly CardRecord[];
}

const gachaLogo = (gacha: GachaRecord, server: ServerIndex): string =>
  gachaScreenPath(SERVERS[server], gacha, 'logo');

/** Its banner on a server, or its logo where it has none, and the logo for a banner that is missing. */
export function gachaPictures(
  gacha: GachaRecord,
  server: ServerIndex,
): { readonly picture: string; readonly logo: string } {
  const logo = gachaLogo(gacha, server);
  return { picture: gachaBannerPath(SERVERS[server], gacha) ?? logo, logo };
}

export function gachaItem(gacha: GachaRecord, world: World): GachaItem {
  const { main, sub } = world;
  const { id, name, publishedAt, closedAt } = gacha;
  const period = periodOf(publishedAt, closedAt, world);
  const server = localised(publishedAt, main, sub)?.server ?? main;
  return {
    id,
    gacha,
    name: nameIn(name, world) ?? `#${id}`,
    type: GACHA_TYPES.find((type) => type === gacha.type) ?? null,
    ...period,
    ...gachaPictures(gacha, server),
    cards: [],
    subject: {
      id,
      names: wordsOf(name),
      tags: new Set([...period.servers.map((server) => `server ${server}`), `gachatype ${gacha.type}`]),
    },
  };
}

/** Adds the cards that came with it; one in five gachas has any. */
export function extendGacha(item: GachaItem, { lists: { cards: all, characters } }: Context): GachaItem {
  const cards = item.gacha.newCards.flatMap((id) => all.get(id) ?? []);
  if (cards.length === 0) return item;
  const { subject } = item;
  return {
    ...item,
    cards,
    subject: {
      ...subject,
      names: joinedWords(
        subject.names,
        ...cards.map(({ characterId }) => wordsOfPerson(characters.get(characterId))),
      ),
      tags: new Set([
        ...subject.tags,
        ...cards.flatMap(({ characterId, attribute }) => [
          `character ${characterId}`,
          `attribute ${attribute}`,
        ]),
      ]),
    },
  };
}
