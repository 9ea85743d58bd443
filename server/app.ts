import Fastify, { type FastifyInstance } from 'fastify';
import { ROUTE_COSTS } from '#model/contract/account/work';
import type { Members } from './members.ts';
import { mountSonolus } from './mount-sonolus.ts';
import { mountTracker } from './mount-tracker.ts';
import type { Log, Origin } from './origin/origin.ts';
import { accountHandlers } from './routes/api/accounts.ts';
import { communityHandlers } from './routes/api/community.ts';
import { consoleHandlers } from './routes/api/console.ts';
import { addCookies } from './routes/api/cookies.ts';
import { dailyHandlers } from './routes/api/daily.ts';
import { acceptMultipart } from './routes/api/incoming-file.ts';
import { mountEndpoints } from './routes/api/mount.ts';
import { osuHandlers } from './routes/api/osu.ts';
import { hasBoundedShape } from './routes/api/raw-json.ts';
import { addRoomStream, roomHandlers } from './routes/api/rooms.ts';
import { syncHandlers } from './routes/api/sync.ts';
import { addTags } from './routes/api/tagged.ts';
import { playerHandlers } from './routes/api/tracker.ts';
import { addUploadFiles, uploadHandlers } from './routes/api/uploads.ts';
import { addDataRoutes } from './routes/api-data.ts';
import { addAssetRoutes } from './routes/assets.ts';
import { addCalendar } from './routes/calendar.ts';
import { addClientRoutes } from './routes/client.ts';
import { addClosing } from './routes/closing.ts';
import { addErrors, answerClientError, newRequestId, sendFrameworkError } from './routes/errors.ts';
import { addFeeds } from './routes/feeds.ts';
import { addHealth } from './routes/health.ts';
import { addLive2dCore } from './routes/live2d-core.ts';
import { collectMethods } from './routes/methods.ts';
import { addOffline } from './routes/offline.ts';
import { PageWriter } from './routes/pages.ts';
import { addPreviews } from './routes/previews.ts';
import { warnOfProxy } from './routes/proxy-warning.ts';
import { readySender } from './routes/ready.ts';
import { addSecurity, type ExtraSources } from './routes/security.ts';
import { sendPrepared } from './routes/send-prepared.ts';
import { addSitePages } from './routes/site-pages.ts';
import { addSitemap } from './routes/sitemap.ts';
import { addInFlight } from './routes/work/in-flight.ts';
import { addWorkBudget } from './routes/work/work-budget.ts';
import { calendarService } from './services/calendar/calendars.ts';
import { ShownPosts } from './services/community/shown.ts';
import { Console } from './services/console/console.ts';
import { Nicknames } from './services/console/nicknames.ts';
import { type ShownRecords, standingService } from './services/console/standing.ts';
import { type PublishedLists, publishedLists } from './services/families/lists.ts';
import { feedService } from './services/feeds/feeds.ts';
import { Dailies } from './services/games/dailies.ts';
import { live2dCore } from './services/live2d-core.ts';
import { createPrerenderer, type Prerenderer } from './services/prerender/prerender.ts';
import { type Fonts, systemFonts } from './services/previews/fonts.ts';
import { type Previews, previewService } from './services/previews/previews.ts';
import { writtenPreviews } from './services/previews/written.ts';
import { type AbsentLists, absentLists } from './services/published/absent-lists.ts';
import { apiDocumentService } from './services/published/api-document.ts';
import { assetListings } from './services/published/asset-listings.ts';
import { assetService, uploadStandIns } from './services/published/assets.ts';
import type { ClientFiles } from './services/published/client-files.ts';
import { type DataService, dataService } from './services/published/data.ts';
import { KeptPages } from './services/published/kept-pages.ts';
import { withOwnNews } from './services/published/own-news.ts';
import { withNicknames } from './services/published/own-nicknames.ts';
import type { Snapshot } from './services/published/snapshot.ts';
import { Refusal } from './services/refusal.ts';
import { Rooms } from './services/rooms/rooms.ts';
import { sitePagesService } from './services/site-pages.ts';
import { NO_SETTINGS, type SiteSettings } from './services/site-settings.ts';
import type { Resources } from './services/sonolus/resources.ts';
import { Rankings } from './services/sync/rankings.ts';
import { Sync } from './services/sync/sync.ts';
import { sharedTeams } from './services/teams/shared-teams.ts';
import { Players } from './services/tracker/players.ts';

/** `/api/openapi.json`: the description of the API for programs, public and readable across origins. */
function addApiDocument(app: FastifyInstance): void {
  const document = apiDocumentService();
  app.get(
    '/api/openapi.json',
    { config: { isOpen: true, costMs: ROUTE_COSTS.data } },
    async (request, reply) =>
      sendPrepared(request, reply.header('cache-control', 'no-cache'), await document()),
  );
}

export interface AppParts {
  readonly origin: Origin;
  /** Prepared answers of the origin; null when there are none. */
  readonly snapshot: Snapshot | null;
  readonly client: ClientFiles;
  /** Where the operator's own page texts are; it need not exist. */
  readonly contentFolder: string;
  /** Where curves of past events are kept that came from another machine; null keeps none. */
  readonly curveFolder?: string | null;
  /** Accounts and what belongs to them. */
  readonly members: Members;
  readonly log: Log;
  /** What the operator has besides the site itself. */
  readonly site?: SiteSettings;
  /** Whether points of running events are asked for and stored. */
  readonly isRecording?: boolean;
  /** Whether browsers keep what opens the site without a connection. */
  readonly opensOffline?: boolean;
  /** What pages may load besides; the development server needs more. */
  readonly extraSources?: ExtraSources;
  /** What previews of links are written with. */
  readonly fonts?: Fonts;
  /** What the Sonolus app plays levels with; without it there are none. */
  readonly resources?: Resources | null;
}

const MAX_BODY = 64 * 1024;
/** A file may take five minutes to arrive; a slower request keeps a connection from others. */
const MAX_REQUEST_MS = 6 * 60_000;
/** Longer than any name or path that an origin accepts, so that the origin decides. */
const MAX_PARAMETER = 1_000;

/** A server that answers nothing yet, with our own words for what the framework refuses. */
function bareApp(
  { members }: AppParts,
  serverFactory: ReturnType<typeof readySender>['server'],
): FastifyInstance {
  const app = Fastify({
    serverFactory,
    bodyLimit: MAX_BODY,
    requestTimeout: MAX_REQUEST_MS,
    // Zero hops: what a visitor says about their own address counts for nothing.
    trustProxy: (_address: string, hop: number) => hop < members.settings.proxyHops,
    genReqId: newRequestId,
    routerOptions: { maxParamLength: MAX_PARAMETER },
    // Values keep the types they have, and nothing is dropped in silence.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
    frameworkErrors: sendFrameworkError,
    clientErrorHandler: answerClientError,
    forceCloseConnections: 'idle',
    // The framework's own answer while closing has neither our shape nor our headers.
    return503OnClosing: false,
  });
  app.removeContentTypeParser('text/plain');
  acceptEmptyBodies(app);
  return app;
}

/** What is mounted, in which order. Needs no port: tests talk to it by `inject`. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const ready = readySender();
  const app = bareApp(parts, ready.server);
  collectMethods(app);
  await addSecurity(app, parts.members.settings.publicUrl);
  addWorkBudget(app, parts.members.settings.countsCalls ? parts.members.counts : null);
  addErrors(app, parts.log);
  if (parts.members.settings.proxyHops === 0) warnOfProxy(app, parts.log);
  addInFlight(app, { isShared: parts.members.settings.countsCalls });
  addClosing(app);
  ready.learn(app);
  addHealth(app, parts.members.isReady);
  addSitePages(app, sitePagesService(parts.contentFolder, parts.log));
  await addCookies(app);
  const { store } = parts.members;
  const standing = standingService(store, parts.log);
  const published = withOwnNews(dataService(parts.origin, parts.snapshot), standing.news);
  const data = withNicknames(published, standing.nicknames);
  const lists = publishedLists(data);
  mountMembers(app, parts, standing, { data, lists });
  addApiDocument(app);
  const { counts, settings, services } = parts.members;
  const shown = new ShownPosts(store, services.profiles, services.reader);
  const written = mountPublished(app, parts, data, lists, shown);
  const { publicUrl } = settings;
  addSitemap(app, { publicUrl, places: () => shown.places() });
  const asked = { publicUrl, counts: settings.countsCalls ? counts : null };
  addCalendar(app, { ...asked, calendars: calendarService(lists, Date.now, publicUrl) });
  addFeeds(app, { ...asked, feeds: feedService(services.reader, shown) });
  const client = {
    client: parts.client,
    facts: { ...(parts.site ?? NO_SETTINGS), dataVersion: parts.origin.version },
    notices: standing.notices,
    extraSources: parts.extraSources ?? {},
    ...written,
    publicUrl,
    pages: new PageWriter(),
    kept: new KeptPages(store),
  };
  addOffline(app, client, parts.opensOffline ?? true);
  addClientRoutes(app, client);
  closeWith(app, parts);
  return app;
}

/** Clients of such sites name the type of a body even where they have nothing to say. */
function acceptEmptyBodies(app: FastifyInstance): void {
  app.decorateRequest('bodyBytes', 0);
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = body as Buffer;
    request.bodyBytes = bytes.length;
    if (bytes.length === 0) done(null, undefined);
    else if (hasBoundedShape(bytes)) parse(request, bytes.toString(), done);
    else done(new Refusal('REQUEST_INVALID'), undefined);
  });
}

interface Written {
  readonly absentLists: AbsentLists;
  readonly previews: Previews;
  readonly prerenderer: Prerenderer;
}

/** What was published; what links to it are shown with, and what pages of it show first. */
function mountPublished(
  app: FastifyInstance,
  parts: AppParts,
  data: DataService,
  lists: PublishedLists,
  shown: ShownPosts,
): Written {
  const assets = assetService(parts.origin);
  const written = writtenPreviews(lists, shown);
  const fonts = parts.fonts ?? systemFonts();
  const previews = previewService(lists, assets, sharedTeams(lists, data), fonts, written);
  addDataRoutes(app, data);
  addAssetRoutes(app, assets, parts.client, parts.origin.version);
  addLive2dCore(app, live2dCore(parts.contentFolder, parts.log));
  addPreviews(app, previews);
  const { members, resources = null } = parts;
  mountSonolus(app, { members, resources, lists, data, assets, shown });
  const absent = absentLists(data, Date.now);
  return {
    previews,
    prerenderer: createPrerenderer(
      { lists, absent, data, assets, listings: assetListings(data), shown },
      Date.now,
    ),
    absentLists: absent,
  };
}

function closeWith(app: FastifyInstance, { members, origin }: AppParts): void {
  app.addHook('onClose', async () => {
    await members.close();
    await origin.close();
  });
}

/** What was published, as it is sent and as it is read. */
interface Published {
  readonly data: DataService;
  readonly lists: PublishedLists;
}

/** What members write, what players show, and the event tracker. */
function mountMembers(
  app: FastifyInstance,
  parts: AppParts,
  standing: ShownRecords,
  { data, lists }: Published,
): void {
  const { members, origin } = parts;
  const { services, settings, counts, store } = members;
  const records = new Console(store, standing.forget);
  const sync = new Sync({ store, counts, players: origin });
  const rooms = new Rooms({ lists, data, clock: () => performance.now(), now: Date.now });
  const handlers = {
    ...accountHandlers(services, settings, lists),
    ...communityHandlers(services),
    ...syncHandlers({ sync, rankings: new Rankings(store) }),
    ...uploadHandlers(services.uploads, services.fileRemoval),
    ...consoleHandlers(records, new Nicknames(store)),
    ...osuHandlers(store, services.reader),
    ...playerHandlers(new Players(origin)),
    ...roomHandlers(rooms, settings.countsCalls),
    ...dailyHandlers(new Dailies({ store, lists, data })),
    ...mountTracker(app, parts, { records, lists }),
  };
  acceptMultipart(app);
  addTags(app);
  mountEndpoints(app, handlers, {
    sessions: services.sessions,
    cookies: settings,
    counts: settings.countsCalls ? counts : null,
  });
  addUploadFiles(app, services.uploads, uploadStandIns(origin));
  addRoomStream(app, rooms, settings.countsCalls ? counts : null);
}
