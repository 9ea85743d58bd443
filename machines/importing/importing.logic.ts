import type { ImportingContext, ImportingEvent, ImportSource } from './importing.types.ts';

type Change = Partial<ImportingContext>;

export const initialContext = (): ImportingContext => ({
  source: null,
  reading: null,
  failure: null,
  target: 'new',
  fill: 'start',
  appliedCards: 0,
});

/** Takes another source and keeps the chosen options. */
export function takeSource(event: ImportingEvent): Change {
  return event.type === 'SOURCE.GIVEN' ? { source: event.source, reading: null, failure: null } : {};
}

export const sourceOf = ({ context }: { context: ImportingContext }): ImportSource =>
  context.source ?? { kind: 'text', text: '' };

export const isReadable = (event: ImportingEvent): boolean =>
  event.type === 'xstate.done.actor.read' && event.output.ok;

/** Several profiles can only become new ones. */
export function noteReading({ target }: ImportingContext, event: ImportingEvent): Change {
  if (event.type !== 'xstate.done.actor.read' || !event.output.ok) return {};
  return { reading: event.output, target: event.output.profiles.length > 1 ? 'new' : target };
}

export const canGoInto = ({ reading }: ImportingContext, event: ImportingEvent): boolean =>
  event.type === 'TARGET.CHOSEN' && (event.target === 'new' || reading?.profiles.length === 1);

export function failureIn(event: ImportingEvent): Change {
  const isRead = event.type === 'xstate.done.actor.read' && !event.output.ok;
  return { failure: isRead && !event.output.ok ? event.output.reason : 'fileUnreadable' };
}

export const choose = (event: ImportingEvent): Change => {
  if (event.type === 'TARGET.CHOSEN') return { target: event.target };
  return event.type === 'FILL.CHOSEN' ? { fill: event.fill } : {};
};

export const noteApplied = (event: ImportingEvent): Change =>
  event.type === 'PREVIEW.APPLIED' ? { appliedCards: event.cards, source: null, reading: null } : {};
