import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { DialogEnds, DialogFrame } from '#src/kit/overlay/dialog-frame.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useTapping } from '../use-tapping.ts';
import styles from './options.module.css';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onOffset: (offsetMs: number) => void;
}

/** A metronome to tap to: how late the visitor hears, measured. */
export function TapAlong({ opened, onClose, onOffset }: Props) {
  const { t } = useTranslation();
  return (
    <DialogFrame opened={opened} title={t('stage.tap.title')} onClose={onClose}>
      {() => <Taps onClose={onClose} onOffset={onOffset} />}
    </DialogFrame>
  );
}

const MS = 1000;
/** They move the focus, close the dialog, or only go with other keys. */
const NO_TAPS = /^(Tab|Escape|Shift|Control|Alt|Meta)$/;

function Taps({ onClose, onOffset }: Omit<Props, 'opened'>) {
  const { t } = useTranslation();
  const tapping = useTapping();
  const { status, offsetMs, isSure, start, tap } = tapping;
  return (
    <div className={styles.taps}>
      <p>{t('stage.tap.lead')}</p>
      {status === 'ticking' ? (
        <Pad onTap={tap} />
      ) : (
        <Button variant="filled" data-autofocus onClick={start}>
          {t('stage.tap.start')}
        </Button>
      )}
      <Measured {...tapping} />
      <DialogEnds>
        <Button onClick={onClose}>{t('action.cancel')}</Button>
        <Button
          variant="filled"
          disabled={!isSure}
          onClick={() => {
            if (offsetMs !== null) onOffset(offsetMs);
            onClose();
          }}
        >
          {t('stage.run.takeOffset')}
        </Button>
      </DialogEnds>
    </div>
  );
}

/** Hears touches, and every key but those of other buttons. */
function Pad({ onTap }: { readonly onTap: (seconds: number) => void }) {
  const { t } = useTranslation();
  const pad = useRef<HTMLButtonElement>(null);
  const hear = useRef(onTap);
  hear.current = onTap;
  useEffect(() => {
    pad.current?.focus();
    const press = (event: KeyboardEvent) => {
      const isOther = event.target !== pad.current && event.target instanceof HTMLButtonElement;
      if (event.repeat || NO_TAPS.test(event.key) || (isOther && /^( |Enter)$/.test(event.key))) return;
      event.preventDefault();
      hear.current(event.timeStamp / MS);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <button
      ref={pad}
      type="button"
      className={styles.pad}
      onPointerDown={(event) => onTap(event.timeStamp / MS)}
    >
      {t('stage.tap.pad')}
    </button>
  );
}

type MeasuredProps = Pick<
  ReturnType<typeof useTapping>,
  'status' | 'taps' | 'offsetMs' | 'spreadMs' | 'isSure' | 'isUneven'
>;

function Measured({ status, taps, offsetMs, spreadMs, isSure, isUneven }: MeasuredProps) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const advice = isSure ? 'sure' : isUneven ? 'unsure' : 'more';
  return (
    <div className={styles.measured} role="status">
      {status === 'blocked' && <p>{t('stage.tap.blocked')}</p>}
      {offsetMs !== null && (
        <>
          <p>
            <strong>
              {t('stage.tap.measured', { offset: integer(offsetMs), spread: integer(spreadMs) })}
            </strong>
            {' · '}
            {t('stage.tap.taps', { count: taps })}
          </p>
          <p>{t(`stage.tap.${advice}`)}</p>
        </>
      )}
    </div>
  );
}
