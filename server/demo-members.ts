import { Readable } from 'node:stream';
import { demoPlayer } from '#demo/cast/players';
import { createCharts } from '#demo/community/charts';
import { createCommunity } from '#demo/community/community';
import { type CommunityPicture, communityPictures } from '#demo/community/pictures';
import { createFanStories } from '#demo/community/stories/stories';
import { uploadAddress } from '#model/contract/uploads/limits';
import { readPlayer } from '#model/records/player';
import type { Members } from './members.ts';
import type { Origin } from './origin/origin.ts';
import { addDemoMembers, removeDemoMembers } from './services/sync/demo-members.ts';
import type { Uploads } from './services/uploads/uploads.ts';
import { hasUsers } from './store/accounts/users.ts';

/** Stores the pictures of demo posts as uploads of their authors. */
async function sendPictures(
  uploads: Uploads,
  members: readonly number[],
  pictures: readonly CommunityPicture[],
): Promise<void> {
  for (const [nth, { hash, bytes }] of pictures.entries()) {
    const userId = members[nth % members.length];
    if (userId === undefined) return;
    if (await uploads.prepare({ userId }, hash, bytes.length))
      await uploads.take({ userId }, Readable.from([bytes]));
  }
}

interface DemoConfig {
  readonly origin: { readonly demo: { readonly seed: number } };
}

/** Invented members belong to invented data: they come with it, and go when the site shows other data. */
export async function prepareMembers(
  { origin: { demo } }: DemoConfig,
  origin: Pick<Origin, 'kind'>,
  members: Members,
): Promise<void> {
  const { store, services } = members;
  if (origin.kind !== 'demo') return removeDemoMembers(store);
  if (await hasUsers(store.db)) return;
  const { seed } = demo;
  const pictures = await communityPictures(seed);
  const addresses = pictures.map(({ hash }) => uploadAddress(hash));
  const added = await addDemoMembers(
    store,
    (server, uid) => readPlayer(demoPlayer({ seed, server, uid, code: '' })),
    {
      ...createCommunity(seed, addresses),
      charts: createCharts(seed, addresses),
      stories: createFanStories(seed, addresses),
    },
  );
  await sendPictures(services.uploads, added, pictures);
}
