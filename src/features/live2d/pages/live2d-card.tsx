import { useIdOfAddress } from '#src/kit/address/use-id-of-address.ts';
import { useCardItem } from '#src/kit/data/items.ts';
import { useCostumes } from '#src/kit/data/lists.ts';
import { useModelOf } from '../model-names.ts';
import { NoModel } from '../no-model.tsx';
import { OneModel } from '../one-model.tsx';

/** `/tool/live2d/card/{id}/{name?}`: the model of the costume that comes with a card. */
export function Screen() {
  const id = useIdOfAddress();
  const card = useCardItem(id);
  const costumes = useCostumes();
  const modelOf = useModelOf();
  const costumeId = card.data?.costumeId ?? null;
  const costume = costumeId === null ? undefined : costumes.data?.byId.get(costumeId);
  if (costume) return <OneModel model={modelOf(costume)} />;
  const isKnown =
    id === null || (card.data !== undefined && (costumeId === null || costumes.data !== undefined));
  const retry = () => {
    void card.refetch();
    void costumes.refetch();
  };
  return (
    <NoModel
      state={!isKnown ? 'loading' : card.data ? 'noCostume' : 'unknown'}
      error={isKnown ? null : (card.error ?? costumes.error)}
      onRetry={retry}
    />
  );
}
