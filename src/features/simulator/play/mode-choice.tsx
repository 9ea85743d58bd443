import { WINDOW_PRESETS } from '#model/chart/judging/windows';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from '../board/simulator.module.css';
import { type SimulatorActor, useSimulatorCommands, useSimulatorPart } from '../use-simulator.ts';

const KINDS = ['watch', 'play'] as const;

/** Whether the chart plays itself or the visitor plays it, and how strictly. */
export function ModeChoice({ actor }: { readonly actor: SimulatorActor }) {
  const { t } = useTranslation();
  const { chooseMode } = useSimulatorCommands(actor);
  const mode = useSimulatorPart(actor, (view) => view.mode);
  return (
    <div className={styles.mode}>
      <SegmentedChoice
        label={t('stage.run.mode')}
        value={mode.kind}
        choices={KINDS.map((value) => ({ value, label: t(`stage.run.${value}`) }))}
        onChange={(kind) => chooseMode(kind === 'watch' ? { kind } : { kind, preset: WINDOW_PRESETS[0] })}
      />
      {mode.kind === 'play' && (
        <>
          <SegmentedChoice
            label={t('stage.run.windows')}
            value={mode.preset}
            choices={WINDOW_PRESETS.map((value) => ({ value, label: t(`stage.run.preset.${value}`) }))}
            onChange={(preset) => chooseMode({ kind: 'play', preset })}
          />
          <p className={styles.sound}>{t('stage.run.hint')}</p>
        </>
      )}
    </div>
  );
}
