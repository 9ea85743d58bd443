export interface ModalsContext {
  /** Names of the open modals, each once, the topmost last. */
  readonly open: readonly string[];
}

export type ModalsCommand =
  | { readonly type: 'MODAL.OPENED'; readonly name: string }
  | { readonly type: 'MODAL.CLOSED'; readonly name: string }
  /** After a change of pages. */
  | { readonly type: 'MODALS.CLEARED' };
