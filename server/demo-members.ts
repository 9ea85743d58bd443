import { demoPlayer } from '#demo/cast/players';
import { createCommunity } from '#demo/community/community';
import { readPlayer } from '#model/records/read-player';
import type { Config } from './config.ts';
import type { Members } from './members.ts';
import type { Origin } from './origin/origin.ts';
import { addDemoMembers, removeDemoMembers } from './services/sync/demo-members.ts';

/** Invented members belong to invented data: they come with it, and go when the site shows other data. */
export async function prepareMembers(config: Config, origin: Origin, { store }: Members): Promise<void> {
  if (origin.kind !== 'demo') return removeDemoMembers(store);
  const { seed } = config.origin.demo;
  await addDemoMembers(
    store,
    (server, uid) => readPlayer(demoPlayer({ seed, server, uid, code: '' })),
    createCommunity(seed),
  );
}
