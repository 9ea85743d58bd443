import type { ModalsCommand, ModalsContext } from './modals.types.ts';

export const initialContext = (): ModalsContext => ({ open: [] });

/** A modal opened again comes to the top. */
export function change({ open }: ModalsContext, event: ModalsCommand): ModalsContext {
  if (event.type === 'MODALS.CLEARED') return initialContext();
  const others = open.filter((name) => name !== event.name);
  return { open: event.type === 'MODAL.OPENED' ? [...others, event.name] : others };
}
