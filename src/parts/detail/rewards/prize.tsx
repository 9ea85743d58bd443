import { useState } from 'react';
import type { Prizes } from '#model/records/prize';
import { stampPath, titlePicturePath } from '#model/rules/media-paths';
import type { Prize as PrizeRecord } from '#model/rules/prizes-of';
import { SERVERS, type ServerIndex } from '#model/vocabulary/servers';
import { useTranslation } from '#src/components/translation.tsx';
import { NearestText } from '../facts.tsx';
import styles from './prize.module.css';

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
    const names = (title.pictures[server] ?? []).map((name) => titlePicturePath(code, name));
    return (
      <>
        {names.length > 0 && <Layers names={names} kind={kind} />}
        <strong>
          <NearestText values={title.name} />
        </strong>
      </>
    );
  }
  if (stamp === undefined) return null;
  return (
    <>
      <Layers names={[stampPath(code, stamp)]} kind={kind} />
      <strong>{t('events.reward.stamp')}</strong>
    </>
  );
}

interface LayersProps extends Pick<PrizeRecord, 'kind'> {
  readonly names: readonly string[];
}

/** Pictures that lie upon each other; those that are missing leave out, and what it is stands beside them. */
function Layers({ names, kind }: LayersProps) {
  const [lost, lose] = useState<readonly string[]>([]);
  // Without its plate the rest is no title.
  if (names[0] !== undefined && lost.includes(names[0])) return null;
  return (
    <span className={styles.layers} data-kind={kind}>
      {names
        .filter((name) => !lost.includes(name))
        .map((name) => (
          <img
            key={name}
            src={name}
            alt=""
            loading="lazy"
            decoding="async"
            onError={() => lose((before) => [...before, name])}
          />
        ))}
    </span>
  );
}
