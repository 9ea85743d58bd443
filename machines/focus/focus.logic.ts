export interface FocusContext {
  /** Key of the sound that has the focus. */
  readonly holder: number | null;
}

export type FocusEvent =
  /** A sound begins. Its key tells it from all others of the page, earlier ones too. */
  | { readonly type: 'FOCUS.ASKED'; readonly key: number }
  /** A sound has ended. */
  | { readonly type: 'FOCUS.RELEASED'; readonly key: number }
  /** From `claim`: another tab plays something. */
  | { readonly type: 'TAB.TOOK' }
  | { readonly type: 'xstate.error.actor.claim'; readonly error: unknown };

/** For the sound that had the focus: something else plays now. */
export type FocusEmitted = { readonly type: 'HOLDER.STOPPED'; readonly key: number };

export const initialContext = (): FocusContext => ({ holder: null });

export const isHolder = ({ holder }: FocusContext, event: FocusEvent): boolean =>
  event.type === 'FOCUS.RELEASED' && event.key === holder;

export const take = (context: FocusContext, event: FocusEvent): FocusContext =>
  event.type === 'FOCUS.ASKED' ? { holder: event.key } : context;

const NOBODY = -1;
export const stopped = ({ holder }: FocusContext): FocusEmitted => ({
  type: 'HOLDER.STOPPED',
  key: holder ?? NOBODY,
});
