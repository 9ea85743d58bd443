import { TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import { type KeyboardEvent, memo, type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Enter takes the first of the list. */
  readonly onEnter?: () => void;
}

/** A field to search by. What is typed is the browser's own: no key draws the field, which would take longer than what hangs on it. */
export function SearchField({ label, value, ...asked }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const latest = useRef(asked);
  useLayoutEffect(() => {
    latest.current = asked;
    // What was typed is there already, and an input method that composes a word must not be disturbed.
    if (field.current && field.current.value !== value) field.current.value = value;
  });
  const type = useCallback((words: string) => latest.current.onChange(words), []);
  const enter = useCallback((event: KeyboardEvent) => {
    const { onEnter } = latest.current;
    // While an input method composes a word, Enter belongs to it.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !onEnter) return;
    // What takes the focus next must not get the key, too.
    event.preventDefault();
    onEnter();
  }, []);
  return <Field field={field} label={label} onType={type} onKeyDown={enter} />;
}

interface FieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly label: string;
  readonly onType: (words: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const Field = memo(function Field({ field, label, onType, onKeyDown }: FieldProps) {
  return (
    <TextInput
      ref={field}
      type="search"
      data-autofocus
      aria-label={label}
      placeholder={label}
      leftSection={<Search size={16} aria-hidden="true" />}
      onChange={(event) => onType(event.currentTarget.value)}
      onKeyDown={onKeyDown}
    />
  );
});
