import { useState } from 'react';

/** Where the bar under the thumb takes buttons of the answer; null while there is no bar. */
export type BarSlot = HTMLElement | null;

/** The slot, and what the bar tells it with. */
export const useBarSlot = () => useState<BarSlot>(null);
