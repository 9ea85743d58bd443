import type { MedleyReport, MedleyRequest } from '#model/compute/medley';
import type { MedleyView } from '#src/actors/late/use-question.ts';
import type { Builder } from '../teambuilder/state/builder.ts';
import { isSameRequest } from '../teambuilder/state/request.ts';

/** What the page shows of a search: its best so far, or the answer before while it has none. */
export interface Shown {
  readonly request: MedleyRequest;
  readonly report: MedleyReport;
  /** It answers the question before the one that is being answered. */
  readonly isOld: boolean;
  /** The inputs were changed since. */
  readonly isStale: boolean;
}

const isTelling = (report: MedleyReport | null): report is MedleyReport =>
  report !== null && (report.answer.teams.length > 0 || report.answer.noMedley !== null);

export function shownOf(
  { problem, partial, result }: Pick<MedleyView, 'problem' | 'partial' | 'result'>,
  { medley }: Pick<Builder, 'medley'>,
): Shown | null {
  const found = problem !== null && isTelling(partial) ? { problem, answer: partial } : result;
  if (found === null || !isTelling(found.answer)) return null;
  const isOld = found.problem !== problem;
  const isStale = !isOld && (medley === null || !isSameRequest(medley, found.problem));
  return { request: found.problem, report: found.answer, isOld, isStale };
}

const teamsKey = ({ total, teams }: MedleyReport['answer']): string =>
  [total, ...teams.flatMap(({ cards, leader }) => [...cards, leader])].join();

/** Whether both are drawn alike; while the search goes on, the bounds beside the teams are not drawn with them. */
export function looksSame(a: Shown | null, b: Shown | null, isBusy: boolean): boolean {
  if (a === null || b === null) return a === b;
  if (a.request !== b.request || a.isOld !== b.isOld || a.isStale !== b.isStale) return false;
  if (!isBusy) return a.report === b.report;
  return (
    a.report.answer.proved === b.report.answer.proved &&
    teamsKey(a.report.answer) === teamsKey(b.report.answer)
  );
}

/** By how much an unseen medley could be better, per cent rounded up; null while nothing is known. */
export function gapPercent({ gap, total }: MedleyReport['answer']): number | null {
  if (gap === null || total === null || total === 0) return null;
  return Math.ceil((gap / total) * 10_000) / 100;
}
