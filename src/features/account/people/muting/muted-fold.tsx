import type { ReactNode } from 'react';
import { Folded } from '#src/kit/page/state/folded.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useSilenceOf } from './muted.data.ts';

interface Props {
  /** The author; texts without an author are never folded. */
  readonly username: string | null | undefined;
  /** The address points into it. */
  readonly isOpened?: boolean;
  readonly children: ReactNode;
}

/** A text, folded if the reader muted or blocked its author. */
export function MutedFold({ username, isOpened = false, children }: Props) {
  const { t } = useTranslation();
  const silence = useSilenceOf()(username);
  return (
    <Folded reason={silence === null ? null : t(`muted.${silence}`)} isOpened={isOpened}>
      {children}
    </Folded>
  );
}
