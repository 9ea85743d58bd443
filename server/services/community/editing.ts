import type { PostMetadata } from '#model/contract/community/post';
import type { PostEdit } from '#model/contract/community/posts';
import { insertAudit } from '../../store/accounts/audit.ts';
import { findVersion, keepVersion, listVersions, versionAt } from '../../store/accounts/versions.ts';
import { isCoAuthor } from '../../store/community/charts/co-authors.ts';
import {
  findPlace,
  findWork,
  lockPost,
  type PostRow,
  SHOWN,
  savePost,
  saveWork,
} from '../../store/community/posts.ts';
import { type HeavyJson, parseHeavy } from '../../store/community/weighing.ts';
import type { Db, Store } from '../../store/store.ts';
import { type Caller, hasRole } from '../accounts/caller.ts';
import { holdToBlocks } from '../accounts/muting.ts';
import { cursorAfter, type PageRequest, readPage } from '../accounts/pages.ts';
import { holdToStory } from '../fanstories/source.ts';
import { Refusal } from '../refusal.ts';
import { factsOf, keepAround, listColumns } from './keeping.ts';
import { KeptAnswers } from './kept-answers.ts';
import { refuseLocked } from './locked.ts';
import { given, readContent, readFacts, withContent } from './rows.ts';
import { holdToRules, type Kind, kindOf } from './rules.ts';

const KIND = 'post';
/** Versions of a work, each kept when another one takes its place. */
const WORK_KIND = 'work';

interface Text {
  readonly facts: PostMetadata;
  readonly content: ReturnType<typeof readContent>;
  /** JSON of another chart or story; left out where it stays. */
  readonly work?: string;
}

/** Of a version that is older than its bound and larger. */
const NOTHING: Text = { facts: { tags: [] }, content: [] };

const BETWEEN = ',"content":';

/** An earlier version; what was kept is what was written. */
const readVersion = (json: HeavyJson): Text => parseHeavy(json) as Text;
const writeVersion = ({ facts, content }: Pick<PostRow, 'facts' | 'content'>): string =>
  `{"facts":${facts}${BETWEEN}${content}}`;

const NO_PARTS = { facts: NOTHING.facts, content: '[]' };

/** A version with its text as the JSON that it is sent as. No string holds what stands between the two: quotes in one are escaped. */
function partsOf(json: string): typeof NO_PARTS {
  const at = json.indexOf(`}${BETWEEN}[`);
  const facts = json.slice('{"facts":'.length, at + 1);
  return { facts: readFacts(facts), content: json.slice(at + 1 + BETWEEN.length, -1) };
}

/** The rules take an empty list for nothing, and the work of a post of another kind must outlive it. */
function workOf(
  kind: Kind,
  { chart, storySource }: Pick<PostEdit, 'chart' | 'storySource'>,
): Pick<Text, 'work'> {
  if (kind === 'chart' && chart !== undefined) return { work: JSON.stringify({ chart }) };
  if (kind === 'story' && storySource !== undefined) return { work: JSON.stringify({ storySource }) };
  return {};
}

type Authored = Pick<PostRow, 'id' | 'authorId'>;

/** The author, and who works on it with them. */
const isAmongAuthors = async (db: Db, { userId }: Caller, { id, authorId }: Authored): Promise<boolean> =>
  authorId === userId || (await isCoAuthor(db, id, userId));

const mayLookBack = async (db: Db, caller: Caller, post: Authored): Promise<boolean> =>
  hasRole(caller, 'moderator') || (await isAmongAuthors(db, caller, post));

/** Changing what one wrote, and going back to what it was. */
export class PostEditing {
  readonly #store: Store;
  readonly #kept: KeptAnswers;

  constructor(store: Store, kept = new KeptAnswers(store)) {
    this.#store = store;
    this.#kept = kept;
  }

  /** Saves of one post come one after the other; each names the version it builds on, if known. */
  #changed(
    caller: Caller,
    id: number,
    revision: number | undefined,
    isAllowed: (trx: Db, post: PostRow) => Promise<boolean>,
    textOf: (trx: Db, post: PostRow) => Promise<Text>,
  ): Promise<number> {
    return this.#store.write(async (trx) => {
      const post = await lockPost(trx, id);
      if (post?.standing !== SHOWN) throw new Refusal('POST_INVALID');
      if (!(await isAllowed(trx, post))) throw new Refusal('PERMISSION_DENIED');
      await holdToBlocks(trx, caller, [post.authorId]);
      refuseLocked(post);
      if (revision !== undefined && revision !== post.revision) {
        throw new Refusal('REVISION_STALE', { revision: post.revision });
      }
      await this.#save(trx, post, await textOf(trx, post));
      return post.revision + 1;
    });
  }

  async #save(trx: Db, post: PostRow, { facts, content, work }: Text): Promise<void> {
    const { id, categoryId, authorId, revision } = post;
    const keptAt = this.#store.now();
    const keep = async (kind: string, text: string) => {
      const version = { userId: authorId, kind, objectId: id, revision, content: text, keptAt };
      await keepVersion(trx, { id: this.#store.newId(), ...version });
    };
    const next = { facts: JSON.stringify(facts), content: JSON.stringify(content) };
    const before = writeVersion(post);
    const workBefore = work === undefined ? undefined : await findWork(trx, id);
    const hasNewWork = work !== undefined && workBefore !== undefined && workBefore !== work;
    if (hasNewWork) {
      await keep(WORK_KIND, workBefore);
      await saveWork(trx, id, work);
    }
    if (hasNewWork || before !== writeVersion(next)) await keep(KIND, before);
    const columns = listColumns(facts);
    await savePost(trx, id, { ...next, ...columns, revision: revision + 1, editedAt: keptAt });
    await keepAround(trx, this.#store, { id, categoryId, facts, content }, false);
  }

  /** @returns the revision that it has now */
  edit(caller: Caller, asked: PostEdit): Promise<number> {
    const { id, revision, content, chart, storySource, ...changes } = asked;
    return this.#changed(
      caller,
      id,
      revision,
      (trx, post) => isAmongAuthors(trx, caller, post),
      async (_trx, post) => {
        const values = { ...readFacts(post.facts), ...changes };
        const next = content ?? readContent(post.content);
        const kind = kindOf(post.categoryName, post.categoryId);
        const works = given({ chart, storySource });
        holdToRules(kind, { ...values, ...works }, next, 'edited');
        if (storySource !== undefined) holdToStory(storySource);
        return { facts: factsOf(values), content: next, ...workOf(kind, works) };
      },
    );
  }

  /** The JSON of the answer. */
  async versions(caller: Caller, id: number, request: PageRequest): Promise<Buffer> {
    const page = readPage(request);
    const post = await findPlace(this.#store.db, id);
    if (post?.standing !== SHOWN) throw new Refusal('POST_INVALID');
    if (!(await mayLookBack(this.#store.db, caller, { ...post, id }))) throw new Refusal('PERMISSION_DENIED');
    return this.#kept.answer(`versions ${id} ${JSON.stringify(page)}`, async () => {
      const rows = await listVersions(this.#store.db, KIND, id, page);
      const versions = rows.map(({ revision, content: json, keptAt }) => {
        const { facts, content } = json === null ? NO_PARTS : partsOf(json.toString());
        return withContent({ revision, time: keptAt, title: facts.title ?? null }, content);
      });
      const next = cursorAfter(rows, page, rows.length < (rows[0]?.matched ?? 0));
      return `{"result":true,"versions":[${versions.join(',')}],"next":${JSON.stringify(next)}}`;
    });
  }

  /** @returns the revision that it has now */
  restore(caller: Caller, id: number, version: number, revision: number | undefined): Promise<number> {
    return this.#changed(
      caller,
      id,
      revision,
      (trx, post) => mayLookBack(trx, caller, post),
      async (trx, post) => {
        const found = await findVersion(trx, KIND, id, version);
        if (found === undefined) throw new Refusal('POST_INVALID');
        if (!(await isAmongAuthors(trx, caller, post))) await this.#note(trx, caller, id, version);
        const { facts, content } = readVersion(found);
        // It may be older than the bounds.
        holdToRules(kindOf(post.categoryName, post.categoryId), facts, content, 'edited');
        const work = await versionAt(trx, WORK_KIND, id, version);
        return { facts, content, ...(work !== undefined && { work }) };
      },
    );
  }

  async #note(trx: Db, { userId: actorId }: Caller, id: number, version: number): Promise<void> {
    const deed = { action: 'restore post', subject: `post ${id} version ${version}` };
    await insertAudit(trx, { id: this.#store.newId(), actorId, ...deed });
  }
}
