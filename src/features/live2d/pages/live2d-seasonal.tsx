import { useParams } from 'react-router';
import { modelBundle } from '#model/media/live2d/model-files';
import { SERVERS } from '#model/vocabulary/servers';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useIdOfAddress } from '#src/kit/address/use-id-of-address.ts';
import { useCharacterProfile } from '#src/kit/data/items.ts';
import { NoModel } from '../no-model.tsx';
import { OneModel } from '../one-model.tsx';

const PLACE = /^\d{1,3}$/;

/** `/tool/live2d/seasonal/{id}/{index}/{name?}`: what a character wears in a season, by its place among the models of her seasons. */
export function Screen() {
  const id = useIdOfAddress();
  const { index = '' } = useParams();
  const { main } = useServers();
  const { data, error, refetch } = useCharacterProfile(id);
  const costume = PLACE.test(index) ? data?.seasonal[Number(index)] : undefined;
  if (costume) {
    return <OneModel model={{ kind: 'bundle', server: SERVERS[main], bundle: modelBundle(costume.model) }} />;
  }
  const isKnown = id === null || data !== undefined;
  return (
    <NoModel
      state={isKnown ? 'unknown' : 'loading'}
      error={isKnown ? null : error}
      onRetry={() => void refetch()}
    />
  );
}
