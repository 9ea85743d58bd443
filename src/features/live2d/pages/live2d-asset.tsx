import { useParams } from 'react-router';
import { modelOfPath } from '#model/media/live2d/scene/model-path';
import { SERVERS } from '#model/vocabulary/servers';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { NoModel } from '../no-model.tsx';
import { OneModel } from '../one-model.tsx';

/** `/tool/live2d/asset/{path*}`: the model of a bundle, by its path in the asset explorer. */
export function Screen() {
  const { '*': path = '' } = useParams();
  const { main } = useServers();
  const model = modelOfPath(path, SERVERS[main]);
  return model ? (
    <OneModel model={model} />
  ) : (
    <NoModel state="unknown" error={null} onRetry={() => undefined} />
  );
}
