import type { ReactNode } from 'react';
import type { ProfileValue } from '#model/records/player-profile';
import { Section } from '#src/kit/page/section.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './found.module.css';

interface Props<T> {
  readonly id: string;
  readonly title: string;
  readonly told: ProfileValue<T>;
  readonly children: (value: T) => ReactNode;
}

/** What stands where there is nothing to show. */
export function Untold({ kind }: { readonly kind: 'private' | 'missing' }) {
  const { t } = useTranslation();
  return (
    <span className={styles.untold}>{kind === 'private' ? t('player.private') : t('player.noData')}</span>
  );
}

/** A part of a profile: its heading stays whether or not its owner shows it. */
export function Part<T>({ id, title, told, children }: Props<T>) {
  return (
    <Section id={id} title={title}>
      {told.kind === 'shown' ? children(told.value) : <Untold kind={told.kind} />}
    </Section>
  );
}
