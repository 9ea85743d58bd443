import type { MedleyView } from '#src/actors/late/use-question.ts';
import type { Shown } from '../teambuilder/pins/result.ts';
import type { Builder } from '../teambuilder/state/builder.ts';
import { shownOf } from './shown.ts';
import { songRequest } from './song-request.ts';

/** A medley as it is pinned: its songs with their teams; null without any. */
export function pinnableOf(
  { problem, result }: Pick<MedleyView, 'problem' | 'result'>,
  { medley, event }: Pick<Builder, 'medley' | 'event'>,
): Shown | null {
  const shown = shownOf({ problem, partial: null, result }, { medley });
  if (shown === null) return null;
  const { request, report, isOld, isStale } = shown;
  const { teams, mayWait } = report.answer;
  const [first, ...rest] = teams.map((team, place) => ({ request: songRequest(request, place), team }));
  return first ? { plays: [first, ...rest], mayWait, event: isOld || isStale ? null : event } : null;
}
