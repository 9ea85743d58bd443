import { UserRound } from 'lucide-react';
import { useState } from 'react';
import type { StoryFigure } from '#model/media/story/story-state';
import { costumeThumbPath } from '#model/rules/media-paths';
import type { ServerCode } from '#model/vocabulary/servers';
import { useCostumeNames } from '../cast-names.ts';
import { placeOf, STAGE_RATIO } from '../stage/positions.ts';
import styles from './scene.module.css';

interface Props {
  readonly server: ServerCode;
  readonly members: readonly StoryFigure[];
}

const HALF = 50;

/** Pictures of their costumes stand for the figures where the browser cannot draw them. */
export function StillFigures({ server, members }: Props) {
  const { recordOf } = useCostumeNames();
  return members.map(({ characterId, costume, place, isLit }) => {
    const record = recordOf(costume);
    return (
      <span
        key={characterId}
        className={styles.stillFigure}
        data-dim={!isLit || undefined}
        style={{ '--x': `${HALF + (HALF * placeOf(place).x) / STAGE_RATIO}%` }}
      >
        <CostumePicture src={record ? costumeThumbPath(server, record) : null} />
      </span>
    );
  });
}

function CostumePicture({ src }: { readonly src: string | null }) {
  const [isLost, setLost] = useState(false);
  if (src === null || isLost) return <UserRound className={styles.unknown} />;
  return <img src={src} alt="" onError={() => setLost(true)} />;
}
