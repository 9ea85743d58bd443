import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react';
import { useIsPhone } from '../page/use-is-phone.ts';
import styles from './dialog-layer.module.css';
import { DialogLayer } from './dialog-layer.tsx';

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

/** Says to the outer dialog whether another one is open on it: Escape closes the upper one only. */
const Outer = createContext<(hasDialog: boolean) => void>(() => undefined);

function useTellOuter(opened: boolean): void {
  const report = useContext(Outer);
  useLayoutEffect(() => {
    if (!opened) return;
    report(true);
    return () => report(false);
  }, [opened, report]);
}

/** The frame of every dialog. */
export function DialogFrame({ opened, title, width = 440, tall = false, onClose, children }: Props) {
  const isPhone = useIsPhone();
  const [hasDialog, setHasDialog] = useState(false);
  useTellOuter(opened);
  return (
    <DialogLayer
      opened={opened}
      title={title}
      place={tall && isPhone ? 'screen' : 'middle'}
      width={width}
      closeOnEscape={!hasDialog}
      onClose={onClose}
    >
      <Outer value={setHasDialog}>{opened && children()}</Outer>
    </DialogLayer>
  );
}

/** The buttons at the end of a dialog. They stay in sight while what is above them scrolls. */
export function DialogEnds({ children }: { readonly children: ReactNode }) {
  return <div className={styles.ends}>{children}</div>;
}
