import { useState } from 'react';
import type { CardPatch } from '#model/profile/edit/card-values';

/** What most players do with a card as soon as they have it; master rank takes copies. */
const USUAL: CardPatch = { level: 'top', train: 1, skill: 0, master: 0, ep: 2 };

/** What added cards are given: the last that was chosen in this visit. */
export const useAddValues = () => useState(USUAL);
