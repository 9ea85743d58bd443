import type { Generated, Insertable, Selectable } from 'kysely';
import type { CommunityTables } from './community/tables.ts';
import type { GameTables } from './games/tables.ts';
import type { ModerationTables } from './moderation/tables.ts';
import type { TrackerTables } from './tracker/tables.ts';

/**
 * Every table; those of the community, the tracker and games stand with them. Columns keep to what both engines mean alike: 64-bit integers (ids, epoch milliseconds, counters, 0 and
 * 1 for no and yes) and text (JSON included). Names are snake_case in the database.
 */

export interface UsersTable {
  readonly id: number;
  /** As its owner writes it. */
  username: string;
  /** The one everybody is looked up by. */
  usernameFold: string;
  /** Null once the account is deleted. */
  email: string | null;
  emailFold: string | null;
  passwordHash: string;
  /** `member`, `moderator` or `admin`. */
  role: string;
  /** JSON of a `MemberProfile`; of no use to lists, which have the two below. */
  profile: string;
  nickname: string | null;
  /** The nickname folded for comparison, for finding members by prefix. */
  nicknameFold: Generated<string | null>;
  /** JSON of the titles of the profile. */
  titles: Generated<string>;
  profileRevision: number;
  /** 0 who wants to be in no table of games. */
  inTables: Generated<number>;
  /** The end of a pause from writing; null without one. */
  pausedUntil: Generated<number | null>;
  createdAt: number;
  deletedAt: number | null;
}

export interface SessionsTable {
  /** SHA-256 of the token: reading the table gives no access. */
  readonly tokenHash: string;
  readonly userId: number;
  readonly createdAt: number;
  seenAt: number;
  /** The browser's own words, shortened. */
  readonly device: string;
}

/** Reset codes that were sent. */
export interface ResetCodesTable {
  readonly id: number;
  readonly userId: number;
  readonly codeHash: string;
  readonly expiresAt: number;
}

/** Names of accounts that ended, as hashes. */
export interface RetiredNamesTable {
  readonly nameHash: string;
  retiredAt: number;
}

/** What the site signs with. */
export interface SecretsTable {
  readonly name: string;
  readonly value: string;
}

export interface EmailChangesTable {
  readonly userId: number;
  email: string;
  codeHash: string;
  expiresAt: number;
  tries: number;
}

export interface FollowsTable {
  readonly followerId: number;
  readonly followedId: number;
  /** Time-ordered: lists are in the order of following. */
  readonly id: number;
}

/** Mutes and blocks. */
export interface MutesTable {
  readonly id: number;
  readonly userId: number;
  readonly mutedId: number;
  /** 1 for a block. */
  isBlock: number;
}

export interface MessagesTable {
  readonly id: number;
  readonly userId: number;
  readonly kind: string;
  readonly actorId: number | null;
  /** JSON of a `MessageTarget`. */
  readonly target: string | null;
  /** The post it is about. */
  readonly objectId: number | null;
  readAt: number | null;
}

/** What a member keeps here as one piece, such as their profiles. */
export interface DocumentsTable {
  readonly userId: number;
  readonly kind: string;
  revision: number;
  savedAt: number;
  content: string;
  /** JSON: what the content holds, in short; null for what was saved before this was kept. */
  facts: string | null;
}

/** Earlier versions of what was saved over, kept for a while. */
export interface VersionsTable {
  readonly id: number;
  readonly userId: number;
  readonly kind: string;
  readonly objectId: number;
  readonly revision: number;
  readonly content: string;
  readonly keptAt: number;
  /** As they stood beside the content. */
  readonly facts: string | null;
}

/** What people in charge did, and to whom. */
export interface AuditTable {
  readonly id: number;
  /** Null for the operator's command line. */
  readonly actorId: number | null;
  readonly action: string;
  readonly subject: string;
}

/** The code that proves an account of the game: at most one for each member and server. */
export interface SyncRequestsTable {
  readonly userId: number;
  readonly server: number;
  uid: number;
  code: string;
  expiresAt: number;
}

/** An account of the game, one person's at a time. */
export interface SyncAccountsTable {
  readonly id: number;
  readonly userId: number;
  readonly server: number;
  readonly uid: number;
  name: string;
  /** JSON of `PlayerRecord.stats`. */
  stats: string;
  /** JSON of `SyncFlags`. */
  flags: string;
  syncedAt: number;
}

/** What members show and are compared by. What is hidden is not in here. */
export interface RankingsTable {
  readonly accountId: number;
  readonly userId: number;
  readonly server: number;
  readonly stat: string;
  readonly value: number;
}

/** Which titles an account was seen with, and when first. */
export interface PlayerTitlesTable {
  readonly accountId: number;
  readonly userId: number;
  readonly server: number;
  readonly title: number;
  readonly seenAt: number;
  isShown: number;
}

/** What moderators put on record at the console. */
export interface RecordsTable {
  readonly id: number;
  /** `cutoff`, `news` or `notice`. */
  readonly kind: string;
  readonly server: number | null;
  readonly event: number | null;
  readonly tier: number | null;
  /** JSON of the payload of its kind. */
  readonly payload: string;
  readonly authorId: number;
  withdrawnAt: number | null;
  withdrawnBy: number | null;
}

/** Which process makes ids with which number. */
export interface NodesTable {
  readonly node: number;
  owner: string;
  until: number;
}

/** Files of members: one row for each that can be had. */
export interface UploadsTable {
  /** SHA-1 of what was sent. */
  readonly hash: string;
  /** Who sent it first; it counts for them alone. */
  ownerId: number;
  /** Of what is kept, which may be other bytes than those that were sent. */
  size: number;
  type: string;
  /** `available`; `lost` when its file is gone; `banned` when it was taken away for good. */
  state: string;
  /** Where the file is kept. */
  fileKey: string;
  /** SHA-256 of what is kept. */
  contentHash: string;
  createdAt: number;
  /** When someone last asked for it to be there. */
  usedAt: number;
}

/** Files that were announced and did not come yet. */
export interface UploadClaimsTable {
  readonly ownerId: number;
  readonly hash: string;
  size: number;
  createdAt: number;
}

export interface Tables extends CommunityTables, TrackerTables, GameTables, ModerationTables {
  users: UsersTable;
  sessions: SessionsTable;
  resetCodes: ResetCodesTable;
  retiredNames: RetiredNamesTable;
  secrets: SecretsTable;
  emailChanges: EmailChangesTable;
  follows: FollowsTable;
  mutes: MutesTable;
  messages: MessagesTable;
  documents: DocumentsTable;
  versions: VersionsTable;
  audit: AuditTable;
  syncRequests: SyncRequestsTable;
  syncAccounts: SyncAccountsTable;
  rankings: RankingsTable;
  playerTitles: PlayerTitlesTable;
  records: RecordsTable;
  nodes: NodesTable;
  uploads: UploadsTable;
  uploadClaims: UploadClaimsTable;
}

export type UserRow = Selectable<UsersTable>;
export type NewUser = Insertable<UsersTable>;
