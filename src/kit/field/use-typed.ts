import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * A text field whose value lives in the address: what is typed shows at once, for the address follows a moment later and
 * an input method must not be disturbed. A value that comes from elsewhere replaces what was typed. `type` is
 * the same function as long as `onChange` is.
 */
export function useTyped(value: string, onChange: (value: string) => void) {
  const [typed, setTyped] = useState(value);
  /** What was typed and has not come back from the address yet. */
  const underWay = useRef<readonly string[]>([]);
  useEffect(() => {
    const at = underWay.current.indexOf(value);
    underWay.current = at < 0 ? [] : underWay.current.slice(at + 1);
    if (at < 0) setTyped(value);
  }, [value]);
  const type = useCallback(
    (text: string) => {
      underWay.current = [...underWay.current, text];
      setTyped(text);
      onChange(text);
    },
    [onChange],
  );
  return { typed, type };
}
