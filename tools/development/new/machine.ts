import { FEATURES } from '#model/site/features';
import { type FilePlan, type Name, PlanRefusal } from './plan.ts';

const logic = ({ pascal }: Name): string => `
export interface ${pascal}Context {
  readonly question: string;
  /** Null before the first answer and while the next one is on its way. */
  readonly answer: string | null;
}

/** What a visitor can do. */
export type ${pascal}Command =
  | { readonly type: 'QUESTION.ASKED'; readonly question: string }
  | { readonly type: 'QUESTION.STOP' };

export type ${pascal}Event =
  | ${pascal}Command
  | { readonly type: 'xstate.done.actor.ask'; readonly output: string }
  | { readonly type: 'xstate.error.actor.ask'; readonly error: unknown };

type Change = Partial<${pascal}Context>;

export const initialContext = (): ${pascal}Context => ({ question: '', answer: null });

export const asked = (event: ${pascal}Event): Change =>
  event.type === 'QUESTION.ASKED' ? { question: event.question, answer: null } : {};

/** Input of \`ask\`. */
export const questionOf = ({ context }: { context: ${pascal}Context }): string => context.question;

export const answered = (event: ${pascal}Event): Change =>
  event.type === 'xstate.done.actor.ask' ? { answer: event.output } : {};
`;

const machine = ({ kebab, camel, pascal, title }: Name): string => `
/**
 * ${title}: asks a question and holds its answer.
 * Started by the page that needs it; spec section to be named.
 */
import { assign, fromPromise, setup } from 'xstate';
import * as logic from './${kebab}.logic.ts';

export const ${camel}Machine = setup({
  types: {
    context: {} as logic.${pascal}Context,
    events: {} as logic.${pascal}Event,
    tags: {} as 'busy' | 'error',
  },
  actors: {
    ask: fromPromise<string, string>(() => Promise.reject(new Error('not provided: ask'))),
  },
  actions: {
    noteQuestion: assign(({ event }) => logic.asked(event)),
    noteAnswer: assign(({ event }) => logic.answered(event)),
  },
}).createMachine({
  id: '${camel}',
  context: logic.initialContext,
  initial: 'idle',
  on: {
    'QUESTION.ASKED': {
      target: '.asking',
      actions: 'noteQuestion',
      description: 'An answer that is still on its way is dropped.',
    },
  },
  states: {
    idle: {},
    asking: {
      tags: 'busy',
      invoke: {
        id: 'ask',
        src: 'ask',
        input: logic.questionOf,
        onDone: { target: 'answered', actions: 'noteAnswer' },
        onError: 'failed',
      },
      on: { 'QUESTION.STOP': 'idle' },
    },
    answered: {},
    failed: { tags: 'error' },
  },
});
`;

const view = ({ kebab, camel, pascal }: Name): string => `
import type { SnapshotFrom } from 'xstate';
import type { ${pascal}Command } from './${kebab}.logic.ts';
import type { ${camel}Machine } from './${kebab}.machine.ts';

/** The machine as code of its own, which comes with the page. */
export type ${pascal}Logic = typeof ${camel}Machine;

export interface ${pascal}View {
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
  readonly answer: string | null;
  ask(question: string): void;
  stop(): void;
}

/** What a page sees and what it can do. */
export function ${camel}View(
  snapshot: SnapshotFrom<typeof ${camel}Machine>,
  send: (event: ${pascal}Command) => void,
): ${pascal}View {
  return {
    isBusy: snapshot.hasTag('busy'),
    hasFailed: snapshot.hasTag('error'),
    answer: snapshot.context.answer,
    ask: (question) => send({ type: 'QUESTION.ASKED', question }),
    stop: () => send({ type: 'QUESTION.STOP' }),
  };
}
`;

const test = ({ kebab, camel, title }: Name): string => `
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ${camel}Machine } from '#machines/${kebab}/${kebab}.machine';
import { ${camel}View } from '#machines/${kebab}/${kebab}.view';
import { walkMachine } from '../laws/machine-walk.ts';

describe('${title.toLowerCase()} machine', () => {
  walkMachine({
    machine: ${camel}Machine,
    events: [
      { type: 'QUESTION.ASKED', question: 'why' },
      { type: 'QUESTION.STOP' },
      { type: 'xstate.done.actor.ask', output: 'because' },
      { type: 'xstate.error.actor.ask', error: new Error('gone') },
    ],
    ignored: { 'QUESTION.STOP': ['idle', 'answered', 'failed'] },
  });

  test('shows the answer to the last question', async () => {
    const answering = ${camel}Machine.provide({
      actors: { ask: fromPromise<string, string>(async ({ input }) => \`answer to \${input}\`) },
    });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string(), { minLength: 1, maxLength: 5 }), async (questions) => {
        const actor = createActor(answering).start();
        const view = () => ${camel}View(actor.getSnapshot(), actor.send);
        for (const question of questions) view().ask(question);
        await expect.poll(() => view().isBusy, { interval: 1 }).toBe(false);
        expect(view().answer).toBe(\`answer to \${questions.at(-1)}\`);
      }),
      { numRuns: 30 },
    );
  });
});
`;

const actors = ({ kebab, camel, pascal }: Name): string => `
import { fromPromise } from 'xstate';
import { ${camel}Machine } from '#machines/${kebab}/${kebab}.machine';
import type { ${pascal}Logic } from '#machines/${kebab}/${kebab}.view';

/** The machine with its slot filled. */
export const ${camel}: ${pascal}Logic = ${camel}Machine.provide({
  actors: { ask: fromPromise<string, string>(() => Promise.reject(new Error('to be written: ask'))) },
});
`;

const hook = ({ kebab, camel, pascal }: Name): string => `
import { useActorRef, useSelector } from '@xstate/react';
import { use, useMemo } from 'react';
import { type ${pascal}View, ${camel}View } from '#machines/${kebab}/${kebab}.view';
import { fetchOnce } from '../../browser/network/fetch-once.ts';

const load = fetchOnce(async () => (await import('./${kebab}.actors.ts')).${camel});

/** Waits for the machine's code; the actor ends with the component. */
export function use${pascal}(): ${pascal}View {
  const actor = useActorRef(use(load()));
  const snapshot = useSelector(actor, (state) => state);
  return useMemo(() => ${camel}View(snapshot, actor.send), [snapshot, actor]);
}
`;

function folderOf(feature: string): string {
  const known = FEATURES.find((each) => each === feature);
  if (known === undefined)
    throw new PlanRefusal(`"${feature}" is no feature: choose one of ${FEATURES.join(', ')}`);
  return `src/features/${known}`;
}

/**
 * A machine that asks one actor, with its walk, its slot filled in a feature, and its hook.
 * @throws Refusal for several words: a machine, its file and its constant have the same name
 */
export function newMachine(name: Name, feature: string): FilePlan {
  const { kebab } = name;
  if (kebab.includes('-')) throw new PlanRefusal(`"${kebab}" is no name of a machine: use one word`);
  const folder = `machines/${kebab}/${kebab}`;
  const home = folderOf(feature);
  return {
    files: {
      [`${folder}.logic.ts`]: logic(name),
      [`${folder}.machine.ts`]: machine(name),
      [`${folder}.view.ts`]: view(name),
      [`tests/machines/${kebab}.test.ts`]: test(name),
      [`${home}/${kebab}.actors.ts`]: actors(name),
      [`${home}/use-${kebab}.ts`]: hook(name),
    },
    edits: [],
    left: [
      `replace the states, events and the slot \`ask\` of ${folder}.machine.ts by your own`,
      `fill the slot in ${home}/${kebab}.actors.ts, and show what use-${kebab}.ts beside it gives on a page`,
      'add its row to machines/README.md and run `npm run machines`',
    ],
  };
}
