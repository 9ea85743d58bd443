import { joinedWords, wordsOf, wordsOfBand, wordsOfPerson } from '../../listing/views/words.ts';
import type { CostumeRecord } from '../../records/costume.ts';
import { localised } from '../../rules/localised.ts';
import { costumeThumbPath } from '../../rules/media-paths.ts';
import { serversOutAt } from '../../rules/running.ts';
import { SERVERS } from '../../vocabulary/servers.ts';
import type { Item, World } from '../family.ts';
import { nameIn } from '../fields.ts';

/** What the name of a costume's model says of it. */
export const COSTUME_KINDS = ['card', 'first', 'seasonal', 'other'] as const;
type Kind = (typeof COSTUME_KINDS)[number];

/** A costume as the list knows it. */
export interface CostumeItem extends Item {
  readonly costume: CostumeRecord;
  readonly name: string;
  readonly character: string;
  readonly bandId: number;
  readonly kind: Kind;
  readonly servers: readonly string[];
  readonly picture: string;
}

/** Models are called `001_live_default`, `001_live_event_12`, `001_casual-2023`, `001_school_winter`. */
function kindOf({ assetBundleName }: CostumeRecord): Kind {
  if (/_default$/.test(assetBundleName)) return 'first';
  if (/_(casual|school|uniform)/.test(assetBundleName)) return 'seasonal';
  return /_live_/.test(assetBundleName) ? 'card' : 'other';
}

export function costumeItem(costume: CostumeRecord, world: World): CostumeItem {
  const { lists, main, sub, now } = world;
  const { id, characterId, name, publishedAt } = costume;
  const character = lists.characters.get(characterId);
  const bandId = character?.bandId ?? 0;
  const servers = serversOutAt(publishedAt, now);
  const kind = kindOf(costume);
  const names = [wordsOf(name), wordsOfPerson(character), wordsOfBand(lists.bands.get(bandId))];
  return {
    id,
    costume,
    name: nameIn(name, world) ?? `#${id}`,
    character: nameIn(character?.name, world) ?? `#${characterId}`,
    bandId,
    kind,
    servers,
    picture: costumeThumbPath(SERVERS[localised(publishedAt, main, sub)?.server ?? main], costume),
    subject: {
      id,
      names: joinedWords(...names),
      tags: new Set([
        `band ${bandId}`,
        `character ${characterId}`,
        `costume ${kind}`,
        ...servers.map((server) => `server ${server}`),
      ]),
    },
  };
}

/** The kinds of words that a search for costumes understands. */
export const COSTUME_WORDS = ['band', 'character', 'server', 'costume'];
