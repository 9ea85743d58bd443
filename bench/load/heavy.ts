import { createHash, randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { MAX_PROFILE } from '#model/contract/account/member-limits';
import type { NewPost } from '#model/contract/community/posts';
import { MAX_COMMENT, MAX_POST, MAX_SHOWN, MAX_TAGS } from '#model/contract/community/text-limits';
import type { PostNode } from '#model/contract/rich-text';
import { UPLOAD_VERSION, uploadAddress } from '#model/contract/uploads/limits';
import { openDatabase, type StoreOptions } from '#server/store/store';
import { joinServer, type ServerProcess, send } from '#tests/server/faults/server-process';

/** The most that members may store, as far as the contract lets them: what shows it must stay quick, and the memory small. */
const MEMBERS = 20;
const POSTS_OF_ONE = 10;
const COMMENTS_OF_ONE = 2;
const EDITS = 20;
const REPORTED = 40;

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
/** Three bytes in UTF-8, one letter for bounds of letters. */
const LETTER = '夢';
const MAX_ID = Number.MAX_SAFE_INTEGER;
const TEXT_NODES = 40;
/** Fewer than the bound: lines count, too. */
const MAX_LETTERS = { post: 19_900, comment: 4_600 } as const;
const PICTURES_IN_ONE = 20;
/** Names, numbers and empty fields that are kept beside what is sent. */
const AROUND = 600;

const times = <T>(count: number, make: (nth: number) => T): T[] =>
  Array.from({ length: count }, (_, nth) => make(nth));

/** Text, pictures and lines up to a weight and a number of nodes. */
function heavyText(mostBytes: number, mostLetters: number, mostNodes: number, picture: string): PostNode[] {
  const shown = times(Math.min(MAX_SHOWN, Math.floor(mostBytes / 200)), () => picture);
  const images: PostNode[] = times(Math.ceil(shown.length / PICTURES_IN_ONE), (nth) => ({
    type: 'image',
    display: 0,
    objects: shown.slice(nth * PICTURES_IN_ONE, (nth + 1) * PICTURES_IN_ONE),
  }));
  const room = mostBytes - bytesOf(images) - TEXT_NODES * 26;
  const letters = Math.min(mostLetters, Math.floor(room / 3));
  const texts: PostNode[] = times(TEXT_NODES, () => ({
    type: 'text',
    data: LETTER.repeat(Math.floor(letters / TEXT_NODES)),
  }));
  const content = [...texts, ...images];
  const line: PostNode = { type: 'br' };
  const lines = Math.floor((mostBytes - bytesOf(content)) / (bytesOf(line) + 1));
  return [...content, ...times(Math.max(0, Math.min(lines, mostNodes - content.length)), () => line)];
}

/** Edits of one text differ by their number. */
function heavyPost(picture: string, nth: number): NewPost {
  const facts = {
    title: LETTER.repeat(190) + nth,
    summary: LETTER.repeat(2_000),
    tags: times(MAX_TAGS, (tag) => ({ type: 'text', data: `${LETTER.repeat(46)}${tag}` })),
  };
  const content = heavyText(MAX_POST - bytesOf(facts) - AROUND, MAX_LETTERS.post, 1_000, picture);
  return { categoryName: 'SELF_POST', categoryId: 'text', ...facts, content };
}

const heavyComment = (on: number, picture: string): NewPost => ({
  categoryName: 'POST_COMMENT',
  categoryId: String(on),
  content: heavyText(MAX_COMMENT - AROUND, MAX_LETTERS.comment, 300, picture),
});

function heavyProfile(picture: string) {
  const favourites = times(100, (nth) => MAX_ID - nth);
  const facts = {
    nickname: LETTER.repeat(32),
    titles: times(2, (nth) => ({ id: MAX_ID - nth, type: LETTER.repeat(32), server: 1 })),
    socialMedia: LETTER.repeat(300),
    favCharacters: favourites,
    favCards: favourites,
    favBands: favourites,
    favSongs: favourites,
    favCostumes: favourites,
  };
  const letters = Math.floor((MAX_PROFILE - bytesOf(facts) - AROUND) / 3);
  const selfIntroRich: PostNode[] = [
    { type: 'image', display: 0, objects: [picture] },
    { type: 'text', data: LETTER.repeat(Math.min(letters, 9_900)) },
  ];
  return { ...facts, selfIntroRich };
}

/** Nothing can pack it: 9 MB of a file that may have 10 MiB. */
const noise = (): Promise<Buffer> => {
  const side = 1_730;
  return sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
};

type Body = Readonly<Record<string, unknown>>;

/** @throws Error where something is refused: a bench that stored less would say nothing. */
async function store(server: ServerProcess, path: string, body: unknown, token: string): Promise<Body> {
  const answer = await send(server, path, body, token);
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** The address of a picture that a member sent. */
async function storePicture(server: ServerProcess, token: string): Promise<string> {
  const bytes = await noise();
  const hash = createHash('sha1').update(bytes).digest('hex');
  await store(server, 'upload/prepare', { ver: UPLOAD_VERSION, hash, size: bytes.length }, token);
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'noise.png');
  const answer = await fetch(`${server.address}/api/upload`, {
    method: 'POST',
    body,
    headers: { cookie: `token=${token}` },
  });
  if (answer.status !== 200) throw new Error(`upload: ${answer.status} ${await answer.text()}`);
  return uploadAddress(hash);
}

interface Member {
  readonly name: string;
  readonly token: string;
  readonly picture: string;
}

async function joinHeavy(server: ServerProcess, nth: number): Promise<Member> {
  const name = `heavy${nth}`;
  const token = await joinServer(server, name);
  const picture = await storePicture(server, token);
  await store(server, 'user', heavyProfile(picture), token);
  return { name, token, picture };
}

export interface Heavy {
  readonly members: readonly Member[];
  /** The oldest first; the first one has comments and versions. */
  readonly posts: readonly number[];
}

const idIn = ({ id }: Body): number => Number(id);

/** Fills a running server by its own calls. The first member is a moderator, who sees what was reported. */
export async function storeHeavy(server: ServerProcess, options: StoreOptions): Promise<Heavy> {
  const members: Member[] = [];
  for (let nth = 0; nth < MEMBERS; nth++) members.push(await joinHeavy(server, nth));
  const [first, second] = members;
  if (!first || !second) throw new Error('There are no members');
  const posts: number[] = [];
  for (let nth = 0; nth < POSTS_OF_ONE; nth++) {
    for (const { token, picture } of members)
      posts.push(idIn(await store(server, 'post', heavyPost(picture, nth), token)));
  }
  const [id = 0] = posts;
  for (const { token, picture, name } of members) {
    for (let nth = 0; nth < COMMENTS_OF_ONE; nth++)
      await store(server, 'post', heavyComment(id, picture), token);
    for (const other of members)
      if (other.name !== name)
        await store(server, 'user/following', { username: other.name, follow: true }, token);
  }
  for (let nth = 0; nth < EDITS; nth++) {
    const { title, content } = heavyPost(first.picture, POSTS_OF_ONE + nth);
    await store(server, 'post/edit', { id, title, content }, first.token);
  }
  const report = { reason: 'spam', note: LETTER.repeat(1_000) };
  for (const reported of posts.slice(-REPORTED))
    await store(server, 'post/report', { id: reported, ...report }, second.token);
  const db = openDatabase(options);
  await db.updateTable('users').set({ role: 'moderator' }).where('username', '=', first.name).execute();
  await db.destroy();
  return { members, posts };
}
