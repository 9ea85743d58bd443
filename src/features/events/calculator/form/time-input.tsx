import { TextInput } from '@mantine/core';
import { useState } from 'react';

interface Props {
  readonly id?: string;
  /** Spoken name; left out where a label points to `id`. */
  readonly label?: string;
  readonly type: 'time' | 'datetime-local';
  /** As the browser writes it; empty for none. */
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** A time of the device that counts when the field is left or Enter is pressed: a year half typed is a year, too. */
export function TimeInput({ id, label, type, value, onChange }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const commit = () => {
    if (draft === null) return;
    setDraft(null);
    onChange(draft);
  };
  return (
    <TextInput
      {...(id === undefined ? {} : { id })}
      {...(label === undefined ? {} : { 'aria-label': label })}
      type={type}
      value={draft ?? value}
      onChange={({ currentTarget }) => setDraft(currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
      }}
    />
  );
}
