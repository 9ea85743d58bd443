import type { LayoutContext, LayoutEvent } from './layout.types.ts';

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
