import type { OpenedWork } from '#machines/workdraft/workdraft.types';
import type { DraftFile } from '#model/writing/work/draft-file';
import {
  type ContentCodec,
  type KeptWork,
  readKeptWork,
  type WorkContent,
  writeKeptWork,
} from '#model/writing/work/kept-work';
import {
  freeTime,
  isVersionDue,
  readVersions,
  type WorkVersion,
  withVersion,
} from '#model/writing/work/versions';
import type { FileStorage } from '#src/browser/storage/files.ts';
import { type SharedValue, sharedValue, type Tabs } from '#src/browser/storage/shared-value.ts';
import { StorageFailure, type TextStorage } from '#src/browser/storage/storage.ts';
import { type DraftHead, draftHeads } from './draft-heads.ts';

/** How long a deleted draft can be brought back. */
const REMOVED_MS = 86_400_000;
/** Tabs that change the list at the same moment try again; more often than this something else is wrong. */
const MAX_TRIES = 20;

interface Outside {
  readonly storage: TextStorage;
  readonly files: FileStorage;
  readonly tabs: Tabs;
  /** Epoch milliseconds. */
  now(): number;
  /** Letters that no other draft has. */
  newKey(): string;
}

/** How a kind of work is kept. */
export interface StoredWork<Content> extends ContentCodec<Content> {
  /** Under which its drafts lie; no other kind has it. */
  readonly folder: string;
  /** As lists show it: notes of a chart, actions of a story. */
  sizeOf(content: Content): number;
  /** Files of the author that the draft refers to. */
  filesOf(content: Content): readonly DraftFile[];
}

const versionsKey = (key: string): string => `${key}/versions`;
const versionKey = (key: string, at: number): string => `${key}/at/${at}`;

/** Undefined for what is no JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isFull = (error: unknown): boolean => error instanceof StorageFailure && error.problem === 'quota';

/** Drafts of one kind of work on this device, with their versions and files. Every call rejects with nothing but StorageFailure. */
export class DraftStore<Content extends WorkContent> {
  readonly #work: StoredWork<Content>;
  readonly #outside: Outside;
  readonly #heads: SharedValue<readonly DraftHead[]>;

  constructor(work: StoredWork<Content>, outside: Outside) {
    this.#work = work;
    this.#outside = outside;
    this.#heads = sharedValue(outside.storage, draftHeads(work.folder), outside.tabs);
  }

  /** Where a draft with such a name lies. */
  keyOf(name: string): string {
    return `${this.#work.folder}/${name}`;
  }

  /** The name in such a key. */
  nameOf(key: string): string {
    return key.slice(this.#work.folder.length + 1);
  }

  /** Calls back when another tab may have changed the list. */
  watch(onChange: () => void): () => void {
    return this.#heads.watch(onChange);
  }

  /** All drafts, the last changed first; those deleted long ago end here. */
  async list(): Promise<readonly DraftHead[]> {
    const { value } = await this.#heads.load();
    const isOver = ({ removedAt }: DraftHead): boolean =>
      removedAt !== null && this.#outside.now() - removedAt > REMOVED_MS;
    const over = value.filter(isOver);
    for (const head of over) await this.#purge(head, value);
    return value.filter((head) => head.removedAt === null).toSorted((a, b) => b.changedAt - a.changedAt);
  }

  /** Of the first draft of a published work. */
  postKey(post: number): string {
    return this.keyOf(`post-${post}`);
  }

  /** The key of a published work's draft. One that is deleted keeps its own, so that it is not opened in place of what is published. */
  async keyOfPost(post: number): Promise<string> {
    const there = (await this.list()).find((head) => head.post === post);
    if (there) return there.key;
    const { value } = await this.#heads.load();
    const removedAt = Math.max(0, ...value.map((head) => (head.post === post ? (head.removedAt ?? 0) : 0)));
    const first = this.postKey(post);
    return removedAt === 0 ? first : `${first}-${removedAt}`;
  }

  /** Of the draft of a planned work. */
  planKey(plan: number): string {
    return this.keyOf(`plan-${plan}`);
  }

  /** The key of a planned work's draft. */
  async keyOfPlan(plan: number): Promise<string> {
    const there = (await this.list()).find((head) => head.plan === plan);
    return there?.key ?? this.planKey(plan);
  }

  async create(work: KeptWork<Content>): Promise<string> {
    const key = this.keyOf(this.#outside.newKey());
    await this.keep(key, work);
    return key;
  }

  async open(key: string): Promise<OpenedWork<Content>> {
    const { storage, now } = this.#outside;
    const text = await storage.get(key);
    if (text === null) return { kind: 'nothing' };
    const work = readKeptWork(parsed(text), this.#work);
    if (work) return { kind: 'draft', work };
    await storage.set(`${key}/damaged/${now()}`, text);
    return { kind: 'damaged', text };
  }

  /** Writes the draft, and once in a while a version of it. */
  async keep(key: string, work: KeptWork<Content>): Promise<void> {
    const { storage, now } = this.#outside;
    const text = JSON.stringify(writeKeptWork(work, this.#work));
    await this.#withRoom(key, () => storage.set(key, text));
    const versions = await this.versions(key);
    if (isVersionDue(versions, now()))
      await this.#addVersion(key, text, work, versions).catch(() => undefined);
    await this.#note(key, (before) => this.#headOf(key, work, before));
  }

  /** Puts a state of the draft among its versions at once. */
  async park(key: string, work: KeptWork<Content>): Promise<void> {
    const text = JSON.stringify(writeKeptWork(work, this.#work));
    await this.#withRoom(key, async () => this.#addVersion(key, text, work, await this.versions(key)));
  }

  /** From the oldest to the newest. */
  async versions(key: string): Promise<readonly WorkVersion[]> {
    const text = await this.#outside.storage.get(versionsKey(key));
    return readVersions(text === null ? [] : parsed(text));
  }

  /** Null when it is gone or damaged. */
  async version(key: string, at: number): Promise<KeptWork<Content> | null> {
    const text = await this.#outside.storage.get(versionKey(key, at));
    return text === null ? null : readKeptWork(parsed(text), this.#work);
  }

  async rename(key: string, title: string): Promise<void> {
    const opened = await this.open(key);
    if (opened.kind !== 'draft') return;
    const { work } = opened;
    const { content } = work;
    await this.keep(key, { ...work, content: { ...content, about: { ...content.about, title } } });
  }

  async remove(key: string): Promise<void> {
    const removedAt = this.#outside.now();
    await this.#change((heads) => heads.map((head) => (head.key === key ? { ...head, removedAt } : head)));
  }

  async bringBack(key: string): Promise<void> {
    await this.#change((heads) =>
      heads.map((head) => (head.key === key ? { ...head, removedAt: null } : head)),
    );
  }

  putFile(hash: string, file: Blob): Promise<void> {
    return this.#outside.files.set(hash, file);
  }

  file(hash: string): Promise<Blob | null> {
    return this.#outside.files.get(hash);
  }

  /** The head of a draft as it is now. Files of earlier versions stay with it. */
  #headOf(
    key: string,
    { content, post, plan, isPublished }: KeptWork<Content>,
    before: DraftHead | undefined,
  ): DraftHead {
    const { sizeOf, filesOf } = this.#work;
    return {
      key,
      title: content.about.title,
      size: sizeOf(content),
      changedAt: this.#outside.now(),
      post,
      plan: plan?.id ?? null,
      isPublished,
      files: [...new Set([...(before?.files ?? []), ...filesOf(content).map(({ hash }) => hash)])],
      removedAt: null,
    };
  }

  async #addVersion(
    key: string,
    text: string,
    work: KeptWork<Content>,
    versions: readonly WorkVersion[],
  ): Promise<void> {
    const { storage, now } = this.#outside;
    const at = freeTime(versions, now());
    await storage.set(versionKey(key, at), text);
    const { kept, dropped } = withVersion(versions, { at, size: this.#work.sizeOf(work.content) });
    await storage.set(versionsKey(key), JSON.stringify(kept));
    for (const version of dropped) await storage.remove(versionKey(key, version.at));
  }

  /** Writes once more where a full disk has old versions to give up. */
  async #withRoom(key: string, write: () => Promise<void>): Promise<void> {
    try {
      await write();
    } catch (error) {
      if (!isFull(error) || !(await this.#makeRoom(key))) throw error;
      await write();
    }
  }

  /** Drops the older half of the versions; whether there were any. */
  async #makeRoom(key: string): Promise<boolean> {
    const { storage } = this.#outside;
    const versions = await this.versions(key);
    const dropped = versions.slice(0, Math.ceil(versions.length / 2));
    for (const { at } of dropped) await storage.remove(versionKey(key, at));
    if (dropped.length > 0)
      await storage.set(versionsKey(key), JSON.stringify(versions.slice(dropped.length)));
    return dropped.length > 0;
  }

  /** Changes the list as it is by then: other tabs write it, too. */
  async #change(edit: (heads: readonly DraftHead[]) => readonly DraftHead[]): Promise<void> {
    let there = await this.#heads.load();
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const outcome = await this.#heads.save({ value: edit(there.value), base: there.revision });
      if (outcome.isKept) return;
      there = outcome.theirs;
    }
    throw new StorageFailure('time');
  }

  #note(key: string, headFrom: (before: DraftHead | undefined) => DraftHead): Promise<void> {
    return this.#change((heads) => {
      const before = heads.find((head) => head.key === key);
      return [headFrom(before), ...heads.filter((head) => head.key !== key)];
    });
  }

  async #purge({ key, files }: DraftHead, heads: readonly DraftHead[]): Promise<void> {
    const { storage } = this.#outside;
    const others = new Set(heads.filter((head) => head.key !== key).flatMap((head) => head.files));
    for (const hash of files) if (!others.has(hash)) await this.#outside.files.remove(hash);
    for (const { at } of await this.versions(key)) await storage.remove(versionKey(key, at));
    await storage.remove(versionsKey(key));
    await storage.remove(key);
    await this.#change((all) => all.filter((head) => head.key !== key));
  }
}
