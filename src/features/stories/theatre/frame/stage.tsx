import { useEffect, useRef } from 'react';
import type { ServerCode } from '#model/vocabulary/servers';
import { langOf } from '../../open-story.ts';
import { useMoment, useStage, useStoryPart } from '../../use-story-play.ts';
import styles from '../scene/scene.module.css';
import { Scene } from '../scene/scene.tsx';
import { lookOf } from '../scene/scene-look.ts';
import { StillFigures } from '../scene/still-figures.tsx';

/** Background, figures and effects. */
export function Stage({ server }: { readonly server: ServerCode }) {
  const host = useRef<HTMLDivElement>(null);
  const stage = useStage();
  const shown = useStoryPart((view) => view.stage);
  const shakes = useMoment((moments) => moments.shakes);
  const changeMs = useMoment((moments) => moments.changeMs);
  const picture = useMoment((moments) => moments.picture);
  useEffect(() => {
    stage.showIn(host.current);
    return () => stage.showIn(null);
  }, [stage]);
  useTextMouths();
  return (
    <Scene look={lookOf(shown, server)} lang={langOf(server)} changeMs={changeMs} shakes={shakes}>
      <div ref={host} className={styles.figures} />
      {picture === 'refused' && <StillFigures server={server} members={shown.figures} />}
    </Scene>
  );
}

/** A figure that speaks without a voice moves its mouth while the letters come. */
function useTextMouths(): void {
  const stage = useStage();
  const talkers = useStoryPart(({ step, status, moment }) => {
    if (step?.kind !== 'talk' || status !== 'playing' || moment !== 'typing') return '';
    const isSilent = step.lipSync === 'text' || (step.lipSync === 'voice' && step.voices.length === 0);
    return isSilent ? step.characterIds.join(' ') : '';
  });
  useEffect(() => {
    stage.talk(talkers === '' ? [] : talkers.split(' ').map(Number));
  }, [stage, talkers]);
}
