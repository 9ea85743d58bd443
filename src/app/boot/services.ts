import { fromPromise } from 'xstate';
import { appMachine } from '#machines/app/app.machine';
import { KEPT_VALUES } from '#machines/app/kept-values';
import { keptMachine } from '#machines/kept/kept.machine';
import type { KeptValue } from '#machines/kept/kept.types';
import { optimizerMachine } from '#machines/optimizer/optimizer.machine';
import { profilesMachine } from '#machines/profiles/profiles.machine';
import { greetingFor, readWelcome, writeWelcome } from '#machines/welcome/welcome.logic';
import { welcomeMachine } from '#machines/welcome/welcome.machine';
import type { TeamProblem, TeamRequest } from '#model/compute/request';
import type { ProfileCollection } from '#model/profile/collection';
import type { Codec, Keeping, KeepOutcome, Revision } from '#model/vocabulary/storage';
import type { TeamClient } from '#wasm/host/thread/client';
import { nextTask } from '../../browser/first/next-task.ts';
import type { Backups } from '../../browser/storage/backups.ts';
import { changeNoter } from '../../browser/storage/changed-at.ts';
import { tabLock } from '../../browser/storage/lock.ts';
import { sharedValue, type Tabs } from '../../browser/storage/shared-value.ts';
import type { TextStorage } from '../../browser/storage/storage.ts';
import { discardUnflushed, restoreUnflushed, saveUnflushed } from '../../browser/storage/unflushed.ts';
import { searchActor, warmActor } from '../../features/team/search/team-search.actors.ts';
import { dropLate, kept, PROFILES } from '../../kit/actors/kept.ts';
import { provideSession } from '../services/session.ts';
import { type ShellServices, shellMachines } from '../services/shell-services.ts';

/** Whether the first-visit dialog was closed. */
export const WELCOME: Codec<boolean> = {
  key: 'settings/welcome',
  decode: readWelcome,
  encode: writeWelcome,
};

/** The outside world of the machines. */
export interface Services {
  readonly storage: TextStorage;
  readonly client: TeamClient;
  /** Without it this tab hears nothing of others; saving still finds out what they wrote. */
  readonly tabs?: Tabs;
  /** Without them nothing is backed up. */
  readonly backups?: Backups;
  /** Without it the shell's machines know only what they are sent. */
  readonly shell?: ShellServices;
  loadTeamData(request: TeamRequest, signal: AbortSignal): Promise<TeamProblem>;
}

/** A tab on its own. */
const aloneInTab = (): Tabs => ({
  lock: tabLock(),
  broadcast: { post: () => undefined, listen: () => () => undefined },
  watchVisibility: () => () => undefined,
});

/** The first page has better things to do than to pack a backup. */
const VISIT_MS = 2_000;

/**
 * Profiles have backups behind them: made before much goes and once per visit, asked when something is damaged. The time of
 * their last change lies beside them.
 */
function keptProfiles(storage: TextStorage, tabs: Tabs, backups: Backups | undefined) {
  const shared = sharedValue(storage, PROFILES, tabs, backups?.beforeSave);
  const { load, save } = shared;
  const changes = changeNoter(storage);
  let isFirst = true;
  return {
    ...kept(storage, PROFILES, tabs),
    load: fromPromise(async () => {
      if (isFirst) await restoreUnflushed(PROFILES, shared, async (value) => backups?.take(value, 'regular'));
      const read = await load();
      const there = read.isDamaged && backups ? await backups.recover(read) : read;
      if (isFirst && backups) setTimeout(() => void backups.onVisit(there), VISIT_MS);
      isFirst = false;
      changes.seen(there.value);
      return there;
    }),
    save: fromPromise<KeepOutcome<ProfileCollection>, Keeping<ProfileCollection>>(async ({ input }) => {
      const outcome = await save(input);
      if (outcome.isKept) await changes.kept(input.value);
      return outcome;
    }),
  };
}

/** A visitor who closes the welcome and leaves in the same moment has seen it. */
function keptWelcome(storage: TextStorage, tabs: Tabs, path: string) {
  const shared = sharedValue(storage, WELCOME, tabs);
  let base: Revision | null = null;
  return {
    ...kept(storage, WELCOME, tabs),
    load: fromPromise(async () => {
      await restoreUnflushed(WELCOME, shared, dropLate);
      const { value, revision } = await shared.load();
      base = revision;
      return greetingFor(value, path);
    }),
    save: fromPromise<void>(async () => {
      saveUnflushed(WELCOME, true, { base, tried: null });
      const { revision } = await shared.load();
      await shared.save({ value: true, base: revision });
      discardUnflushed(WELCOME.key);
    }),
  };
}

/** The app machine with every slot filled. */
export function provideApp({ storage, client, loadTeamData, tabs = aloneInTab(), backups, shell }: Services) {
  const keptIn = <Value extends object, Edit>(value: KeptValue<Value, Edit>) =>
    keptMachine(value).provide({ actors: kept(storage, value, tabs) });
  return appMachine.provide({
    actors: {
      ...(shell && shellMachines(shell)),
      ...(shell && { session: provideSession(shell.session, tabs) }),
      welcome: welcomeMachine.provide({ actors: keptWelcome(storage, tabs, shell?.entryPath ?? '/') }),
      profiles: profilesMachine.provide({ actors: keptProfiles(storage, tabs, backups) }),
      servers: keptIn(KEPT_VALUES.servers),
      preferences: keptIn(KEPT_VALUES.preferences),
      home: keptIn(KEPT_VALUES.home),
      searches: keptIn(KEPT_VALUES.searches),
      optimizer: optimizerMachine.provide({
        actors: {
          prepare: fromPromise<TeamProblem, TeamRequest>(async ({ input, signal }) => {
            // That it was asked shows before a collection of thousands of cards is copied to the thread.
            await nextTask();
            return loadTeamData(input, signal);
          }),
          search: searchActor(client),
          warm: warmActor(client),
        },
      }),
    },
  });
}
