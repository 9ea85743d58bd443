import type { Lists, RecordList } from '#model/records/list-readers';
import type { LookRecord } from '#model/records/look';
import { localised } from '#model/rules/localised';
import { type LookKind, lookPicturePath } from '#model/rules/look-paths';
import type { OtherName } from '#model/site/others';
import type { TextKey } from '#model/texts/groups';
import type { Translate } from '#model/texts/translate';
import { SERVERS } from '#model/vocabulary/servers';
import type { Listing } from '#src/kit/list/listing.ts';
import { serverFacet } from './list/facets.ts';
import { nameFor, type Servers, serversWith, subjectOf } from './list/names.ts';
import { shelfListing, type Thing } from './list/shelf.tsx';
import { ShelfPage } from './list/shelf-page.tsx';
import { Sheet } from './pieces/sheet.tsx';

interface LookItem extends Thing {
  readonly kind: LookKind;
  readonly picture: string | null;
  readonly servers: readonly string[];
}

/** Numbers of each kind begin anew, so a list of several kinds keeps them apart. */
const APART = 1_000_000;

function lookItem(record: LookRecord, kind: LookKind, servers: Servers, nth: number): LookItem {
  const { id, name, bundles, publishedAt } = record;
  const bundle = localised(bundles, servers.main, servers.sub);
  const server = SERVERS[localised(name, servers.main, servers.sub)?.server ?? bundle?.server ?? 0];
  const out = serversWith(publishedAt);
  const on = out.length > 0 ? out : serversWith(name);
  return {
    id: nth * APART + id,
    number: id,
    name: nameFor(name, id, servers),
    kind,
    picture: bundle && lookPicturePath(server, kind, bundle.value),
    servers: on,
    subject: subjectOf(
      id,
      name,
      on.map((code) => `server ${code}`),
    ),
  };
}

type ListOfLooks = Extract<
  RecordList,
  'noteSkins' | 'flickSkins' | 'laneSkins' | 'frames' | 'pins' | 'pinSets'
>;

const SIZES = {
  phone: { width: 150, height: (width: number) => width * 0.7 + 56 },
  wide: { width: 220, height: (width: number) => width * 0.7 + 56 },
};

/** How the looks of some lists are listed; the same function at each call for one sub-page. */
const listingOf =
  (page: OtherName, kinds: readonly (readonly [LookKind, ListOfLooks])[]) =>
  (lists: Lists, servers: Servers, t: Translate): Listing<LookItem> =>
    shelfListing(
      {
        name: page,
        items: kinds.flatMap(([kind, list], nth) =>
          [...lists[list].values()].map((record) => lookItem(record, kind, servers, nth)),
        ),
        example: kinds.length > 1 ? 'roselia' : 'neon',
        lexicon: ['server'],
        sizes: SIZES,
        facets: [
          ...(kinds.length > 1
            ? [
                {
                  key: 'kind',
                  title: t('card.type'),
                  look: 'chips' as const,
                  options: kinds.map(([kind]) => ({ value: kind, label: kindName(kind, t) })),
                  of: ({ kind }: LookItem) => [kind],
                },
              ]
            : []),
          serverFacet(t, ({ servers: on }: LookItem) => on),
        ],
        columns: [
          ...(kinds.length > 1
            ? [
                {
                  key: 'kind',
                  title: t('card.type'),
                  cell: ({ kind }: LookItem) => kindName(kind, t),
                  csv: ({ kind }: LookItem) => kind,
                },
              ]
            : []),
          {
            key: 'servers',
            title: t('card.servers'),
            cell: ({ servers: on }) => serverText(on, t),
            csv: ({ servers: on }) => on.join(' '),
          },
        ],
        picture: ({ picture, name }) => <Sheet src={picture} name={name} />,
        words: ({ servers: on }) => serverText(on, t),
      },
      t,
    );

/** Only decorations are of several kinds. */
const KIND_NAMES: Partial<Record<LookKind, TextKey>> = {
  frames: 'others.kindOf.frames',
  pins: 'others.kindOf.pins',
  sets: 'others.kindOf.sets',
};
function kindName(kind: LookKind, t: Translate): string {
  const key = KIND_NAMES[kind];
  return key ? t(key) : '';
}

const serverText = (servers: readonly string[], t: Translate): string =>
  SERVERS.filter((server) => servers.includes(server))
    .map((server) => t(`server.short.${server}`))
    .join(' · ');

const NOTES = listingOf('notes', [['notes', 'noteSkins']]);
const FLICKS = listingOf('flicks', [['flicks', 'flickSkins']]);
const LANES = listingOf('lanes', [['lanes', 'laneSkins']]);
const DECORATIONS = listingOf('decorations', [
  ['frames', 'frames'],
  ['pins', 'pins'],
  ['sets', 'pinSets'],
]);

const NOTE_LISTS: readonly RecordList[] = ['noteSkins'];
const FLICK_LISTS: readonly RecordList[] = ['flickSkins'];
const LANE_LISTS: readonly RecordList[] = ['laneSkins'];
const DECORATION_LISTS: readonly RecordList[] = ['frames', 'pins', 'pinSets'];

export const NoteSkins = () => <ShelfPage name="notes" needs={NOTE_LISTS} listing={NOTES} />;
export const FlickSkins = () => <ShelfPage name="flicks" needs={FLICK_LISTS} listing={FLICKS} />;
export const LaneSkins = () => <ShelfPage name="lanes" needs={LANE_LISTS} listing={LANES} />;
/** What players put on their profiles: frames, pins and sets of pins. */
export const Decorations = () => (
  <ShelfPage name="decorations" needs={DECORATION_LISTS} listing={DECORATIONS} />
);
