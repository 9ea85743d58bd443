import { useTranslation } from '#src/kit/text/translation.tsx';
import { type MusicView, useMusicPart } from '../use-music.ts';

const TROUBLES = [
  'blocked',
  'unreached',
  'unavailable',
  'broken',
] as const satisfies readonly MusicView['status'][];

/** What keeps the music from being heard, and what to do; null while nothing does. */
export function useTrouble(): string | null {
  const { t } = useTranslation();
  const status = useMusicPart((view) => view.status);
  const trouble = TROUBLES.find((one) => one === status);
  return trouble === undefined ? null : t(`listen.trouble.${trouble}`);
}
