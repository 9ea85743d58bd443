import type { FocusContext, FocusEmitted, FocusEvent } from './focus.types.ts';

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
