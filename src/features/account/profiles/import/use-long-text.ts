import { type ClipboardEvent, type RefObject, useEffect, useEffectEvent } from 'react';

/** Letters; whole collections have hundreds of thousands, in one line. */
const LONG_TEXT = 10_000;

export const isLongText = (text: string): boolean => text.length >= LONG_TEXT;

/**
 * Takes long texts that are put into a field in one go, before the field has them: laying them out takes longer than reading them.
 * Give what it returns to the field.
 */
export function useLongText(field: RefObject<HTMLTextAreaElement | null>, take: (text: string) => void) {
  const offer = useEffectEvent((event: Event, text: string | null | undefined) => {
    if (!text || !isLongText(text)) return;
    event.preventDefault();
    take(text);
  });
  useEffect(() => {
    const element = field.current;
    // Not all browsers say here what is pasted.
    const before = (event: InputEvent) => offer(event, event.data);
    element?.addEventListener('beforeinput', before);
    return () => element?.removeEventListener('beforeinput', before);
  }, [field]);
  return {
    onPaste: (event: ClipboardEvent) => {
      const text = event.clipboardData.getData('text');
      if (!isLongText(text)) return;
      event.preventDefault();
      take(text);
    },
  };
}
