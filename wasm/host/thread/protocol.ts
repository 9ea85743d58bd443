import type { ChartsAnswer, ChartsProblem } from '#model/compute/charts';
import type { EverySongAnswer, EverySongProblem } from '#model/compute/every-song';
import type { HelpsAnswer, HelpsProblem } from '#model/compute/helps';
import type { MedleyData, MedleyQuestion, MedleyReport } from '#model/compute/medley';
import type { OneTeamAnswer, OneTeamProblem } from '#model/compute/one-team';
import type { EngineNote } from '#model/compute/request';
import type { TeamAnswer, TeamData, TeamProgress, TeamQuestion } from '#model/compute/team';
import type { UpgradeAnswer } from '#model/compute/upgrades';

/** Messages to the engine thread. Every `ask` has its own `id`; a newer one supersedes the running one. */
export type ToWorker =
  /** The parts that changed; parts already sent stay. */
  | { readonly type: 'data'; readonly parts: Partial<TeamData> }
  /** Some of the cards; those sent before stay the thread's cards until the last portion has come. */
  | {
      readonly type: 'cards';
      readonly cards: TeamData['cards'];
      readonly isFirst: boolean;
      readonly isLast: boolean;
    }
  | {
      readonly type: 'ask';
      readonly id: number;
      readonly question: TeamQuestion;
      /** Milliseconds after which the search answers with what it has. */
      readonly limitMs: number;
    }
  /** Which single steps raise the question's target most. */
  | { readonly type: 'steps'; readonly id: number; readonly question: TeamQuestion; readonly limitMs: number }
  /** Three teams at once, on charts of their own. */
  | {
      readonly type: 'medley';
      readonly id: number;
      readonly question: MedleyQuestion;
      readonly charts: MedleyData['charts'];
      readonly limitMs: number;
    }
  /** A team on many charts; `data` below stays as it is. */
  | {
      readonly type: 'score';
      readonly id: number;
      readonly problem: ChartsProblem;
      readonly limitMs: number;
    }
  /** The best team for each chart. */
  | {
      readonly type: 'every';
      readonly id: number;
      readonly asked: Omit<EverySongProblem, 'data'>;
      readonly limitMs: number;
    }
  /** The one team whose scores on all charts add up to most. */
  | {
      readonly type: 'together';
      readonly id: number;
      readonly asked: Omit<OneTeamProblem, 'data'>;
      readonly limitMs: number;
    }
  /** Which cards raise the best teams. */
  | {
      readonly type: 'helps';
      readonly id: number;
      readonly asked: Omit<HelpsProblem, 'data'>;
      readonly limitMs: number;
    }
  | { readonly type: 'cancel'; readonly id: number };

/** Messages from the engine thread. */
export type FromWorker =
  | { readonly type: 'ready'; readonly note: EngineNote }
  | {
      readonly type: 'progress';
      readonly id: number;
      readonly progress: TeamProgress;
      /** The best so far, so that nothing is lost if the thread must be ended. */
      readonly partial: TeamAnswer;
    }
  | { readonly type: 'answer'; readonly id: number; readonly answer: TeamAnswer }
  /** Charts scored so far; the last one says that it is finished, or stops short of it. */
  | { readonly type: 'scored'; readonly id: number; readonly isLast: boolean; readonly answer: ChartsAnswer }
  /** Steps that are certain so far; the last one says that it is finished, or stops short of it. */
  | {
      readonly type: 'stepped';
      readonly id: number;
      readonly isLast: boolean;
      readonly answer: UpgradeAnswer;
    }
  /** The best three teams so far; the last one says that it is finished, or stops short of it. */
  | { readonly type: 'joined'; readonly id: number; readonly isLast: boolean; readonly answer: MedleyReport }
  /** Teams found since the last report, the first of them for chart `first`. */
  | {
      readonly type: 'found';
      readonly id: number;
      readonly isLast: boolean;
      readonly first: number;
      readonly answer: EverySongAnswer;
    }
  /** The best team so far; the last one says that it is finished, or stops short of it. */
  | { readonly type: 'summed'; readonly id: number; readonly isLast: boolean; readonly answer: OneTeamAnswer }
  /** Cards that help, as far as it is known; the last one says that it is finished, or stops short of it. */
  | { readonly type: 'helped'; readonly id: number; readonly isLast: boolean; readonly answer: HelpsAnswer }
  | { readonly type: 'failure'; readonly message: string };

/** What comes of a question; the last of it ends it. */
export type AnswerMessage = Extract<
  FromWorker,
  { type: 'progress' | 'answer' | 'found' | 'helped' | 'joined' | 'scored' | 'stepped' | 'summed' }
>;
export const isLast = (message: AnswerMessage): boolean =>
  message.type === 'answer' || ('isLast' in message && message.isLast);

/** How long the search computes before it looks for messages. */
export const SLICE_MS = 12;
/** At most ten reports a second (reference R34). */
export const PROGRESS_EVERY_MS = 100;
/** What mixed sets gain takes a few milliseconds to know; no one waits longer than this for it once a team is proved. */
export const COMPARE_WITHIN_MS = 100;
/** A cancel is answered within this time, by the thread or else without it. */
export const CANCEL_WITHIN_MS = 100;
