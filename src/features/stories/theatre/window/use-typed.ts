import { useEffect, useState } from 'react';
import { useStoryPart } from '../../use-story-play.ts';

/** How many letters of the line at a step are there: all of them once it is not being typed any more. */
export function useTyped(at: number, letters: number): number {
  const isTyping = useStoryPart((view) => view.status === 'playing' && view.moment === 'typing');
  const typingMs = useStoryPart((view) => view.typingMs);
  const [typed, setTyped] = useState({ at, count: 0 });
  useEffect(() => {
    if (!isTyping || typingMs === 0) return;
    let began: number | null = null;
    let frame = requestAnimationFrame(function follow(now) {
      began ??= now;
      const count = Math.min(letters, Math.floor(((now - began) / typingMs) * letters));
      setTyped((before) => (before.at === at && before.count === count ? before : { at, count }));
      frame = requestAnimationFrame(follow);
    });
    return () => cancelAnimationFrame(frame);
  }, [at, letters, isTyping, typingMs]);
  if (!isTyping || typingMs === 0) return letters;
  return typed.at === at ? typed.count : 0;
}
