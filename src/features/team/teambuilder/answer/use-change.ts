import { useState } from 'react';
import type { TeamRequest } from '#model/compute/request';
import type { TeamAnswer } from '#model/compute/team';
import { isByPoints, rankValue } from '../../result/rank-value.ts';
import { counterparts } from '../pins/result.ts';

interface Answered {
  readonly request: TeamRequest;
  readonly answer: TeamAnswer;
}

/** Each thing that a question asks by itself: of the constraints one by one. */
const partsOf = ({ constraints, profile, ...rest }: TeamRequest): readonly (readonly [string, unknown])[] =>
  Object.entries({ ...rest, ...constraints });

/** Whether at most one thing was set between two questions; profiles are compared by identity. */
function isOneChange(a: TeamRequest, b: TeamRequest): boolean {
  const before = new Map(partsOf(a));
  const set = partsOf(b).filter(([key, value]) => JSON.stringify(before.get(key)) !== JSON.stringify(value));
  return set.length + Number(a.profile !== b.profile) <= 1;
}

/** What the best team reaches more or less than that of the answer before; null where the two are not alike. */
export function changeBetween(before: Answered, after: Answered): number | null {
  const [was] = before.answer.teams;
  const [is] = after.answer.teams;
  if (!was || !is || isByPoints(before.request) !== isByPoints(after.request)) return null;
  const pinnable = ({ request }: Answered, team: typeof is) =>
    ({ plays: [{ request, team }], mayWait: [], event: null }) as const;
  if (!isOneChange(before.request, after.request)) return null;
  if (!counterparts(pinnable(before, was), pinnable(after, is))) return null;
  return rankValue(after.request, is) - rankValue(before.request, was) || null;
}

/** The same between the answer on show and the one before it. */
export function useChange(latest: Answered): number | null {
  const [shown, show] = useState({ latest, change: null as number | null });
  if (shown.latest !== latest) show({ latest, change: changeBetween(shown.latest, latest) });
  return shown.latest === latest ? shown.change : null;
}
