import type { Attribute } from '#model/vocabulary/attributes';
import type { CardKind } from './card-kinds.ts';

/** A card before its names, dates and numbers. */
export interface CardPlan {
  readonly id: number;
  readonly kind: CardKind;
  readonly characterId: number;
  readonly attribute: Attribute;
  /** Event index it is released with; −1 at a server's launch. */
  readonly batch: number;
  /** The only servers that have it; null for the ordinary road (Japan first, others later). */
  readonly onlyServers: readonly number[] | null;
  readonly skillId: number;
}

export type CardDraft = Omit<CardPlan, 'skillId'>;
