import { useCallback } from 'react';
import { CARDS_HEAD } from '#model/families/cards/head';
import { CARD_WORDS, cardItem } from '#model/families/cards/item';
import { CardPicker, type CardPickerProps } from '../../card/card-picker.tsx';
import { useFinder } from './use-finder.ts';
import { useItems } from './use-items.ts';

interface Props extends Omit<CardPickerProps, 'find' | 'noteOf'> {
  readonly levelOf?: (id: number) => number | null;
}

const noLevel = (): null => null;

/** The cards to choose from, with what they are found by and what their skills add. */
export function FoundCards({ levelOf = noLevel, ...props }: Props) {
  const items = useItems(CARDS_HEAD, 'cards', cardItem);
  const find = useFinder(items, CARD_WORDS);
  const noteOf = useCallback(
    (id: number) => {
      const skill = items?.get(id)?.skill;
      return { level: levelOf(id), percent: skill ? (skill.unifiedPercent ?? skill.percent) : null };
    },
    [items, levelOf],
  );
  return <CardPicker {...props} find={find} noteOf={noteOf} />;
}
