import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { cloudMachine } from '#machines/cloud/cloud.machine';
import {
  CLOUD_FAILURES,
  type CloudCopy,
  type CloudEvent,
  type CloudFailure,
  type CloudVersion,
  CONFLICT_CHOICES,
  type LookOutcome,
  type Restoring,
  type SaveOutcome,
  type Saving,
} from '#machines/cloud/cloud.types';
import { cloudView } from '#machines/cloud/cloud.view';
import type { ProfileCollection } from '#model/profile/collection';
import type { Profile } from '#model/profile/profile';
import { type CopySize, holdingsOf, isSmaller, sizeOf } from '#model/rules/copies/holding';
import { type Agreement, markOf } from '#model/rules/copies/relation';
import { walkMachine } from '../laws/machine-walk.ts';
import { sampleProfile } from '../laws/samples.ts';

const ME = 'Kasumi';
const [A, B, C] = [sampleProfile('A'), sampleProfile('B'), sampleProfile('C')] as const;
/** The first, as if its card had just come. */
const A0: Profile = { ...A, cards: A.cards.map((card) => ({ ...card, level: 1, skill: 0 })) };
const of = (...profiles: readonly Profile[]): ProfileCollection => ({ profiles, active: 0 });
const sizeOfAll = (profiles: readonly Profile[]): CopySize => sizeOf(holdingsOf(profiles));
const namesOf = (profiles: readonly { readonly name: string }[]) => profiles.map(({ name }) => name).join('');

const copy = (revision: number, ...profiles: readonly Profile[]): CloudCopy => ({
  profiles,
  revision,
  time: revision === 0 ? null : revision,
  device: null,
});
const older: CloudVersion = { id: 7, time: 1, device: null, profiles: holdingsOf([A]) };
const agreement = (revision: number, ...profiles: readonly Profile[]): Agreement => ({
  member: ME,
  revision,
  mark: markOf(profiles),
});
const found = (cloud: CloudCopy, agreed: Agreement | null): LookOutcome => ({
  kind: 'found',
  findings: { cloud, versions: [older], agreed, changedAt: 5 },
});
const BOOM = new Error('boom');
const READY = ['idle', 'noting', 'deciding', 'confirming', 'sending', 'restoring'];
const but = (...handled: readonly string[]) =>
  ['anonymous', 'looking', 'unreached', ...READY].filter((state) => !handled.includes(state));

describe('cloud machine', () => {
  walkMachine({
    machine: cloudMachine,
    events: [
      { type: 'MEMBER.CHANGED', member: ME },
      { type: 'MEMBER.CHANGED', member: null },
      { type: 'LOCAL.CHANGED', collection: of(A, B), at: 9 },
      { type: 'LOCAL.CHANGED', collection: null, at: 9 },
      { type: 'UPLOAD.START' },
      { type: 'DOWNLOAD.START' },
      { type: 'VERSION.RESTORE', id: 7 },
      ...CONFLICT_CHOICES.map((keep): CloudEvent => ({ type: 'CONFLICT.RESOLVE', keep })),
      { type: 'ACTION.CONFIRM' },
      { type: 'ACTION.CANCEL' },
      { type: 'CLOUD.CHECK' },
      { type: 'xstate.done.actor.look', output: found(copy(0), null) },
      { type: 'xstate.done.actor.look', output: found(copy(3, A, B, C), agreement(2, A, B)) },
      { type: 'xstate.done.actor.look', output: found(copy(3, C), agreement(3, C)) },
      { type: 'xstate.done.actor.look', output: { kind: 'busy' } },
      { type: 'xstate.error.actor.look', error: BOOM },
      { type: 'xstate.done.actor.save', output: { kind: 'saved', revision: 4 } },
      { type: 'xstate.done.actor.save', output: { kind: 'stale' } },
      { type: 'xstate.done.actor.save', output: { kind: 'large' } },
      { type: 'xstate.error.actor.save', error: BOOM },
      { type: 'xstate.done.actor.restore', output: { kind: 'saved', revision: 4 } },
      { type: 'xstate.done.actor.restore', output: { kind: 'stale' } },
      { type: 'xstate.done.actor.restore', output: { kind: 'gone' } },
      { type: 'xstate.error.actor.restore', error: BOOM },
      { type: 'xstate.done.actor.note', output: undefined },
      { type: 'xstate.error.actor.note', error: BOOM },
    ],
    deciding: ({ member, local, cloud, agreed, savedAgreement, pending }) => [
      member,
      local?.profiles.length,
      cloud && [cloud.revision, cloud.profiles.length, cloud.time === null],
      agreed && [agreed.revision, agreed.mark === local?.mark],
      agreed === savedAgreement,
      pending?.kind,
    ],
    ignored: {
      'UPLOAD.START': but('idle'),
      'DOWNLOAD.START': but('idle'),
      'VERSION.RESTORE': but('idle'),
      'CONFLICT.RESOLVE': but('deciding'),
      'ACTION.CONFIRM': but('confirming'),
      'ACTION.CANCEL': but('deciding', 'confirming'),
      'CLOUD.CHECK': but('idle', 'unreached'),
    },
  });
});

/** The server, as far as devices see it. */
class Server {
  copy = copy(0);
  readonly versions: { readonly id: number; readonly profiles: readonly Profile[] }[] = [];
  failure: CloudFailure | null = null;

  put(profiles: readonly Profile[], revision: number): SaveOutcome {
    if (this.failure) return this.failure;
    if (revision !== this.copy.revision) return { kind: 'stale' };
    if (this.copy.revision > 0)
      this.versions.unshift({ id: this.copy.revision, profiles: this.copy.profiles });
    this.copy = copy(revision + 1, ...profiles);
    return { kind: 'saved', revision: this.copy.revision };
  }
}

/** A browser with its profiles, its memory and the machine. */
function startDevice(server: Server, first: ProfileCollection, member: string | null = ME) {
  let memory: Agreement | null = null;
  const taken: ProfileCollection[] = [];
  const machine = cloudMachine.provide({
    actors: {
      look: fromPromise<LookOutcome, string>(async () => {
        if (server.failure) return server.failure;
        const versions = server.versions.map(({ id, profiles }) => ({
          id,
          time: id,
          device: null,
          profiles: holdingsOf(profiles),
        }));
        const findings = { cloud: server.copy, versions, agreed: memory, changedAt: null };
        return { kind: 'found', findings };
      }),
      save: fromPromise<SaveOutcome, Saving>(async ({ input }) => server.put(input.profiles, input.revision)),
      restore: fromPromise<SaveOutcome, Restoring>(async ({ input }) => {
        const version = server.versions.find(({ id }) => id === input.id);
        return version ? server.put(version.profiles, input.revision) : { kind: 'gone' };
      }),
      note: fromPromise<unknown, Agreement | null>(async ({ input }) => {
        memory = input;
      }),
    },
  });
  const actor = createActor(machine);
  let local = first;
  const edit = (collection: ProfileCollection) => {
    local = collection;
    actor.send({ type: 'LOCAL.CHANGED', collection, at: 1 });
  };
  actor.on('COLLECTION.TAKEN', ({ collection }) => {
    taken.push(collection);
    edit(collection);
  });
  actor.start();
  edit(first);
  actor.send({ type: 'MEMBER.CHANGED', member });
  const view = () => cloudView(actor.getSnapshot(), actor.send);
  const settled = async () => {
    for (let i = 0; i < 30; i++) await Promise.resolve();
    await vi.waitFor(
      () => expect(['looking', 'sending', 'restoring', 'noting']).not.toContain(actor.getSnapshot().value),
      {
        interval: 1,
      },
    );
  };
  return { actor, view, edit, settled, taken, local: () => local };
}

async function opened(server: Server, ...profiles: readonly Profile[]) {
  const device = startDevice(server, of(...profiles));
  await device.settled();
  return device;
}

describe('the cloud', () => {
  test('takes the profiles of one device to another', async () => {
    const server = new Server();
    const phone = await opened(server, A, B);
    expect(phone.view()).toMatchObject({ relation: 'ahead', canUpload: true, canDownload: false });
    phone.view().upload();
    await phone.settled();
    expect(phone.view()).toMatchObject({ relation: 'same', done: 'upload', canUpload: false });
    expect(namesOf(server.copy.profiles)).toBe('AB');
    const laptop = await opened(server);
    expect(laptop.view()).toMatchObject({ relation: 'behind', canDownload: true });
    laptop.view().download();
    await laptop.settled();
    expect(namesOf(laptop.local().profiles)).toBe('AB');
    expect(laptop.view()).toMatchObject({ relation: 'same', done: 'download' });
  });

  test('says which side is newer after each side’s change', async () => {
    const server = new Server();
    const phone = await opened(server, A);
    phone.view().upload();
    await phone.settled();
    phone.edit(of(A, B));
    expect(phone.view().relation).toBe('ahead');
    phone.edit(of(A));
    expect(phone.view().relation).toBe('same');
    server.put([A, C], 1);
    phone.view().check();
    await phone.settled();
    expect(phone.view().relation).toBe('behind');
    phone.edit(of(A, B));
    expect(phone.view().relation).toBe('diverged');
  });

  test.each([
    ['mine', 'AB', 'AB'],
    ['theirs', 'AC', 'AC'],
    ['both', 'ACB', 'ACB'],
  ] as const)('asks when both sides changed, and keeps %s', async (keep, here, there) => {
    const server = new Server();
    const phone = await opened(server, A);
    phone.view().upload();
    await phone.settled();
    phone.edit(of(A, B));
    server.put([A, C], 1);
    phone.view().upload();
    await phone.settled();
    // Another device was first: the server refused, and the visitor is asked.
    expect(namesOf(server.copy.profiles)).toBe('AC');
    expect(phone.view()).toMatchObject({
      isDeciding: true,
      relation: 'diverged',
      failure: { kind: 'stale' },
    });
    phone.view().resolve(keep);
    await phone.settled();
    expect(namesOf(phone.local().profiles)).toBe(here);
    expect(namesOf(server.copy.profiles)).toBe(there);
    expect(phone.view()).toMatchObject({ isDeciding: false, relation: 'same', failure: null });
  });

  test.each(['upload', 'download'] as const)(
    'does no %s of a smaller copy unless it is confirmed',
    async (deed) => {
      const server = new Server();
      const [mine, theirs] = deed === 'upload' ? [[A], [A, B]] : [[A, B], [A]];
      server.put(mine, 0);
      const phone = await opened(server, ...mine);
      // One side changed since, and holds fewer now or more.
      if (deed === 'upload') {
        server.put(theirs, 1);
        phone.view().check();
        await phone.settled();
        phone.view().download();
        await phone.settled();
        phone.edit(of(A));
      } else {
        server.put(theirs, 1);
        phone.view().check();
        await phone.settled();
      }
      phone.view()[deed]();
      expect(phone.view().confirming).toMatchObject({
        kind: deed,
        copy: { profiles: 1, cards: 1 },
        replaced: { profiles: 2, cards: 2 },
      });
      phone.view().cancel();
      await phone.settled();
      expect(sizeOfAll(deed === 'upload' ? server.copy.profiles : phone.local().profiles).cards).toBe(2);
      phone.view()[deed]();
      phone.view().confirm();
      await phone.settled();
      expect(sizeOfAll(deed === 'upload' ? server.copy.profiles : phone.local().profiles).cards).toBe(1);
    },
  );

  test('puts no cards that went less far over those that went further unless it is confirmed', async () => {
    const server = new Server();
    const phone = await opened(server, A);
    phone.view().upload();
    await phone.settled();
    phone.edit(of(A0));
    phone.view().upload();
    expect(phone.view().confirming).toMatchObject({ kind: 'upload', copy: { profiles: 1, cards: 1 } });
    expect(phone.view().differences).toMatchObject({ profiles: [{ name: 'A', furtherThere: 1 }] });
    expect(server.copy.profiles).toEqual([A]);
    phone.view().confirm();
    await phone.settled();
    expect(server.copy.profiles).toEqual([A0]);
    expect(phone.view().differences).toBeNull();
  });

  test('brings an earlier version back, asking when it is the smaller one', async () => {
    const server = new Server();
    server.put([A], 0);
    server.put([A, B], 1);
    const phone = await opened(server, A, B);
    const [version] = phone.view().versions;
    phone.view().restore(version?.id ?? 0);
    expect(phone.view().confirming?.kind).toBe('restore');
    phone.view().confirm();
    await phone.settled();
    expect(namesOf(server.copy.profiles)).toBe('A');
    expect(phone.view()).toMatchObject({ done: 'restore', relation: 'behind' });
    expect(namesOf(phone.local().profiles)).toBe('AB');
  });

  test.each(CLOUD_FAILURES.filter((kind) => kind !== 'stale'))(
    'loses nothing when it fails: %s',
    async (kind) => {
      const server = new Server();
      const phone = await opened(server, A);
      server.failure = kind === 'wait' ? { kind, seconds: 9 } : { kind };
      phone.view().upload();
      await phone.settled();
      expect(phone.view()).toMatchObject({ failure: { kind }, relation: 'ahead', canUpload: true });
      expect(namesOf(phone.local().profiles)).toBe('A');
      server.failure = null;
      phone.view().upload();
      await phone.settled();
      expect(phone.view()).toMatchObject({ failure: null, relation: 'same' });
    },
  );

  test('shows why there is nothing to show when the first look fails, and looks again', async () => {
    const server = new Server();
    server.failure = { kind: 'unreachable' };
    const phone = await opened(server, A);
    expect(phone.view()).toMatchObject({ isReady: false, failure: { kind: 'unreachable' } });
    server.failure = null;
    phone.view().check();
    await phone.settled();
    expect(phone.view()).toMatchObject({ isReady: true, failure: null });
  });

  test('notifies a member who is logged out in the middle, and shows nothing of one member to another', async () => {
    const server = new Server();
    server.put([A, B], 0);
    const phone = await opened(server, A, B);
    phone.edit(of(A));
    phone.view().upload();
    phone.actor.send({ type: 'MEMBER.CHANGED', member: null });
    expect(phone.view()).toMatchObject({ isAnonymous: true, cloud: null, failure: { kind: 'login' } });
    expect(phone.view().versions).toEqual([]);
    phone.actor.send({ type: 'MEMBER.CHANGED', member: 'Arisa' });
    expect(phone.view()).toMatchObject({ isAnonymous: false, cloud: null, failure: null });
  });

  test('does nothing while the profiles of this device cannot be used', async () => {
    const server = new Server();
    server.put([A, B], 0);
    const phone = await opened(server, A);
    phone.actor.send({ type: 'LOCAL.CHANGED', collection: null, at: 1 });
    phone.view().upload();
    phone.view().download();
    await phone.settled();
    expect(phone.view()).toMatchObject({
      local: null,
      canUpload: false,
      canDownload: false,
      isDeciding: false,
    });
    expect(server.copy.revision).toBe(1);
  });
});

type Act =
  | { readonly type: 'edit'; readonly profiles: readonly Profile[] }
  | { readonly type: 'upload' | 'download' | 'check' | 'confirm' | 'cancel' }
  | { readonly type: 'resolve'; readonly keep: (typeof CONFLICT_CHOICES)[number] }
  | { readonly type: 'restore'; readonly nth: number };

const anyAct: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ type: fc.constant('edit' as const), profiles: fc.subarray([A, A0, B, C]) }),
  fc.record({ type: fc.constantFrom('upload' as const, 'download', 'check', 'confirm', 'cancel') }),
  fc.record({ type: fc.constant('resolve' as const), keep: fc.constantFrom(...CONFLICT_CHOICES) }),
  fc.record({ type: fc.constant('restore' as const), nth: fc.nat(3) }),
);

describe('two devices, whatever they do', () => {
  test('never lose a bigger copy to a smaller one without a confirmation, nor anything the cloud had', async () => {
    const steps = fc.array(fc.tuple(fc.nat(1), anyAct), { maxLength: 14 });
    await fc.assert(
      fc.asyncProperty(fc.subarray([A, A0, B, C]), steps, async (first, acts) => {
        const server = new Server();
        const devices = [await opened(server, ...first), await opened(server)];
        const had = new Set<string>();
        for (const [which, act] of acts) {
          const device = devices[which];
          if (!device) continue;
          const before = { cloud: server.copy.profiles, local: device.local().profiles };
          if (act.type === 'edit') device.edit(of(...act.profiles));
          else if (act.type === 'resolve') device.view().resolve(act.keep);
          else if (act.type === 'restore') device.view().restore(device.view().versions[act.nth]?.id ?? 0);
          else device.view()[act.type]();
          await device.settled();
          if (server.copy.revision > 0) had.add(markOf(server.copy.profiles));
          const hasShrunk = isSmaller(sizeOfAll(server.copy.profiles), sizeOfAll(before.cloud));
          const hasLost = isSmaller(sizeOfAll(device.local().profiles), sizeOfAll(before.local));
          if (hasShrunk) expect(act.type).toBe('confirm');
          if (hasLost) expect(['confirm', 'edit']).toContain(act.type);
          const kept = [server.copy, ...server.versions].map(({ profiles }) => markOf(profiles));
          for (const mark of had) expect(kept).toContain(mark);
        }
      }),
    );
  });
});
