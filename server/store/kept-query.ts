import { type CompiledQuery, type DialectAdapter, type Expression, sql } from 'kysely';
import type { Db } from './store.ts';

/** Stands in a kept query for a number that comes with each use. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A query that is written down once for each engine: what most pages ask takes longer to build, rewrite and compile than to answer. Its
 * numbers come with each use, by their names.
 */
export function keptQuery<Name extends string, Row>(
  build: (db: Db, slot: (name: Name) => Expression<number>) => { readonly compile: () => CompiledQuery<Row> },
): (db: Db, values: Readonly<Record<Name, number>>) => Promise<readonly Row[]> {
  const kept = new WeakMap<DialectAdapter, CompiledQuery<Row>>();
  const slot = (name: Name): Expression<number> => sql<number>`${new Slot(name)}`;
  return async (db, values) => {
    const { adapter } = db.getExecutor();
    const query = kept.get(adapter) ?? build(db, slot).compile();
    kept.set(adapter, query);
    const given: Readonly<Record<string, number>> = values;
    const parameters = query.parameters.map((each) => (each instanceof Slot ? given[each.name] : each));
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}
