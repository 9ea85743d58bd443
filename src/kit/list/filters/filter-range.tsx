import { memo } from 'react';
import { type NumberSpan, readSpan, writeSpan } from '#model/listing/range';
import { NumberField } from '../../field/number-field.tsx';
import type { RangeView } from '../listing.ts';
import type { FacetHandlers } from './facet-select.tsx';
import styles from './filters.module.css';

interface Props<Item> extends Pick<FacetHandlers, 'onChoose'> {
  readonly range: RangeView<Item>;
  /** False while only its place is held. */
  readonly isDrawn: boolean;
  readonly chosen: string | undefined;
}

const WIDTH = 64;

function Range<Item>({ range, isDrawn, chosen, onChoose }: Props<Item>) {
  const { title, lowest, highest, fromLabel, toLabel } = range;
  const { from, to } = readSpan(chosen, range) ?? { from: lowest, to: highest };
  const change = (span: NumberSpan) =>
    onChoose(range.key, readSpan(writeSpan(span), range) ? [writeSpan(span)] : []);
  return (
    <fieldset className={styles.facet}>
      <legend className={styles.legend}>{title}</legend>
      {isDrawn ? (
        <div className={styles.chips}>
          <NumberField
            label={fromLabel}
            value={from}
            min={lowest}
            max={to}
            width={WIDTH}
            onChange={(value) => change({ from: value, to })}
          />
          <span className={styles.to} aria-hidden="true">
            –
          </span>
          <NumberField
            label={toLabel}
            value={to}
            min={from}
            max={highest}
            width={WIDTH}
            onChange={(value) => change({ from, to: value })}
          />
        </div>
      ) : (
        <div className={styles.laterRange} />
      )}
    </fieldset>
  );
}

/** From one number to another; neither field lets the other be passed. */
export const FilterRange = memo(Range) as typeof Range;
