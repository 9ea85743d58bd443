import type { TeamRequest } from '#model/compute/request';
import { ownEncores } from '#model/compute/room';
import type { TeamQuestion, TeamResult } from '#model/compute/team';
import { useTranslation } from '#src/kit/text/translation.tsx';

const ORDERS = 120;

/** The scores of the orders that can come: the game's own shuffle leaves some out. */
export const possibleScores = ({ orderScores, orderChances }: TeamResult): readonly number[] =>
  orderChances ? orderScores.filter((_, order) => (orderChances[order] ?? 0) > 0) : orderScores;

/** Whether our own skill is the sixth activation where the score is highest; with anyone's, those with ours come first. */
export const isBestEncoreOurs = (asked: Pick<TeamQuestion, 'live' | 'room'>, team: TeamResult): boolean =>
  ownEncores(asked) > 0 && team.orderScores.indexOf(team.score.max) < ORDERS;

interface EncoreNoteProps {
  readonly asked: Pick<TeamRequest, 'live' | 'room'>;
  readonly className: string | undefined;
}

/** Whose skill comes sixth in a room, where it is not always our leader's. */
export function EncoreNote({ asked: { live, room }, className }: EncoreNoteProps) {
  const { t } = useTranslation();
  if (live === 'free' || room.encore === 'own') return null;
  return (
    <p className={className}>
      {t(room.encore === 'other' ? 'builder.encore.byOther' : 'builder.encore.byAny')}
    </p>
  );
}
