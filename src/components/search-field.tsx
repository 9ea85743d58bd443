import { TextInput } from '@mantine/core';
import { Search } from 'lucide-react';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Enter takes the first of the list. */
  readonly onEnter?: () => void;
}

export function SearchField({ label, value, onChange, onEnter }: Props) {
  return (
    <TextInput
      type="search"
      data-autofocus
      aria-label={label}
      placeholder={label}
      value={value}
      leftSection={<Search size={16} aria-hidden="true" />}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={(event) => {
        // While an input method composes a word, Enter belongs to it.
        if (event.key !== 'Enter' || event.nativeEvent.isComposing || !onEnter) return;
        // What takes the focus next must not get the key, too.
        event.preventDefault();
        onEnter();
      }}
    />
  );
}
