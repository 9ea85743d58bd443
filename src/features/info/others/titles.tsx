import type { Lists, RecordList } from '#model/records/list-readers';
import type { TitleRecord } from '#model/records/prize';
import { localised } from '#model/rules/localised';
import { titlePicturePaths } from '#model/rules/media-paths';
import type { Translate } from '#model/texts/translate';
import { SERVERS, type ServerIndex } from '#model/vocabulary/servers';
import type { Places } from '#src/kit/card/picture-stack.tsx';
import type { Listing } from '#src/kit/list/listing.ts';
import { serverFacet } from './list/facets.ts';
import { nameFor, type Servers, serversWith, subjectOf } from './list/names.ts';
import { shelfListing, type Thing } from './list/shelf.tsx';
import { ShelfPage } from './list/shelf-page.tsx';
import { MovingTitle } from './pieces/moving-title.tsx';
import { Plate } from './pieces/plate.tsx';

/** What titles are given for, as the data writes it; whatever else stands there is a kind of its own. */
const KINDS = ['event_point', 'score_ranking', 'try_clear', 'normal'] as const;
type Kind = (typeof KINDS)[number] | 'other';
const ALL_KINDS: readonly Kind[] = [...KINDS, 'other'];

interface TitleItem extends Thing {
  readonly kind: Kind;
  readonly server: ServerIndex;
  /** The lowest first; empty where the plate moves, and where there is no picture. */
  readonly layers: readonly Places[];
  readonly moving: string | null;
  readonly servers: readonly string[];
}

function titleItem(title: TitleRecord, servers: Servers): TitleItem {
  const { id, name, pictures, moving, kind } = title;
  const { main, sub } = servers;
  const server = localised(name, main, sub)?.server ?? localised(pictures, main, sub)?.server ?? main;
  const on = serversWith(name);
  return {
    id,
    number: id,
    name: nameFor(name, id, servers),
    kind: KINDS.find((known) => known === kind) ?? 'other',
    server,
    layers: (pictures[server] ?? []).map((layer) => titlePicturePaths(SERVERS[server], layer)),
    moving: moving[server],
    servers: on,
    subject: subjectOf(
      id,
      name,
      on.map((code) => `server ${code}`),
    ),
  };
}

const LISTS: readonly RecordList[] = ['titles'];
const SIZES = {
  phone: { width: 240, height: (width: number) => (width - 16) * (50 / 230) + 66 },
  wide: { width: 246, height: (width: number) => (width - 16) * (50 / 230) + 66 },
};

const listing = (lists: Lists, servers: Servers, t: Translate): Listing<TitleItem> => {
  const items = [...lists.titles.values()].map((title) => titleItem(title, servers));
  const kinds = new Set(items.map(({ kind }) => kind));
  const kindOf = ({ kind }: TitleItem) => t(`others.titleKind.${kind}`);
  return shelfListing(
    {
      name: 'titles',
      items,
      isNewestFirst: true,
      example: 'top 100',
      lexicon: ['server'],
      sizes: SIZES,
      facets: [
        {
          key: 'kind',
          title: t('card.type'),
          look: 'chips',
          options: ALL_KINDS.filter((kind) => kinds.has(kind)).map((kind) => ({
            value: kind,
            label: t(`others.titleKind.${kind}`),
          })),
          of: ({ kind }) => [kind],
        },
        serverFacet(t, ({ servers: on }: TitleItem) => on),
      ],
      columns: [
        { key: 'kind', title: t('card.type'), cell: kindOf, csv: kindOf },
        {
          key: 'servers',
          title: t('card.servers'),
          cell: ({ servers: on }) => on.map((code) => code.toUpperCase()).join(' · '),
          csv: ({ servers: on }) => on.join(' '),
        },
      ],
      picture: ({ moving, server, layers, name }) =>
        moving ? (
          <MovingTitle bundle={moving} server={SERVERS[server]} name={name} />
        ) : (
          <Plate layers={layers} name={name} />
        ),
      words: (item) => kindOf(item),
    },
    t,
  );
};

/** Titles that players wear, put together from their layers. */
export const Titles = () => <ShelfPage name="titles" needs={LISTS} listing={listing} />;
