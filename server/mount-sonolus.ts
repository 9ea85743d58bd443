import type { FastifyInstance } from 'fastify';
import type { Members } from './members.ts';
import { addSonolus } from './routes/sonolus.ts';
import type { ShownPosts } from './services/community/shown.ts';
import type { PublishedLists } from './services/families/lists.ts';
import type { AssetService } from './services/published/assets.ts';
import type { DataService } from './services/published/data.ts';
import type { Resources } from './services/sonolus/resources.ts';
import { SongFiles } from './services/sonolus/song-files.ts';
import { SonolusServer } from './services/sonolus/sonolus.ts';

interface Parts {
  readonly members: Members;
  /** What levels are played with; null where the operator gave nothing. */
  readonly resources: Resources | null;
  readonly lists: PublishedLists;
  readonly data: DataService;
  readonly assets: AssetService;
  readonly shown: ShownPosts;
}

/** The charts as levels of the Sonolus app. */
export function mountSonolus(app: FastifyInstance, parts: Parts): void {
  const { members, resources, lists, data, assets, shown } = parts;
  const { services, settings, counts } = members;
  const { details, uploads } = services;
  addSonolus(app, {
    sonolus: new SonolusServer({ resources, lists, data, shown, details, uploads, now: Date.now }),
    songs: new SongFiles(lists, data, assets),
    publicUrl: settings.publicUrl,
    counts: settings.countsCalls ? counts : null,
  });
}
