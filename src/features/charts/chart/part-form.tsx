import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import type { Cut } from '#model/chart/preview/cuts';
import { NumberField } from '#src/kit/field/number-field.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './chart.module.css';

interface Props {
  /** Seconds of the whole picture. */
  readonly end: number;
  readonly onSave: (themed: Element, stretch: Cut) => void;
}

const MIN_SECONDS = 1;
const TENTHS = 10;

const inTenths = (seconds: number): number => Math.round(seconds * TENTHS) / TENTHS;

/** A stretch within a chart, no shorter than a second: the end that was not changed gives way. */
export function fittingStretch({ from, to }: Cut, changed: keyof Cut, end: number): Cut {
  const least = Math.min(MIN_SECONDS, end);
  return changed === 'from'
    ? { from: Math.min(from, end - least), to: Math.max(to, Math.min(from, end - least) + least) }
    : { from: Math.min(from, Math.max(to, least) - least), to: Math.max(to, least) };
}

/** From the first to the last piece of the chart that is in sight; null when none is. */
function stretchInSight(): Cut | null {
  const viewer = document.querySelector('#chart [role="slider"]')?.getBoundingClientRect();
  if (!viewer) return null;
  const [top, bottom] = [Math.max(0, viewer.top), Math.min(window.innerHeight, viewer.bottom)];
  const pieces = [...document.querySelectorAll<HTMLElement>('#chart [data-from]')].filter((piece) => {
    const { left, right, top: above, bottom: below } = piece.getBoundingClientRect();
    return right > viewer.left && left < viewer.right && below > top && above < bottom;
  });
  const [first, last] = [pieces[0], pieces.at(-1)];
  return first && last ? { from: Number(first.dataset.from), to: Number(last.dataset.to) } : null;
}

/** From when to when a part is saved. */
export function PartForm({ end, onSave }: Props) {
  const { t } = useTranslation();
  const ids = useId();
  const [chosen, setChosen] = useState<Cut>({ from: 0, to: end });
  const shown = { from: inTenths(chosen.from), to: inTenths(Math.min(end, chosen.to)) };
  const change = (changed: keyof Cut) => (seconds: number) =>
    setChosen(fittingStretch({ ...shown, [changed]: seconds }, changed, end));
  return (
    <div className={styles.part}>
      {(['from', 'to'] as const).map((side) => (
        <label key={side} htmlFor={`${ids}-${side}`}>
          {t(side === 'from' ? 'chart.partFrom' : 'chart.partTo')}
          <NumberField
            id={`${ids}-${side}`}
            value={shown[side]}
            max={end}
            decimals={1}
            onChange={change(side)}
          />
        </label>
      ))}
      <Button
        onClick={() => {
          const stretch = stretchInSight();
          if (stretch) setChosen(fittingStretch(stretch, 'from', end));
        }}
      >
        {t('chart.inSight')}
      </Button>
      <Button variant="filled" onClick={({ currentTarget }) => onSave(currentTarget, shown)}>
        {t('chart.savePart')}
      </Button>
    </div>
  );
}
