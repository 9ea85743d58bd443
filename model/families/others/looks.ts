import { wordsOf } from '../../listing/views/words.ts';
import type { RecordList } from '../../records/list-readers.ts';
import type { LookRecord } from '../../records/look.ts';
import { localised } from '../../rules/localised.ts';
import { type LookKind, lookPicturePath } from '../../rules/look-paths.ts';
import { memoizePerObject } from '../../rules/once.ts';
import type { OtherName } from '../../site/others.ts';
import type { TextKey } from '../../texts/groups.ts';
import { SERVERS } from '../../vocabulary/servers.ts';
import { type Context, defineList, type Family, type Item, type World } from '../family.ts';
import { nameIn, numberField, serverField, serversWith, serverText } from '../fields.ts';
import { boxed, nameField, otherHead, searchedBy } from './head.ts';

/** A record of one of several lists, whose numbers each start at 1. */
interface Look {
  readonly id: number;
  readonly kind: LookKind;
  readonly record: LookRecord;
}

export interface LookItem extends Item {
  readonly name: string;
  readonly kind: LookKind;
  readonly picture: string | null;
  readonly servers: readonly string[];
}

/** Keeps the numbers of several lists apart. */
const APART = 1_000_000;

function lookItem({ id, kind, record }: Look, world: World): LookItem {
  const { main, sub } = world;
  const { id: number, name, bundles, publishedAt } = record;
  const bundle = localised(bundles, main, sub);
  const server = SERVERS[localised(name, main, sub)?.server ?? bundle?.server ?? 0];
  const out = serversWith(publishedAt);
  const servers = out.length > 0 ? out : serversWith(name);
  return {
    id,
    number,
    name: nameIn(name, world) ?? `#${number}`,
    kind,
    picture: bundle && lookPicturePath(server, kind, bundle.value),
    servers,
    subject: {
      id: number,
      names: wordsOf(name),
      tags: new Set(servers.map((code) => `server ${code}`)),
    },
  };
}

/** Only decorations are of several kinds. */
const KINDS: Partial<Record<LookKind, TextKey>> = {
  frames: 'others.kindOf.frames',
  pins: 'others.kindOf.pins',
  sets: 'others.kindOf.sets',
};
const kindText = (kind: LookKind, { words: { t } }: Context): string => {
  const key = KINDS[kind];
  return key ? t(key) : '';
};

type ListOfLooks = Extract<
  RecordList,
  'noteSkins' | 'flickSkins' | 'laneSkins' | 'frames' | 'pins' | 'pinSets'
>;
type Source = readonly [LookKind, ListOfLooks];

/** How some lists of looks are shown as one. */
function looksOf(page: OtherName, first: Source, ...others: readonly Source[]): Family<Look, LookItem> {
  const sources = [first, ...others];
  return defineList<Look, LookItem>()({
    head: otherHead(page, [first[1], ...others.map(([, list]) => list)]),
    list: first[1],
    records: memoizePerObject((lists) => {
      const looks = sources.flatMap(([kind, list], nth) =>
        [...lists[list].values()].map((record): Look => ({ id: nth * APART + record.id, kind, record })),
      );
      return new Map(looks.map((look) => [look.id, look]));
    }),
    item: lookItem,
    title: ({ name }) => name,
    picture: ({ picture }) => ({ src: picture }),
    lexicon: ['server'],
    ...searchedBy(others.length > 0 ? 'roselia' : 'neon'),
    fields: {
      id: numberField<LookItem>(false),
      name: nameField<LookItem>(),
      kind: {
        title: 'card.type',
        when: () => others.length > 0,
        text: ({ kind }, context) => kindText(kind, context),
        csv: ({ kind }) => kind,
        facet: {
          options: (context) =>
            others.length > 0
              ? sources.map(([kind]) => ({ value: kind, label: kindText(kind, context) }))
              : [],
          of: ({ kind }) => [kind],
        },
      },
      server: serverField<LookItem>(({ servers }) => servers),
    },
    columns: ['name', 'id', 'kind', 'server'],
    sorts: ['id', 'name'],
    facets: ['kind', 'server'],
    ...boxed<LookItem>({ phone: 150, wide: 220, ratio: 0.7, lines: 56 }, ({ servers }, context) => [
      [{ text: serverText(servers, context) }],
    ]),
  });
}

export const NOTES = looksOf('notes', ['notes', 'noteSkins']);
export const FLICKS = looksOf('flicks', ['flicks', 'flickSkins']);
export const LANES = looksOf('lanes', ['lanes', 'laneSkins']);
/** What players put on their profiles. */
export const DECORATIONS = looksOf(
  'decorations',
  ['frames', 'frames'],
  ['pins', 'pins'],
  ['sets', 'pinSets'],
);
