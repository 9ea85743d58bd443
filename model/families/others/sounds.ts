import { wordsOf } from '../../listing/views/words.ts';
import type { LookRecord } from '../../records/look.ts';
import { localised } from '../../rules/localised.ts';
import { SERVERS, type ServerCode } from '../../vocabulary/servers.ts';
import { defineList, type Item, type World } from '../family.ts';
import { nameIn, numberField, serversWith } from '../fields.ts';
import { boxed, nameField, otherHead, searchedBy } from './head.ts';

export interface SoundItem extends Item {
  readonly name: string;
  readonly bundle: string | null;
  readonly server: ServerCode;
}

function soundItem({ id, name, bundles }: LookRecord, world: World): SoundItem {
  const { main, sub } = world;
  const bundle = localised(bundles, main, sub);
  return {
    id,
    name: nameIn(name, world) ?? `#${id}`,
    bundle: bundle?.value ?? null,
    server: SERVERS[localised(name, main, sub)?.server ?? bundle?.server ?? main],
    subject: {
      id,
      names: wordsOf(name),
      tags: new Set(serversWith(name).map((code) => `server ${code}`)),
    },
  };
}

/** Sounds of notes, to hear. */
export const FAMILY = defineList<LookRecord, SoundItem>()({
  head: otherHead('sounds', ['soundSkins']),
  list: 'soundSkins',
  item: soundItem,
  title: ({ name }) => name,
  picture: () => ({ src: null }),
  lexicon: [],
  ...searchedBy('neon'),
  fields: { id: numberField<SoundItem>(false), name: nameField<SoundItem>() },
  columns: ['name', 'id'],
  sorts: ['id', 'name'],
  facets: [],
  ...boxed<SoundItem>({ phone: 250, wide: 250, ratio: 0, lines: 142 }),
});
