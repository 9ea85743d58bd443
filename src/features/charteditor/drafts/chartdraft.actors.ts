import { fromCallback, fromPromise } from 'xstate';
import { chartdraftMachine } from '#machines/chartdraft/chartdraft.machine';
import type {
  ChartDraftEvent,
  HoldCommand,
  KeepingChart,
  OpenedChart,
  PublishingChart,
} from '#machines/chartdraft/chartdraft.types';
import type { ChartDraftLogic } from '#machines/chartdraft/chartdraft.view';
import type { KeptChart } from '#model/writing/chart/kept-chart';
import { randomKey } from '#src/browser/page/random-key.ts';
import type { HoldAlone, HoldState } from '#src/browser/storage/hold.ts';
import { queryClient } from '#src/kit/data/query-client.ts';
import { PLAN_LIST } from '../../fancharts/authors/co-authors.data.ts';
import { renewPost } from '../../posts/post/post.data.ts';
import { sendChart } from '../plan/send.ts';
import { chartDrafts, holdAlone } from './device.ts';
import type { DraftStore } from './draft-store.ts';

/** The outside world of charts that are made. */
export interface ChartDraftServices {
  readonly drafts: Pick<DraftStore, 'open' | 'keep' | 'park' | 'file'>;
  readonly hold: HoldAlone;
  readonly home: string;
  newKey(): string;
  /** A post was published or changed. */
  onPublished(id: number): void;
  /** A plan was made, changed or taken back. */
  onPlanned(): void;
}

const HELD = { got: 'HOLD.GOT', refused: 'HOLD.REFUSED', lost: 'HOLD.LOST' } as const;

/** A key for each chart that is sent, by which the server knows one that is sent again. */
function chartKeys(newKey: () => string): (chart: KeptChart) => string {
  const keys = new WeakMap<object, string>();
  return (chart) => {
    const key = keys.get(chart) ?? newKey();
    keys.set(chart, key);
    return key;
  };
}

export function provideChartDraft(services: ChartDraftServices): ChartDraftLogic {
  const { drafts, home, onPublished, onPlanned } = services;
  const keyOf = chartKeys(services.newKey);
  return chartdraftMachine.provide({
    actors: {
      hold: fromCallback<HoldCommand, string>(({ input, sendBack, receive }) => {
        const held = services.hold(input, (state: HoldState) => sendBack({ type: HELD[state] }));
        receive(() => held.take());
        return () => held.end();
      }),
      load: fromPromise<OpenedChart, string>(({ input }) => drafts.open(input)),
      keep: fromPromise<unknown, KeepingChart>(({ input }) => drafts.keep(input.draftKey, input.chart)),
      park: fromPromise<unknown, KeepingChart>(({ input }) => drafts.park(input.draftKey, input.chart)),
      publish: fromCallback<ChartDraftEvent, PublishingChart>(({ input, sendBack }) => {
        const ended = new AbortController();
        const report = (event: ChartDraftEvent): void => {
          if (!ended.signal.aborted) sendBack(event);
        };
        sendChart(input, {
          file: (hash) => drafts.file(hash),
          home,
          keyOf,
          onProgress: (progress) => report({ type: 'PUBLISH.REPORTED', progress }),
          signal: ended.signal,
        }).then(
          (outcome) => {
            if (outcome.kind === 'published') onPublished(outcome.id);
            if (input.chart.plan || outcome.kind === 'planned') onPlanned();
            report({ type: 'PUBLISH.ENDED', outcome });
          },
          () => report({ type: 'PUBLISH.ENDED', outcome: { kind: 'failed' } }),
        );
        return () => ended.abort();
      }),
    },
  });
}

/** The machine of charts under way with every slot filled. */
export const chartdraft: ChartDraftLogic = provideChartDraft({
  drafts: chartDrafts,
  hold: holdAlone,
  home: location.origin,
  newKey: randomKey,
  onPublished: (id) => void renewPost(queryClient, id),
  onPlanned: () => void queryClient.invalidateQueries({ queryKey: PLAN_LIST }),
});
