import { LogOut } from 'lucide-react';
import { useTranslation } from '#src/kit/text/translation.tsx';
import games from '../play/games.module.css';

/** Gives the place up. */
export function LeaveButton({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={games.pause}
      aria-label={t('room.leave')}
      title={t('room.leave')}
      onClick={onLeave}
    >
      <LogOut size={18} aria-hidden="true" />
    </button>
  );
}
