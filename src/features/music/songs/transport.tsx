import { ActionIcon } from '@mantine/core';
import { Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useMusicCommands, useMusicPart } from '../use-music.ts';
import styles from './transport.module.css';

interface Props {
  readonly size: 'small' | 'large';
}

const ICONS = { small: 16, large: 20 } as const;

/** Back, play or pause, on. */
export function Transport({ size }: Props) {
  const { t } = useTranslation();
  const isSounding = useMusicPart((view) => view.isSounding);
  const isBusy = useMusicPart((view) => view.isBusy);
  const isEmpty = useMusicPart((view) => view.isEmpty);
  const { toggle, next, previous } = useMusicCommands();
  const icon = ICONS[size];
  const Mark = isSounding ? Pause : Play;
  return (
    <span className={styles.transport} data-size={size}>
      <ActionIcon variant="subtle" aria-label={t('music.previous')} disabled={isEmpty} onClick={previous}>
        <SkipBack size={icon} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon
        className={styles.play ?? ''}
        variant={size === 'large' ? 'filled' : 'subtle'}
        aria-label={isSounding ? t('music.pause') : t('music.play')}
        aria-busy={isBusy}
        disabled={isEmpty}
        onClick={toggle}
      >
        <Mark size={icon} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon variant="subtle" aria-label={t('music.next')} disabled={isEmpty} onClick={next}>
        <SkipForward size={icon} aria-hidden="true" />
      </ActionIcon>
    </span>
  );
}
