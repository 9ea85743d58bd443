import type { FocusContext, FocusEmitted, FocusEvent } from './focus.types.ts';

export const initialContext = (): FocusContext => ({ holder: null });

export const isHolder = ({ holder }: FocusContext, event: FocusEvent): boolean =>
  holder !== null &&
  ((event.type === 'FOCUS.RELEASED' && event.key === holder.key) ||
    (event.type === 'FOCUS.ASKED' && event.holder.key === holder.key));

export const take = (context: FocusContext, event: FocusEvent): FocusContext =>
  event.type === 'FOCUS.ASKED' ? { holder: event.holder } : context;

const NOBODY = -1;
export const stopped = ({ holder }: FocusContext): FocusEmitted => ({
  type: 'HOLDER.STOPPED',
  key: holder?.key ?? NOBODY,
});
