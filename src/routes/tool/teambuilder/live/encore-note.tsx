import type { TeamRequest } from '#model/compute/request';
import { useTranslation } from '#src/components/translation.tsx';

interface Props {
  readonly asked: Pick<TeamRequest, 'live' | 'room'>;
  readonly className: string | undefined;
}

/** Whose skill comes sixth in a room, where it is not always our leader's. */
export function EncoreNote({ asked: { live, room }, className }: Props) {
  const { t } = useTranslation();
  if (live === 'free' || room.encore === 'own') return null;
  return (
    <p className={className}>
      {t(room.encore === 'other' ? 'builder.encore.byOther' : 'builder.encore.byAny')}
    </p>
  );
}
