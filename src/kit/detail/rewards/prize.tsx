import type { Prizes } from '#model/records/prize';
import { stampPath, titlePicturePaths } from '#model/rules/media-paths';
import type { Prize as PrizeRecord } from '#model/rules/prizes-of';
import { SERVERS, type ServerIndex } from '#model/vocabulary/servers';
import { useTranslation } from '../../text/translation.tsx';
import { NearestText } from '../facts.tsx';
import { Layers } from './layers.tsx';

interface Props {
  readonly prize: Pick<PrizeRecord, 'kind' | 'id'>;
  readonly prizes: Prizes;
  /** Whose pictures they are. */
  readonly server: ServerIndex;
}

/** Picture and name of a title or a stamp; nothing of one that the data does not know. */
export function Prize({ prize: { kind, id }, prizes, server }: Props) {
  const { t } = useTranslation();
  const code = SERVERS[server];
  const title = kind === 'title' ? prizes.titles.get(id) : undefined;
  const stamp = kind === 'stamp' ? prizes.stamps.get(id) : undefined;
  if (title) {
    const layers = (title.pictures[server] ?? []).map((name) => titlePicturePaths(code, name));
    return (
      <>
        {layers.length > 0 && <Layers layers={layers} kind={kind} />}
        <strong>
          <NearestText values={title.name} />
        </strong>
      </>
    );
  }
  const name = stamp?.[server] ?? stamp?.find((one) => one !== null);
  if (!name) return null;
  return (
    <>
      <Layers layers={[[stampPath(code, name)]]} kind={kind} />
      <strong>{t('events.reward.stamp')}</strong>
    </>
  );
}
