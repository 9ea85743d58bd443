import { join } from 'node:path';
import { songSounds } from '#demo/sound/song-sounds';
import { type DemoPlan, demoOrigin } from './demo-origin.ts';
import { withChartFigures } from './dump/chart-figures.ts';
import { dumpOrigin } from './dump/dump-origin.ts';
import { withPrizes } from './dump/event-prizes.ts';
import { withEpisodes, withMissionRewards, withReadings } from './dump/lists-from-items.ts';
import { withProfiles } from './dump/profiles-from-items.ts';
import { withRecent } from './dump/recent-from-lists.ts';
import { withDrawnEmoji } from './emoji-names.ts';
import { withExplorerOfOthers } from './explorer-lists.ts';
import { withMissingCharts } from './missing-charts.ts';
import { MusicProgram } from './music-program/music-program.ts';
import { type Log, type Origin, OriginError, originWith } from './origin.ts';
import { withOtherServers } from './other-servers.ts';
import { remoteOrigin, remoteSettings } from './remote/remote-origin.ts';

/** Where data shall come from; server and commands read it from the same flags. */
export interface OriginOptions {
  readonly demo: DemoPlan;
  /** Folder of a dump; null for none. */
  readonly dataFolder: string | null;
  /** Base address of a remote origin; null for none. */
  readonly remote: URL | null;
  /** Where answers of a remote origin are kept. */
  readonly cacheFolder: string;
}

/** The demo set is loaded only when it is asked something. */
const openDemo = (plan: DemoPlan, cacheFolder: string, log: Log): Origin =>
  demoOrigin(
    plan,
    async () => (await import('#demo/demo')).createDemo(plan),
    Date.now,
    songSounds({
      seed: plan.seed,
      folder: join(cacheFolder, 'music'),
      log,
      maker: new MusicProgram(),
    }),
  );

/**
 * Opens the origin that the options name: a dump or a remote origin if given, else the demo set. The site's own icons
 * (`/res`) are drawn by the demo set wherever the other origins have none.
 * @throws OriginError with one line for the operator.
 */
export async function openOrigin(options: OriginOptions, log: Log): Promise<Origin> {
  const demo = openDemo(options.demo, options.cacheFolder, log);
  if (options.dataFolder !== null && options.remote !== null) {
    throw new OriginError('Data comes from one place: give --data or --origin, not both');
  }
  if (options.dataFolder !== null) {
    return withIcons(completed(await dumpOrigin(options.dataFolder, log)), demo);
  }
  if (options.remote !== null) {
    const remote = remoteOrigin(remoteSettings(options.remote, options.cacheFolder), log);
    return withIcons(completed(remote), demo);
  }
  return withMissingCharts(withChartFigures(withPrizes(demo)));
}

/** With what other servers have, and with the answers that are put together of others. */
const completed = (origin: Origin): Origin => {
  const whole = withExplorerOfOthers(withOtherServers(origin));
  return withMissingCharts(
    withChartFigures(
      withPrizes(withEpisodes(withMissionRewards(withReadings(withProfiles(withRecent(whole)))))),
    ),
  );
};

function withIcons(origin: Origin, demo: Origin): Origin {
  return originWith(withDrawnEmoji(origin, demo), {
    async readAsset(path, asker) {
      const own = await origin.readAsset(path, asker);
      return own.status === 'found' || !path.startsWith('res/') ? own : demo.readAsset(path);
    },
  });
}
