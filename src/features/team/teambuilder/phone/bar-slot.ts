import { useState } from 'react';

/** Where the bar under the thumb takes buttons of the answer; null while there is no bar. */
export type BarSlot = HTMLElement | null;

/** The slot, and how the bar sets it. */
export const useBarSlot = () => useState<BarSlot>(null);
