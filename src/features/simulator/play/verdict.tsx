import { sideOf } from '#model/chart/judging/tally';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { type SimulatorActor, useSimulatorPart } from '../use-simulator.ts';
import { KeyCaps } from './key-caps.tsx';
import styles from './play.module.css';

/** Over the picture: the keys of the lanes before a run, then what was judged last. The stage says PERFECT itself. */
export function Verdict({ actor }: { readonly actor: SimulatorActor }) {
  const { t } = useTranslation();
  const run = useSimulatorPart(actor, (view) => view.run);
  const isMoving = useSimulatorPart(actor, ({ status }) => status === 'playing');
  const last = run?.judged.at(-1);
  if (run && !last && !isMoving) return <KeyCaps />;
  if (!last || last.judgement === 'perfect') return null;
  const side = sideOf(last);
  return (
    <p
      key={`${last.note} ${last.time}`}
      className={styles.verdict}
      data-judgement={last.judgement}
      aria-hidden="true"
    >
      <b>{t(`stage.run.judgement.${last.judgement}`)}</b>
      {side && <span>{t(`stage.run.${side}`)}</span>}
    </p>
  );
}
