import type { Page } from 'playwright';
import { beforeAll, describe, expect } from 'vitest';
import { loadChallenge } from './data.ts';
import { currentSite, test } from './harness.ts';
import { builderPath, TeamBuilderPage } from './team-builder-page.ts';

let song: number;

beforeAll(async () => {
  song = (await loadChallenge(currentSite().url)).song.id;
});

const THREAD_SCRIPT = /\/team\.thread[^/]*\.js$/;
const MODULE = /\.wasm$/;

/** Makes the thread that the page has started fail with an uncaught error instead of answering the next question. */
async function breakThread(page: Page): Promise<void> {
  const thread = page.workers()[0] ?? (await page.waitForEvent('worker'));
  await thread.evaluate(() => {
    self.postMessage = (): void => {
      setTimeout(() => {
        throw new Error('broken on purpose');
      });
    };
  });
}

/**
 * Makes a search seem long: the thread's answer is first reported as progress, and as an answer only after a cancel. Real
 * searches end before a hand can stop them.
 */
const holdAnswers = (): void => {
  const RealWorker = window.Worker;
  window.Worker = class extends RealWorker {
    #held: MessageEvent | null = null;

    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      super.addEventListener('message', (event) => {
        if (event.data.type !== 'answer' || event === this.#held) return;
        event.stopImmediatePropagation();
        const { id, answer } = event.data;
        this.#held = new MessageEvent('message', {
          data: { type: 'answer', id, answer: { ...answer, proved: false, gap: 100 } },
        });
        const progress = {
          nodes: answer.nodes,
          elapsedMs: 1,
          best: answer.teams[0].score.average,
          bound: null,
        };
        this.dispatchEvent(
          new MessageEvent('message', { data: { type: 'progress', id, progress, partial: answer } }),
        );
      });
    }

    override postMessage(message: { type: string }): void {
      if (message.type === 'cancel' && this.#held) this.dispatchEvent(this.#held);
      else super.postMessage(message);
    }
  };
};

/** Keeps from the thread what it is sent until the page lets it go: nothing else can be slower than a hand. */
const holdQuestions = (): void => {
  const post: (message: unknown) => void = Worker.prototype.postMessage;
  let held: (() => void)[] | null = [];
  Worker.prototype.postMessage = function (message: unknown) {
    const send = () => post.call(this, message);
    if (held) held.push(send);
    else send();
  };
  window.addEventListener('let-go', () => {
    for (const send of held ?? []) send();
    held = null;
  });
};

describe('engine thread', () => {
  test('keeps the best team when the search is cancelled', async ({ open }) => {
    const builder = new TeamBuilderPage(await open('about:blank'));
    await builder.page.addInitScript(holdAnswers);
    await builder.page.goto(builderPath({ song }));
    // The page asks by itself: a press as well would be heard before that question or after it.
    await builder.takePremadeProfile();
    await builder.text(/Best so far/).waitFor();
    await builder.button('Cancel').click();
    await builder.text('This is the best found before you stopped.').waitFor();
    expect((await builder.bestTeam()).cards).toHaveLength(5);
  });

  test('stops within the moment when the engine has not started yet', async ({ open }) => {
    const builder = new TeamBuilderPage(await open('about:blank'));
    await builder.page.addInitScript(holdQuestions);
    await builder.page.goto(builderPath({ song }));
    await builder.takePremadeProfile();
    await builder.button('Cancel').click();
    await builder.text('Stopped before the first team was found.').waitFor();
    await builder.page.evaluate(() => window.dispatchEvent(new Event('let-go')));
    await builder.calculate();
  });

  test('starts the thread again when it crashes', async ({ open }) => {
    const builder = new TeamBuilderPage(await open(builderPath({ song }), { expected: /broken on purpose/ }));
    await builder.takePremadeProfile();
    await builder.calculate();
    const before = await builder.bestTeam();
    await breakThread(builder.page);
    await builder.startSearch();
    await builder.text('The calculation crashed once and was started again.').waitFor();
    await builder.proved();
    expect(await builder.bestTeam()).toEqual(before);
  });

  test('says so and offers another try when the thread crashes twice', async ({ open }) => {
    const builder = new TeamBuilderPage(await open('about:blank', { expected: /broken on purpose/ }));
    await builder.page.route(THREAD_SCRIPT, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken on purpose");' }),
    );
    await builder.page.goto(builderPath({ song }));
    await builder.takePremadeProfile();
    await builder.text('The search stopped twice').waitFor();
    await builder.page.unroute(THREAD_SCRIPT);
    await builder.button('Try again').click();
    await builder.proved();
  });

  test('gives the same numbers and says so when there is no WebAssembly', async ({ open }) => {
    const fast = new TeamBuilderPage(await open(builderPath({ song })));
    await fast.takePremadeProfile();
    await fast.calculate();
    const slow = new TeamBuilderPage(await open('about:blank'));
    await slow.page.route(MODULE, (route) =>
      route.fulfill({ contentType: 'application/wasm', body: 'no module' }),
    );
    await slow.page.goto(builderPath({ song }));
    await slow.takePremadeProfile();
    await slow.calculate();
    await slow.text('This browser runs the slower calculation, with the same numbers.').waitFor();
    expect(await slow.bestTeam()).toEqual(await fast.bestTeam());
  });
});
