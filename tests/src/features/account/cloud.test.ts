import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { cloudView } from '#machines/cloud/cloud.view';
import type { ProfileCollection } from '#model/profile/collection';
import { encodeV2 } from '#model/profile/files/encode-v2';
import { writePlain } from '#model/profile/plain';
import { holdingsOf } from '#model/rules/copies/holding';
import { changeNoter, readChangedAt } from '#src/browser/storage/changed-at.ts';
import { provideCloud } from '#src/features/account/copies/cloud.actors.ts';
import { fakeStorage } from '#tests/laws/fake-storage';
import { sampleProfile } from '#tests/laws/samples';

const MINE = { profiles: [sampleProfile('Mine')], active: 0 } satisfies ProfileCollection;

interface Answers {
  readonly versions?: readonly object[];
  readonly stored?: () => Response;
  readonly save?: () => Response;
}

const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const refused = (code: string, status: number, more: object = {}) =>
  json({ result: false, code, ...more }, status);
const page = () => new Response('<html>', { headers: { 'content-type': 'text/html' } });
const offline = (): never => {
  throw new TypeError('fetch failed');
};
const NOTHING = { result: true, profiles: [], revision: 0, time: null, device: null };

/** The network as far as the machine uses it; what was sent is kept. */
function network({
  versions = [],
  stored = () => json(NOTHING),
  save = () => json({ result: true, revision: 1 }),
}: Answers) {
  const sent: { readonly path: string; readonly body: unknown }[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (path.endsWith('/versions')) return json({ result: true, versions });
    if (body === undefined) return stored();
    sent.push({ path, body: JSON.parse(String(body)) });
    return save();
  });
  return sent;
}

afterEach(() => vi.unstubAllGlobals());

async function start(answers: Answers, collection: ProfileCollection = MINE, member = 'Kasumi') {
  const sent = network(answers);
  const { storage } = fakeStorage();
  const actor = createActor(provideCloud(storage)).start();
  actor.send({ type: 'LOCAL.CHANGED', collection, at: 1 });
  actor.send({ type: 'MEMBER.CHANGED', member });
  const view = () => cloudView(actor.getSnapshot(), actor.send);
  const rested = () => vi.waitFor(() => expect(view().isBusy).toBe(false));
  await rested();
  return { view, rested, sent, storage };
}

describe('the cloud’s services', () => {
  test('send the plain format on the revision that was seen, and remember what was agreed', async () => {
    const { view, rested, sent, storage } = await start({});
    view().upload();
    await rested();
    expect(sent).toEqual([
      { path: '/api/user/profiles', body: { profiles: MINE.profiles.map(writePlain), revision: 0 } },
    ]);
    await vi.waitFor(async () =>
      expect(JSON.parse((await storage.get('profiles/cloud')) ?? '{}')).toMatchObject({
        member: 'Kasumi',
        revision: 1,
      }),
    );
  });

  test.each([
    ['no connection', offline, { kind: 'unreachable' }],
    ['the end of the session', () => refused('LOGIN_REQUIRED', 401), { kind: 'login' }],
    ['too much', () => refused('BODY_TOO_LARGE', 413), { kind: 'large' }],
    ['something out of bounds', () => refused('REQUEST_INVALID', 400), { kind: 'invalid' }],
    ['too many calls', () => refused('RATE_LIMITED', 429, { retryAfter: 40 }), { kind: 'wait', seconds: 40 }],
    ['a busy server', () => refused('UNAVAILABLE', 503, { retryAfter: 5 }), { kind: 'wait', seconds: 5 }],
    ['a broken server', () => refused('INTERNAL_ERROR', 500), { kind: 'busy' }],
    ['a page where JSON was due', page, { kind: 'unreadable' }],
    [
      'half an answer',
      () => new Response('{"re', { headers: { 'content-type': 'application/json' } }),
      { kind: 'unreadable' },
    ],
    ['a refusal nobody knows', () => refused('SOMETHING_NEW', 418), { kind: 'failed' }],
  ])('name %s when they send and when they look', async (_, answer, failure) => {
    const sending = await start({ save: answer });
    sending.view().upload();
    await sending.rested();
    expect(sending.view()).toMatchObject({ failure, relation: 'ahead', done: null });
    const looking = await start({ stored: answer });
    expect(looking.view()).toMatchObject({ failure, isReady: false });
  });

  test('ask which side counts when another device saved first', async () => {
    const theirs = { ...NOTHING, profiles: [sampleProfile('Theirs')], revision: 4, time: 9 };
    const answers = [NOTHING, theirs];
    const { view, rested } = await start({
      stored: () => json(answers.shift() ?? theirs),
      save: () => refused('REVISION_STALE', 409, { revision: 4 }),
    });
    view().upload();
    await rested();
    expect(view()).toMatchObject({ isDeciding: true, cloud: { time: 9 }, failure: { kind: 'stale' } });
  });

  test('read what another program packed', async () => {
    const { file } = encodeV2(sampleProfile('Theirs'));
    const stored = { ...NOTHING, profiles: [file], revision: 4, time: 9 };
    const { view } = await start({ stored: () => json(stored) });
    expect(view().cloud?.profiles).toEqual(holdingsOf([sampleProfile('Theirs')]));
  });

  test('ask before a version gives back cards of another level that went less far', async () => {
    const [mine] = holdingsOf(MINE.profiles);
    const version = (id: number, part: object) => ({
      id,
      revision: id,
      time: id,
      savedAt: id,
      device: null,
      profiles: [{ ...mine, ...part }],
    });
    const stored = { ...NOTHING, profiles: MINE.profiles, revision: 4, time: 9 };
    const less = { cards: (mine?.grown.cards ?? 0) - 1, items: 900 };
    const { view, rested, sent } = await start({
      versions: [version(3, {}), version(2, { grown: less })],
      stored: () => json(stored),
    });
    view().restore(2);
    expect(view().confirming).toMatchObject({ kind: 'restore', copy: { grown: less } });
    view().cancel();
    await rested();
    view().restore(3);
    await rested();
    expect(sent).toEqual([{ path: '/api/user/profiles/restore', body: { id: 3, revision: 4 } }]);
  });

  test('leave out what is no character', async () => {
    const odd = { profiles: [{ ...sampleProfile('x\ud83d\0'), cards: [] }], active: 0 };
    const { view, rested, sent } = await start({}, odd);
    view().upload();
    await rested();
    expect(sent[0]?.body).toMatchObject({ profiles: [{ name: 'x' }] });
  });

  test('know nothing agreed with someone else, or in a damaged note', async () => {
    const theirs = { ...NOTHING, profiles: [sampleProfile('Theirs')], revision: 4, time: 9 };
    const { storage } = fakeStorage();
    for (const note of ['{"member":"Arisa","revision":4,"mark":"m"}', '{"member":"Kasumi"', '[]']) {
      await storage.set('profiles/cloud', note);
      network({ stored: () => json(theirs) });
      const actor = createActor(provideCloud(storage)).start();
      actor.send({ type: 'LOCAL.CHANGED', collection: MINE, at: 1 });
      actor.send({ type: 'MEMBER.CHANGED', member: 'Kasumi' });
      const view = () => cloudView(actor.getSnapshot(), actor.send);
      await vi.waitFor(() => expect(view().relation).toBe('diverged'));
      actor.stop();
    }
  });
});

describe('the date of the last change', () => {
  test('is noted when profiles change, not when another is chosen', async () => {
    const { storage } = fakeStorage();
    let now = 100;
    const changes = changeNoter(storage, () => now);
    changes.seen(MINE);
    await changes.kept({ ...MINE, active: 0 });
    expect(await readChangedAt(storage)).toBeNull();
    await changes.kept({ profiles: [...MINE.profiles], active: 0 });
    expect(await readChangedAt(storage)).toBe(100);
    now = 200;
    await storage.set('profiles/changed', 'soon');
    expect(await readChangedAt(storage)).toBeNull();
  });
});
