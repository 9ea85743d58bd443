import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { inTransaction } from '../engines/retry.ts';
import type { Tables } from '../tables.ts';
import { type Lease, NODES } from './id-maker.ts';

const LEASE_MS = 30_000;
const RENEW_MS = 10_000;
/** When it was not renewed it is tried again soon: without it nothing can be written. */
const LOOK_MS = 1_000;

class NodeError extends Error {}

/** The lowest number that no one has now. A process that died keeps its number until the lease ends. */
async function claim(db: Kysely<Tables>, owner: string, now: () => number): Promise<Lease> {
  return inTransaction(db, async (trx) => {
    const nowMs = now();
    const rows = await trx.selectFrom('nodes').selectAll().orderBy('node').execute();
    const taken = new Map(rows.map((row) => [row.node, row]));
    const isFree = (node: number): boolean => (taken.get(node)?.until ?? 0) <= nowMs;
    const node = Array.from({ length: NODES }, (_, index) => index).find(isFree);
    if (node === undefined) throw new NodeError(`All ${NODES} places for processes are taken`);
    const until = nowMs + LEASE_MS;
    const before = taken.get(node);
    if (before === undefined) await trx.insertInto('nodes').values({ node, owner, until }).execute();
    else {
      const won = await trx
        .updateTable('nodes')
        .set({ owner, until })
        .where('node', '=', node)
        .where('owner', '=', before.owner)
        .where('until', '=', before.until)
        .executeTakeFirst();
      if (won.numUpdatedRows !== 1n) throw new NodeError('Another process was quicker');
    }
    return { node, untilMs: until };
  });
}

async function renew(db: Kysely<Tables>, owner: string, node: number, until: number): Promise<boolean> {
  const answer = await db
    .updateTable('nodes')
    .set({ until })
    .where('node', '=', node)
    .where('owner', '=', owner)
    .executeTakeFirst();
  return answer.numUpdatedRows === 1n;
}

export interface IdNode {
  readonly lease: () => Lease;
  /** Whether ids can be made now. */
  readonly isHeld: () => boolean;
  readonly release: () => Promise<void>;
}

const MAX_CLAIMS = 10;

async function claimPatiently(db: Kysely<Tables>, owner: string, now: () => number): Promise<Lease> {
  for (let tried = 1; ; tried++) {
    try {
      return await claim(db, owner, now);
    } catch (error) {
      // Two processes that start at once pick the same number; each engine reports it in its own way.
      if (tried >= MAX_CLAIMS) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20 * tried * Math.random()));
    }
  }
}

/** Holds a number for this process as long as it runs. While the database cannot be reached the lease runs out. */
export async function holdNode(
  db: Kysely<Tables>,
  now: () => number,
  log: (line: string) => void,
): Promise<IdNode> {
  const owner = randomUUID();
  let lease = await claimPatiently(db, owner, now);
  const keep = async (): Promise<void> => {
    const untilMs = now() + LEASE_MS;
    const isOurs = await renew(db, owner, lease.node, untilMs);
    lease = isOurs ? { node: lease.node, untilMs } : await claimPatiently(db, owner, now);
  };
  let running: Promise<void> | null = null;
  let isTold = false;
  const renewed = async (): Promise<void> => {
    try {
      await keep();
      isTold = false;
    } catch (error) {
      if (!isTold) log(`The right to make ids was not renewed: ${(error as Error).message}`);
      isTold = true;
    }
    running = null;
  };
  const timer = setInterval(() => {
    if (now() >= lease.untilMs - LEASE_MS + RENEW_MS) running ??= renewed();
  }, LOOK_MS);
  timer.unref();
  return {
    lease: () => lease,
    isHeld: () => now() < lease.untilMs,
    release: async () => {
      clearInterval(timer);
      await running;
      await renew(db, owner, lease.node, 0);
    },
  };
}
