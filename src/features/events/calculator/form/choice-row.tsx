import { FieldRow } from '#src/kit/field/field-row.tsx';
import { type Choice, SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';

interface Props<T extends string | number> {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly Choice<T>[];
  readonly onChange: (value: T) => void;
}

/** One of a few, with its label. */
export function ChoiceRow<T extends string | number>(props: Props<T>) {
  return (
    <FieldRow label={props.label}>
      <SegmentedChoice {...props} />
    </FieldRow>
  );
}
