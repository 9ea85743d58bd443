import { latinKey } from '#src/browser/page/latin-key.ts';

/** A key that was pressed, of a browser's event or React's. */
interface KeyStroke {
  readonly key: string;
  /** Its place on the keyboard. */
  readonly code: string;
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

/** What is held besides. Some keyboards write signs with AltGr, which counts as Ctrl and Alt, or with Option. */
function heldWith(key: string, { ctrlKey, metaKey, altKey, shiftKey }: KeyStroke): readonly string[] {
  const isWritten = altKey && isSign(key) && !/[\d ]/.test(key);
  return [
    ...(metaKey || (ctrlKey && !isWritten) ? ['Ctrl'] : []),
    ...(altKey && !isWritten ? ['Alt'] : []),
    ...(shiftKey && !isSign(key) ? ['Shift'] : []),
  ];
}

/** A key with what is held, such as `Ctrl+Shift+Z`. Command counts as Ctrl. */
export function chordOf(stroke: KeyStroke): string {
  const key = latinKey(stroke);
  const name = NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key);
  return [...heldWith(key, stroke), name].join('+');
}
