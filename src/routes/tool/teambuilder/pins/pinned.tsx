import { Button } from '@mantine/core';
import { Pin as PinIcon } from 'lucide-react';
import { memo, startTransition, useCallback, useMemo, useState } from 'react';
import { useTranslation } from '#src/components/translation.tsx';
import styles from './pinned.module.css';
import { PinnedResult } from './pinned-result.tsx';
import { isSameResult, type Pinnable } from './result.ts';

interface Props {
  readonly pins: Pins;
  /** What can be pinned and is compared with; null while there is nothing. */
  readonly shown: Pinnable | null;
}

/** Results side by side: each pinned one with what it has more or less than the one on show. */
export const Pinned = memo(function Pinned({ pins: { pins, pin, remove }, shown }: Props) {
  const { t } = useTranslation();
  if (shown === null && pins.length === 0) return null;
  const isPinned = shown !== null && pins.some((each) => isSameResult(each, shown));
  return (
    <section className={styles.pinned} aria-labelledby="pinned">
      <div className={styles.head}>
        <h3 id="pinned">{t('builder.pins.title')}</h3>
        {shown && (
          <Button
            leftSection={<PinIcon size={16} aria-hidden="true" />}
            disabled={isPinned}
            onClick={() => pin(shown)}
          >
            {t('builder.pins.pin')}
          </Button>
        )}
      </div>
      {pins.length === 0 && <p className={styles.facts}>{t('builder.pins.lead')}</p>}
      <ul className={styles.list}>
        {pins.map((each) => (
          <PinnedResult key={each.nth} pin={each} shown={shown} onRemove={() => remove(each)} />
        ))}
      </ul>
    </section>
  );
});

/** A result somebody wants to keep in sight. */
export interface Pin extends Pinnable {
  readonly nth: number;
}

export interface Pins {
  readonly pins: readonly Pin[];
  readonly pin: (shown: Pinnable) => void;
  readonly remove: (pin: Pin) => void;
}

/** More would be no comparison any more. */
const MOST = 6;

/** The same pins where the result is one of them already: a press that comes before it is drawn is none more. */
function pinned(before: readonly Pin[], shown: Pinnable): readonly Pin[] {
  if (before.some((each) => isSameResult(each, shown))) return before;
  return [{ ...shown, nth: (before[0]?.nth ?? 0) + 1 }, ...before].slice(0, MOST);
}

/** Kept as long as the page is open, the latest first. The same object as long as nothing changes. */
export function usePins(): Pins {
  const [pins, setPins] = useState<readonly Pin[]>([]);
  // Drawn after the press, in slices: to find what was pressed takes a slow phone long enough.
  const pin = useCallback(
    (shown: Pinnable) => startTransition(() => setPins((before) => pinned(before, shown))),
    [],
  );
  const remove = useCallback((gone: Pin) => setPins((before) => before.filter((each) => each !== gone)), []);
  return useMemo(() => ({ pins, pin, remove }), [pins, pin, remove]);
}
