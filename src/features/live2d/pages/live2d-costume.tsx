import { useIdOfAddress } from '#src/kit/address/use-id-of-address.ts';
import { useCostumes } from '#src/kit/data/lists.ts';
import { useModelOf } from '../model-names.ts';
import { NoModel } from '../no-model.tsx';
import { OneModel } from '../one-model.tsx';

/** `/tool/live2d/costume/{id}/{name?}`: the model of a costume. */
export function Screen() {
  const id = useIdOfAddress();
  const { data, error, refetch } = useCostumes();
  const modelOf = useModelOf();
  const costume = id === null ? undefined : data?.byId.get(id);
  if (costume) return <OneModel model={modelOf(costume)} />;
  return (
    <NoModel
      state={data || id === null ? 'unknown' : 'loading'}
      error={data ? null : error}
      onRetry={() => void refetch()}
    />
  );
}
