/** A key that was pressed, of a browser's event or React's. */
interface KeyStroke {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** The same with when it was, and whether it is held down. */
export interface KeyPress extends KeyStroke {
  readonly repeat: boolean;
  readonly timeStamp: number;
}

const NAMES: Readonly<Record<string, string>> = { ' ': 'Space', '+': 'Plus' };

/** A key that writes a sign is that sign, whatever has to be held for it. */
const isSign = (key: string): boolean => key.length === 1 && key.toLowerCase() === key.toUpperCase();

/** A key with what is held, such as `Ctrl+Shift+Z`. Command counts as Ctrl. */
export function chordOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyStroke): string {
  const name = NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key);
  const held = [
    ...(ctrlKey || metaKey ? ['Ctrl'] : []),
    ...(altKey ? ['Alt'] : []),
    ...(shiftKey && !isSign(key) ? ['Shift'] : []),
  ];
  return [...held, name].join('+');
}
