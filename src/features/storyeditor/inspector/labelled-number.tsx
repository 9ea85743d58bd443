import { NumberField } from '#src/kit/field/number-field.tsx';
import styles from './inspector.module.css';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  readonly decimals?: number;
  readonly suffix?: string;
  readonly onChange: (value: number) => void;
}

/** A number with its name before it, in one line. */
export const LabelledNumber = (props: Props) => (
  <span className={styles.number}>
    <span aria-hidden="true">{props.label}</span>
    <NumberField {...props} />
  </span>
);
