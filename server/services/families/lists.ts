import { EVERY_READER } from '#model/records/every-reader';
import type { Lists, RecordList, RecordOf } from '#model/records/list-readers';
import { LIST_FILES } from '#model/vocabulary/list-files';
import type { DataService } from '../published/data.ts';
import type { Prepared } from '../published/encodings.ts';

const jsonOf = ({ bodies }: Prepared): unknown => JSON.parse(Buffer.from(bodies.identity).toString('utf8'));

const NAMES = Object.keys(EVERY_READER) as readonly RecordList[];
const EMPTY = Object.fromEntries(NAMES.map((name) => [name, new Map()])) as unknown as Lists;

/** The published lists, read; the same object as long as none of them changes. */
export interface PublishedLists {
  one<N extends RecordList>(name: N): Promise<ReadonlyMap<number, RecordOf<N>>>;
  /** The lists of these names; all others are empty. */
  some(names: readonly RecordList[]): Promise<Lists>;
}

export function publishedLists(data: DataService): PublishedLists {
  const read = new Map<RecordList, { readonly hash: string; readonly byId: ReadonlyMap<number, unknown> }>();
  const combined = new Map<string, Lists>();

  /** A list from the first of its files that the site has; empty where it has none. */
  async function load(name: RecordList): Promise<ReadonlyMap<number, unknown>> {
    for (const file of LIST_FILES[name]) {
      const answer = await data.answer(file);
      if (answer.status !== 'found') continue;
      const { prepared } = answer;
      const known = read.get(name);
      if (known?.hash === prepared.hash) return known.byId;
      const { byId } = EVERY_READER[name](jsonOf(prepared));
      read.set(name, { hash: prepared.hash, byId });
      return byId;
    }
    return EMPTY[name];
  }

  return {
    one: async (name) => (await load(name)) as never,
    async some(names) {
      const loaded = await Promise.all(names.map(async (name) => [name, await load(name)] as const));
      const key = names.join(' ');
      const known = combined.get(key);
      if (known && loaded.every(([name, byId]) => known[name] === byId)) return known;
      const lists: Lists = { ...EMPTY, ...Object.fromEntries(loaded) };
      combined.set(key, lists);
      return lists;
    },
  };
}
