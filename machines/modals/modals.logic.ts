export interface ModalsContext {
  /** Names of the open modals, each once, the topmost last. */
  readonly open: readonly string[];
}

export type ModalsCommand =
  | { readonly type: 'MODAL.OPENED'; readonly name: string }
  | { readonly type: 'MODAL.CLOSED'; readonly name: string }
  /** After a change of pages. */
  | { readonly type: 'MODALS.CLEARED' };

export const initialContext = (): ModalsContext => ({ open: [] });

/** A modal opened again comes to the top. */
export function change({ open }: ModalsContext, event: ModalsCommand): ModalsContext {
  if (event.type === 'MODALS.CLEARED') return initialContext();
  const others = open.filter((name) => name !== event.name);
  return { open: event.type === 'MODAL.OPENED' ? [...others, event.name] : others };
}
