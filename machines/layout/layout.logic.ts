import type { Motion } from '#model/vocabulary/preferences';

export interface LayoutContext {
  readonly motion: Motion;
  readonly isSystemCalm: boolean;
}

export type LayoutEvent =
  /** From `touch`: the first touch event. */
  | { readonly type: 'TOUCH.FELT' }
  /** From `visitor`: how the browser names itself. */
  | { readonly type: 'VISITOR.IDENTIFIED'; readonly identifier: string }
  /** From `motion`, at once and at every change: the device's reduced-motion setting. */
  | { readonly type: 'SYSTEM.CALMED'; readonly isCalm: boolean }
  /** From the preferences. */
  | { readonly type: 'MOTION.CHOSEN'; readonly motion: Motion }
  | { readonly type: 'xstate.error.actor.touch'; readonly error: unknown }
  | { readonly type: 'xstate.error.actor.visitor'; readonly error: unknown }
  | { readonly type: 'xstate.error.actor.motion'; readonly error: unknown };

export const initialContext = (): LayoutContext => ({ motion: 'system', isSystemCalm: false });

/** The word in the identifier of the crawlers that get neither dialogs nor a welcome (reference R41). */
const CRAWLER = 'Google';

export const isCrawler = (event: LayoutEvent): boolean =>
  event.type === 'VISITOR.IDENTIFIED' && event.identifier.includes(CRAWLER);

export function note(event: LayoutEvent): Partial<LayoutContext> {
  if (event.type === 'MOTION.CHOSEN') return { motion: event.motion };
  return event.type === 'SYSTEM.CALMED' ? { isSystemCalm: event.isCalm } : {};
}

export const isCalm = ({ motion, isSystemCalm }: LayoutContext): boolean =>
  motion === 'reduced' || (motion === 'system' && isSystemCalm);
