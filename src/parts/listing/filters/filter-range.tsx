import { readSpan, type Span, writeSpan } from '#model/listing/range';
import { NumberField } from '#src/components/number-field.tsx';
import type { RangeView } from '../listing.ts';
import styles from './filters.module.css';

interface Props<Item> {
  readonly range: RangeView<Item>;
  /** False while only its place is held. */
  readonly isDrawn: boolean;
  readonly chosen: string | undefined;
  readonly onChange: (values: readonly string[]) => void;
}

const WIDTH = 64;

/** From one number to another; neither field lets the other be passed. */
export function FilterRange<Item>({ range, isDrawn, chosen, onChange }: Props<Item>) {
  const { title, lowest, highest, fromLabel, toLabel } = range;
  const { from, to } = readSpan(chosen, range) ?? { from: lowest, to: highest };
  const change = (span: Span) => onChange(readSpan(writeSpan(span), range) ? [writeSpan(span)] : []);
  return (
    <fieldset className={styles.facet}>
      <legend className={styles.legend}>{title}</legend>
      {isDrawn ? (
        <div className={styles.chips}>
          <NumberField
            {...{ label: fromLabel, value: from, min: lowest, max: to, width: WIDTH }}
            onChange={(value) => change({ from: value, to })}
          />
          <span className={styles.to} aria-hidden="true">
            –
          </span>
          <NumberField
            {...{ label: toLabel, value: to, min: from, max: highest, width: WIDTH }}
            onChange={(value) => change({ from, to: value })}
          />
        </div>
      ) : (
        <div className={styles.laterRange} />
      )}
    </fieldset>
  );
}
