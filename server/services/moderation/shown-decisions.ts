import type { PastDecision } from '#model/contract/community/decisions';
import { reasonOf } from '#model/contract/community/reasons';
import { ANSWERS, DECIDED } from '#model/contract/community/verdicts';
import { timeOfId } from '../../store/ids/id-maker.ts';
import type { DecisionRow } from '../../store/moderation/decisions.ts';

/** A decision as moderators and the member see it, without the moderator's name; null for one of a newer server. */
export function pastDecision(row: DecisionRow): PastDecision | null {
  const verdict = DECIDED.find((each) => each === row.verdict);
  const reason = reasonOf(row.reason);
  if (verdict === undefined || reason === null) return null;
  const { id, note, until, undoneAt, appeal, answerNote } = row;
  const answer = ANSWERS.find((each) => each === row.answer) ?? null;
  return { id, verdict, reason, note, time: timeOfId(id), until, undoneAt, appeal, answer, answerNote };
}
