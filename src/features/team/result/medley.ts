import { isSameRequest } from '#model/compute/asked/request';
import type { MedleyAnswer, MedleyReport, MedleyRequest, MedleySong } from '#model/compute/medley';
import type { TeamRequest } from '#model/compute/request';
import { localised } from '#model/rules/localised';
import type { Difficulty } from '#model/vocabulary/difficulties';
import type { MedleyView } from '../asking/use-question.ts';
import { shortList } from '../sources/names.ts';
import type { Sources } from '../sources/sources.tsx';
import type { TextParts } from './words.ts';

/** What the page shows of a search: its best so far, or the answer before while it has none. */
export interface ShownMedley {
  readonly request: MedleyRequest;
  readonly report: MedleyReport;
  /** It answers the question before the one that is being answered. */
  readonly isOld: boolean;
  /** The inputs were changed since. */
  readonly isStale: boolean;
}

const isTelling = (report: MedleyReport | null): report is MedleyReport =>
  report !== null && (report.answer.teams.length > 0 || report.answer.noMedley !== null);

/** What to show of a search, beside the medley that the inputs ask for. */
export function shownOf(
  { problem, partial, result }: Pick<MedleyView, 'problem' | 'partial' | 'result'>,
  medley: MedleyRequest | null,
): ShownMedley | null {
  const found = problem !== null && isTelling(partial) ? { problem, answer: partial } : result;
  if (found === null || !isTelling(found.answer)) return null;
  const isOld = found.problem !== problem;
  const isStale = !isOld && (medley === null || !isSameRequest(medley, found.problem));
  return { request: found.problem, report: found.answer, isOld, isStale };
}

const teamsKey = ({ total, teams }: MedleyReport['answer']): string =>
  [total, ...teams.flatMap(({ cards, leader }) => [...cards, leader])].join();

/** Whether both are drawn alike; while the search goes on, the bounds beside the teams are not drawn with them. */
export function looksSame(a: ShownMedley | null, b: ShownMedley | null, isBusy: boolean): boolean {
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

/** One song of a medley as a question of its own, for what shows a single team. */
export function songRequest({ songs, constraints, ...shared }: MedleyRequest, place: number): TeamRequest {
  const song = songs[place] ?? songs[0];
  return {
    ...shared,
    ...song,
    order: 'uniform',
    target: 'score',
    points: null,
    sixth: 'leader',
    top: 1,
    constraints: { ...constraints, leader: null, minPower: 0 },
  };
}

/** The teams with what each was asked; none when the inputs have changed since. */
export const answersOf = ({ request, report, isOld, isStale }: ShownMedley) =>
  isOld || isStale
    ? []
    : report.answer.teams.map((team, place) => ({ request: songRequest(request, place), team }));

/** Title and level of the chart that a team plays. */
export function chartOf({ game, main, sub }: Sources, { songId, difficulty }: MedleySong) {
  const song = game.songs.get(songId);
  return {
    title: (song && localised(song.title, main, sub)?.value) ?? `#${songId}`,
    level: song?.difficulties[difficulty]?.level ?? null,
    song: song ?? null,
  };
}

/** The songs that count with skills side by side although these were to wait. */
export const uncountedSongs = (
  sources: Sources,
  { songs }: MedleyRequest,
  { mayWait }: MedleyAnswer,
): readonly NamedChart[] =>
  mayWait.flatMap((place) => {
    const song = songs[place];
    return song ? [{ ...song, title: chartOf(sources, song).title }] : [];
  });

/** A chart as a list names it. */
export interface NamedChart {
  readonly title: string;
  readonly difficulty: Difficulty;
}

type Words = Pick<TextParts, 't' | 'format'>;

/** Which charts have skills side by side although they were to wait; nothing where none has. */
export function uncountedLine({ t, format }: Words, charts: readonly NamedChart[]): readonly string[] {
  if (charts.length === 0) return [];
  const names = charts.map(({ title, difficulty }) => `${title} · ${t(`difficulty.short.${difficulty}`)}`);
  return [t('builder.queue.uncounted', { charts: shortList([...new Set(names)], format) })];
}
