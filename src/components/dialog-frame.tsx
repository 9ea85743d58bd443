import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './dialog-frame.module.css';

interface Props {
  readonly opened: boolean;
  readonly title: string;
  /** Width in pixels; phones always give the whole screen to `tall` dialogs. */
  readonly width?: number;
  readonly tall?: boolean;
  readonly onClose: () => void;
  /** Drawn only while the dialog is open, so that what is in it starts afresh. */
  readonly children: () => ReactNode;
}

const PHONE = '(max-width: 768px)';

/** Tells the dialog around whether another one stands on it: Escape closes the upper one alone. */
const Outer = createContext<(hasDialog: boolean) => void>(() => undefined);

function useTellOuter(opened: boolean): void {
  const tell = useContext(Outer);
  useLayoutEffect(() => {
    if (!opened) return;
    tell(true);
    return () => tell(false);
  }, [opened, tell]);
}

/** The frame of every dialog. Its head is no `header`: that would be a second banner of the page to screen readers. */
export function DialogFrame({ opened, title, width = 440, tall = false, onClose, children }: Props) {
  const { t } = useTranslation();
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const [hasDialog, setHasDialog] = useState(false);
  useTellOuter(opened);
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      size={width}
      centered
      radius={tall && isPhone ? 0 : 12}
      fullScreen={tall && isPhone}
      closeOnEscape={!hasDialog}
      transitionProps={{ duration: 120 }}
    >
      <Modal.Overlay />
      <Modal.Content>
        <div className={styles.head}>
          <Modal.Title>{title}</Modal.Title>
          <Modal.CloseButton aria-label={t('action.close')} />
        </div>
        <Modal.Body>
          <Outer value={setHasDialog}>{opened && children()}</Outer>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
