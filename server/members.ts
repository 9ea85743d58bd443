import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { HOUR_MS, SECOND_MS } from '#model/vocabulary/time';
import type { Settings } from './config.ts';
import { accessService } from './services/access/access.ts';
import { deviceService } from './services/access/devices.ts';
import { Emails } from './services/access/emails.ts';
import { type Hashing, openHashing } from './services/access/hashing.ts';
import { RETIRED_MS } from './services/access/names.ts';
import { resetService } from './services/access/resets.ts';
import { Collections } from './services/accounts/collections.ts';
import { MemberService } from './services/accounts/members.ts';
import { Muting } from './services/accounts/muting.ts';
import { OwnAccount } from './services/accounts/own.ts';
import { Profiles } from './services/accounts/profiles.ts';
import { sessionService } from './services/accounts/sessions.ts';
import { windows } from './services/accounts/windows.ts';
import { PostDetails } from './services/community/details.ts';
import { PostEditing } from './services/community/editing.ts';
import { KeptAnswers } from './services/community/kept-answers.ts';
import { Liking } from './services/community/liking.ts';
import { Moderation } from './services/community/moderation.ts';
import { PostReader } from './services/community/reading.ts';
import { PostWriter } from './services/community/writing.ts';
import { CoAuthors } from './services/fancharts/co-authors.ts';
import { ChartVoting } from './services/fancharts/votes.ts';
import type { MailPort } from './services/mail/mail.ts';
import { fileOutbox } from './services/mail/outbox.ts';
import { afterwards, cappedMail } from './services/mail/queue.ts';
import { smtpPort } from './services/mail/smtp.ts';
import { Appeals } from './services/moderation/appeals.ts';
import { Cases } from './services/moderation/cases.ts';
import { Decisions } from './services/moderation/decisions.ts';
import { Plans } from './services/planned/plans.ts';
import { PlanPublisher } from './services/planned/publishing.ts';
import { ATTEMPT, ATTEMPT_SHOWN_MS } from './services/sync/attempts.ts';
import { incomingFolder } from './services/uploads/incoming.ts';
import { FileRemoval } from './services/uploads/removal.ts';
import { sweepUploads } from './services/uploads/sweep.ts';
import { Uploads } from './services/uploads/uploads.ts';
import { dropDocumentsBefore } from './store/accounts/documents.ts';
import { dropRetiredNames } from './store/accounts/retired-names.ts';
import { keepSecret } from './store/accounts/secrets.ts';
import { hasUsers } from './store/accounts/users.ts';
import { dropVersions } from './store/accounts/versions.ts';
import { isReady } from './store/readiness.ts';
import { openStore, type Store, type StoreSurroundings } from './store/store.ts';
import { dropRequestsBefore } from './store/sync/accounts.ts';
import { openFiles } from './store/uploads/open-files.ts';

const SECRET_BYTES = 32;
const KEPT_MS = 30 * 24 * HOUR_MS;
const PUBLISHING_MS = 10 * SECOND_MS;

/** What tests put in place of the real thing. */
export interface MemberStandIns {
  readonly now?: () => number;
  readonly mail?: MailPort;
  readonly between?: StoreSurroundings['between'];
}

const mailPort = ({ mail }: Settings, log: (line: string) => void): MailPort =>
  mail.smtp === null ? fileOutbox(mail.outbox, log) : smtpPort(mail.smtp, mail.from);

/** Members' files: the service, and what is done about them once an hour. */
function openUploads(store: Store, { uploads: { folder, bucket } }: Settings, log: (line: string) => void) {
  const files = openFiles(folder, bucket);
  const parts = { store, files, incoming: incomingFolder(join(folder, 'incoming')), log };
  const [uploads, removal] = [new Uploads(parts), new FileRemoval(parts)];
  return { uploads, removal, sweep: () => sweepUploads(parts) };
}

/** Removes what has run out, once an hour; also at once, for tests and impatient callers. */
function sweeping(store: Store, own: readonly (() => Promise<void>)[], log: (line: string) => void) {
  const sweep = async (): Promise<void> => {
    for (const each of own) await each();
    await dropVersions(store.db, store.now() - KEPT_MS);
    await dropRequestsBefore(store.db, store.now());
    await dropDocumentsBefore(store.db, ATTEMPT, store.now() - ATTEMPT_SHOWN_MS);
    await dropRetiredNames(store.db, store.now() - RETIRED_MS);
  };
  const timer = setInterval(() => {
    sweep().catch((error: Error) => log(`Cleaning up failed: ${error.message}`));
  }, HOUR_MS);
  timer.unref();
  return { sweep, stop: () => clearInterval(timer) };
}

const ownServices = (store: Store, hashing: Hashing) => ({
  members: new MemberService(store),
  muting: new Muting(store),
  profiles: new Profiles(store),
  collections: new Collections(store),
  own: new OwnAccount(store, hashing),
});

function communityServices(store: Store, { countsCalls }: Settings, log: (line: string) => void) {
  const kept = new KeptAnswers(store);
  const moderation = new Moderation(store, kept);
  const decisions = new Decisions(store);
  const writer = new PostWriter(store, countsCalls);
  return {
    reader: new PostReader(store, kept),
    details: new PostDetails(store, kept),
    writer,
    plans: new Plans(store, writer),
    publisher: new PlanPublisher(store, writer, log),
    liking: new Liking(store),
    coAuthors: new CoAuthors(store),
    votes: new ChartVoting(store),
    editor: new PostEditing(store, kept),
    moderation,
    decisions,
    cases: new Cases(store, moderation, kept),
    appeals: new Appeals(store, decisions),
  };
}

/** Looks every few seconds for posts whose time has come, one look at a time. */
function publishing(publisher: PlanPublisher, log: (line: string) => void) {
  let isBusy = false;
  const look = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    await publisher.publishDue().catch((error: Error) => log(`Planned posts wait: ${error.message}`));
    isBusy = false;
  };
  const timer = setInterval(() => void look(), PUBLISHING_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

class LostDatabaseError extends Error {}

/** Members' files without a member are those of another database, or of one that was lost: nothing may be made in its place. */
async function refuseLost(store: Store, { folder, bucket }: Settings['uploads']): Promise<void> {
  const files = bucket === null ? await readdir(join(folder, 'files')).catch(() => []) : [];
  if (files.length === 0 || (await hasUsers(store.db))) return;
  await store.close();
  throw new LostDatabaseError(
    `The database is empty, but members' files are in ${folder}: restore the database, or move the files away`,
  );
}

/** Opens the store and puts the services for members together. */
export async function openMembers(
  settings: Settings,
  log: (line: string) => void,
  standIns: MemberStandIns = {},
) {
  const now = standIns.now ?? Date.now;
  const { between } = standIns;
  const store = await openStore(settings.store, { now, log, ...(between && { between }) });
  await refuseLost(store, settings.uploads);
  const port = standIns.mail ?? mailPort(settings, log);
  // A clock that is set must neither forgive nor shut anybody out.
  const counts = windows(standIns.now ?? (() => performance.now()));
  const devices = deviceService(
    await keepSecret(store.db, 'devices', randomBytes(SECRET_BYTES).toString('base64url')),
  );
  const later = afterwards(log);
  const sessions = sessionService(store);
  const mail = cappedMail(port, counts);
  const parts = { store, hashing: await openHashing(), sessions, devices, counts, later, mail, log };
  const files = openUploads(store, settings, log);
  let hurry = (): void => {};
  const hurried = new Promise<void>((resolve) => {
    hurry = resolve;
  });
  const community = communityServices(store, settings, log);
  const { publisher } = community;
  const cleaning = sweeping(store, [sessions.sweep, files.sweep, () => publisher.sweep()], log);
  const planned = publishing(publisher, log);
  return {
    settings,
    counts,
    store,
    later,
    services: {
      access: accessService(parts),
      resets: resetService(parts),
      emails: new Emails(parts),
      ...ownServices(store, parts.hashing),
      uploads: files.uploads,
      fileRemoval: files.removal,
      ...community,
      sessions,
    },
    sweep: cleaning.sweep,
    /** Closing waits for mail no longer. */
    hurry,
    isReady: async () => !store.isDamaged() && store.canMakeIds() && isReady(store.db),
    close: async (): Promise<void> => {
      cleaning.stop();
      planned.stop();
      await Promise.race([later.idle(), hurried]);
      if (later.left() > 0) log(`Letters that were not sent before the end: ${later.left()}`);
      await port.close();
      await store.close();
    },
  };
}

export type Members = Awaited<ReturnType<typeof openMembers>>;
