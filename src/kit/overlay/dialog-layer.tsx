import {
  ModalBase,
  ModalBaseBody,
  ModalBaseCloseButton,
  ModalBaseContent,
  ModalBaseOverlay,
  ModalBaseTitle,
} from '@mantine/core';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '../text/translation.tsx';
import styles from './dialog-layer.module.css';
import { useFocusBack } from './focus-back.ts';
import { useScrollLock } from './scroll-lock.ts';

interface Props {
  readonly opened: boolean;
  readonly title: string;
  /** In the middle of the page, over all of it, along its left edge, or in the corner under the top bar's right end. */
  readonly place: 'middle' | 'screen' | 'side' | 'corner';
  /** Width in pixels. */
  readonly width: number;
  readonly closeOnEscape?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const ABOVE_BARS = 200;
const FADE_MS = 120;

/**
 * What stands over the page until it is closed: it holds the focus, gives it back, and the page behind does not scroll.
 * It stands on Mantine's base alone, because Modal and Drawer bring twenty kilobytes for scroll areas that nothing here has.
 * It finds its place at the end of the page itself: Mantine's way draws what is in it a second time, in one go that nothing cuts.
 * Its head is no `header`: that would be a second banner of the page to screen readers.
 */
export function DialogLayer(props: Props) {
  const { opened, title, place, width, closeOnEscape = true, onClose, children } = props;
  const { t } = useTranslation();
  useFocusBack(opened);
  useScrollLock(opened);
  return createPortal(
    <ModalBase
      opened={opened}
      onClose={onClose}
      closeOnEscape={closeOnEscape}
      closeOnClickOutside
      trapFocus
      returnFocus
      lockScroll={false}
      withinPortal={false}
      zIndex={ABOVE_BARS}
      transitionProps={{ duration: FADE_MS, transition: place === 'side' ? 'slide-right' : 'pop' }}
      className={styles.layer}
      data-place={place}
      style={{ '--width': `${width}px` }}
    >
      <ModalBaseOverlay className={styles.overlay} />
      <ModalBaseContent className={styles.content} innerProps={{ className: styles.inner }} radius={0}>
        <div className={styles.head}>
          <ModalBaseTitle className={styles.title}>{title}</ModalBaseTitle>
          <ModalBaseCloseButton aria-label={t('action.close')} />
        </div>
        <ModalBaseBody className={styles.body}>{children}</ModalBaseBody>
      </ModalBaseContent>
    </ModalBase>,
    document.body,
  );
}
