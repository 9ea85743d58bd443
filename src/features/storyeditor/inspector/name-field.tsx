import { Autocomplete } from '@mantine/core';

interface Props {
  readonly label: string;
  readonly value: string;
  /** What the figure's files know; others can be typed, as members' sources have them. */
  readonly names: readonly string[];
  /** What it is stands in the field while that is empty, not above it. */
  readonly isBare?: boolean;
  readonly onChange: (name: string) => void;
}

const SHOWN = 80;

/** The name of a motion or an expression. */
export const NameField = ({ label, value, names, isBare = false, onChange }: Props) => (
  <Autocomplete
    {...(isBare ? { 'aria-label': label, placeholder: label } : { label })}
    value={value}
    data={[...names]}
    limit={SHOWN}
    size="sm"
    onChange={onChange}
  />
);
