import { useState } from 'react';

type Trouble = 'refused' | 'empty';

interface Paste {
  /** The browser has a clipboard that pages may ask for. */
  readonly isPossible: boolean;
  /** Why the last press brought nothing. */
  readonly trouble: Trouble | null;
  readonly paste: () => Promise<void>;
}

/** Undefined where pages cannot ask, as without HTTPS. */
const clipboard = (): Clipboard | undefined => navigator.clipboard as Clipboard | undefined;

/** Takes the text of the clipboard. The visitor may refuse that, and some browsers ask each time. */
export function usePaste(take: (text: string) => void, onTrouble: () => void): Paste {
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const fail = (kind: Trouble) => {
    setTrouble(kind);
    onTrouble();
  };
  const paste = async () => {
    const text = await clipboard()
      ?.readText()
      .catch(() => null);
    if (text == null) fail('refused');
    else if (text.trim() === '') fail('empty');
    else {
      setTrouble(null);
      take(text);
    }
  };
  return { isPossible: typeof clipboard()?.readText === 'function', trouble, paste };
}
