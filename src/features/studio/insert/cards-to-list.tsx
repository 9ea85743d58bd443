import { useMemo } from 'react';
import { bandName } from '#model/listing/views/bands';
import { byRarity, cardView } from '#model/listing/views/card-view';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useLists } from '#src/kit/data/lists.ts';
import { FoundCards } from '#src/kit/list/pickers/found-cards.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';

interface Props {
  readonly selected: readonly number[];
  readonly max: number;
  readonly onClose: () => void;
  readonly onDone: (ids: readonly number[]) => void;
}

/** Cards to choose from by their pictures. */
export function CardsToList({ selected, max, onClose, onDone }: Props) {
  const { t } = useTranslation();
  const { main, sub } = useServers();
  const { lists } = useLists(['cards', 'characters', 'bands']);
  const { cards, characters, bands } = lists;
  const views = useMemo(
    () =>
      [...cards.values()]
        .map((card) => cardView(card, true, { characters, bands, main, sub }))
        .sort(byRarity),
    [cards, characters, bands, main, sub],
  );
  return (
    <FoundCards
      title={t('write.kind.card')}
      cards={views}
      selected={selected}
      max={max}
      bandName={(id) => bandName(bands, id, main, sub)}
      onClose={onClose}
      onDone={onDone}
    />
  );
}
