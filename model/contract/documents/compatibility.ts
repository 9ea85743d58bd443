import type { KnownEndpoint } from '../endpoints.ts';

/** What programs written for other sites of the kind send, and what it is read as; tests send each. */
export interface Compatible {
  readonly name: KnownEndpoint;
  readonly what: string;
  readonly sent: Readonly<Record<string, unknown>>;
  readonly read: Readonly<Record<string, unknown>>;
}

export const COMPATIBLE: readonly Compatible[] = [
  {
    name: 'POST post/list',
    what: 'Fields that the endpoint has not, and nulls where null says nothing',
    sent: { categoryName: 'SELF_POST', somethingElse: 1, tags: null },
    read: { categoryName: 'SELF_POST', tags: null },
  },
  {
    name: 'POST post/list',
    what: 'Numbers as text',
    sent: { limit: '050', offset: '5.0' },
    read: { limit: 50, offset: 5 },
  },
  {
    name: 'POST post/like',
    what: 'Yes and no as words in any case, or as 1 and 0',
    sent: { id: '12', value: 'True' },
    read: { id: 12, value: true },
  },
  {
    name: 'POST post/list',
    what: 'Ids as numbers',
    sent: { categoryName: 'EVENT_COMMENT', categoryId: 300 },
    read: { categoryName: 'EVENT_COMMENT', categoryId: '300' },
  },
  {
    name: 'GET post/tag',
    what: 'Yes and no in addresses',
    sent: { type: 'text', fuzzy: '1' },
    read: { type: 'text', fuzzy: 'true' },
  },
  {
    name: 'GET sync/list/player',
    what: 'Numbers in addresses, and parameters that no one knows',
    sent: { server: '03', stats: 'rank', limit: '5.0', type: 'event' },
    read: { server: '3', stats: 'rank', limit: '5' },
  },
  {
    name: 'GET eventtop/data',
    what: 'Servers by their codes',
    sent: { server: 'jp', event: '12', interval: '0.0' },
    read: { server: '0', event: '12', interval: '0' },
  },
  {
    name: 'POST user',
    what: 'All that was read of a member; what cannot be written is left out',
    sent: { result: true, username: 'Rui', followed: false, selfIntro: 'Hello', favCards: null },
    read: { selfIntro: 'Hello' },
  },
  {
    name: 'POST post',
    what: 'Notes with keys of other kinds of notes, and a song by the whole addresses of uploads',
    sent: {
      categoryName: 'SELF_POST',
      categoryId: 'chart',
      content: [],
      song: {
        type: 'custom',
        audio: `https://setori.example/api/upload/file/${'a'.repeat(40)}`,
        cover: '',
      },
      chart: [{ type: 'Single', beat: 4, lane: 1, bpm: null, hidden: false, flick: null }],
    },
    read: {
      categoryName: 'SELF_POST',
      categoryId: 'chart',
      content: [],
      song: { type: 'custom', audio: `/api/upload/file/${'a'.repeat(40)}`, cover: null },
      chart: [{ type: 'Single', beat: 4, lane: 1 }],
    },
  },
  {
    name: 'POST post',
    what: 'Pictures and lists in rich text that do not say how large: 0',
    sent: {
      categoryName: 'SELF_POST',
      categoryId: 'text',
      content: [
        { type: 'list', target: 'card-info', objects: [12] },
        { type: 'image', display: null, objects: [`/api/upload/file/${'a'.repeat(40)}`] },
      ],
    },
    read: {
      categoryName: 'SELF_POST',
      categoryId: 'text',
      content: [
        { type: 'list', target: 'card-info', display: 0, objects: [12] },
        { type: 'image', display: 0, objects: [`/api/upload/file/${'a'.repeat(40)}`] },
      ],
    },
  },
  {
    name: 'POST post',
    what: 'A story as an object, as others publish it; a scenario is made here, so that of a client is left out',
    sent: {
      categoryName: 'SELF_POST',
      categoryId: 'story',
      content: [],
      storySource: { bgm: null, voice: '', server: 0, actions: [], background: null },
      storyScenario: '{}',
    },
    read: {
      categoryName: 'SELF_POST',
      categoryId: 'story',
      content: [],
      storySource: { bgm: null, voice: '', server: 0, actions: [], background: null },
    },
  },
];

const code = (value: unknown): string => `\`${JSON.stringify(value)}\``;

/** The section of docs/api.md. */
export const compatibility = (): string => `## Compatibility

Programs written for other sites of the kind work here as they are. Before a request is held to the shapes below, one reader
makes these ways of writing it ours. What is wrong is still refused, with the field named; what is left out is never kept.

| | sent | read as |
|---|---|---|
${COMPATIBLE.map(({ name, what, sent, read }) => `| ${what}: ${name} | ${code(sent)} | ${code(read)} |`).join('\n')}

- \`object\` in rich text is read as \`objects\`. Files of other sites, also as covers, are refused: they would reveal to those sites who
  reads here.
- \`selfIntro\` of a member is text, \`selfIntroRich\` the same as rich text. Both can be written, and the one that was changed counts.
  Writing back what was read changes nothing, not even the revision.
- \`upload/prepare\` answers \`ALREADY_UPLOADED\` with status 200. Pictures are redrawn: what is served under a hash need not have it.
- Ids of posts and comments are above 2^32. A wrong name, password or e-mail address is \`REQUEST_INVALID\` with the field named, and a
  name that is taken \`USERNAME_TAKEN\`; a used e-mail address is not reported.
- \`user/me\` without a session is status 200 with \`"result":false\` and the code \`LOGIN_REQUIRED\`. Signing up gives no
  session, or it would reveal whose e-mail address is known: log in next.
- A log-in of a program, with neither \`Sec-Fetch-Site\` nor \`Origin\`, also gets the session as the cookie \`token\`.
- GETs that anyone may call, and pictures and sounds, may be read by pages of other sites, without a session. POSTs of
  such pages are refused.
- A missing file below \`/assets\` and \`/res\` is a 404 with a short page of type \`text/html\`.
`;
