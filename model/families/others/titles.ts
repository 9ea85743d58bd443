import { wordsOf } from '../../listing/views/words.ts';
import type { TitleRecord } from '../../records/prize.ts';
import { localised } from '../../rules/localised.ts';
import { titlePicturePaths } from '../../rules/media-paths.ts';
import { SERVERS, type ServerCode } from '../../vocabulary/servers.ts';
import { type Context, defineList, type Item, type World } from '../family.ts';
import { nameIn, numberField, optionsOf, serverField, serversWith } from '../fields.ts';
import { boxed, nameField, otherHead, searchedBy } from './head.ts';

/** What titles are given for, as the data writes it; whatever else stands there is a kind of its own. */
const KINDS = ['event_point', 'score_ranking', 'try_clear', 'normal'] as const;
type Kind = (typeof KINDS)[number] | 'other';
const ALL_KINDS: readonly Kind[] = [...KINDS, 'other'];

export interface TitleItem extends Item {
  readonly name: string;
  readonly kind: Kind;
  readonly server: ServerCode;
  /** Where each layer may be, the lowest first; empty where the plate moves, and where there is no picture. */
  readonly layers: readonly ReturnType<typeof titlePicturePaths>[];
  readonly moving: string | null;
  readonly servers: readonly string[];
}

function titleItem({ id, name, pictures, moving, kind }: TitleRecord, world: World): TitleItem {
  const { main, sub } = world;
  const server = localised(name, main, sub)?.server ?? localised(pictures, main, sub)?.server ?? main;
  const servers = serversWith(name);
  return {
    id,
    name: nameIn(name, world) ?? `#${id}`,
    kind: KINDS.find((known) => known === kind) ?? 'other',
    server: SERVERS[server],
    layers: (pictures[server] ?? []).map((layer) => titlePicturePaths(SERVERS[server], layer)),
    moving: moving[server],
    servers,
    subject: { id, names: wordsOf(name), tags: new Set(servers.map((code) => `server ${code}`)) },
  };
}

const kindText = ({ kind }: TitleItem, { words }: Context): string => words.t(`others.titleKind.${kind}`);

/** Titles that players wear, put together from their layers. */
export const FAMILY = defineList<TitleRecord, TitleItem>()({
  head: otherHead('titles', ['titles']),
  list: 'titles',
  item: titleItem,
  title: ({ name }) => name,
  picture: () => ({ src: null }),
  lexicon: ['server'],
  ...searchedBy('top 100'),
  fields: {
    id: numberField<TitleItem>(),
    name: nameField<TitleItem>(),
    kind: {
      title: 'card.type',
      text: kindText,
      facet: {
        options: (context, items) =>
          optionsOf(
            ALL_KINDS.filter((kind) => items.some((item) => item.kind === kind)),
            (kind) => `others.titleKind.${kind}`,
          )(context),
        of: ({ kind }) => [kind],
      },
    },
    server: serverField<TitleItem>(({ servers }) => servers),
  },
  columns: ['name', 'id', 'kind', 'server'],
  sorts: ['id', 'name'],
  facets: ['kind', 'server'],
  // A plate of 230 to 50 within a margin of 8 pixels.
  ...boxed<TitleItem>({ phone: 240, wide: 246, ratio: 50 / 230, lines: 62.5 }, (item, context) => [
    [{ text: kindText(item, context) }],
  ]),
});
