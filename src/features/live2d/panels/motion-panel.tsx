import { Switch } from '@mantine/core';
import { Section } from '#src/kit/page/section.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { currentView, missingNames, useLive2dPart, useViewer } from '../use-live2d.ts';
import { ActList } from './act-list.tsx';
import { Nothing } from './nothing.tsx';
import styles from './panels.module.css';

const NONE: readonly string[] = [];
/** What a figure does by itself, in the order in which it is offered. */
const HABITS = ['isIdling', 'isBlinking', 'isBreathing', 'looksAtPointer'] as const;
/** She moves as the visitor does. */
const POINTER = 'looksAtPointer';

/** What the figure can play, again and again or once, and what it does by itself. */
export function MotionPanel() {
  const { t } = useTranslation();
  const viewer = useViewer();
  const layer = useLive2dPart((view) => view.selected);
  const motions = useLive2dPart(({ figure }) => (figure?.status === 'ready' ? figure.facts.motions : NONE));
  const figure = useLive2dPart((view) => view.figure);
  const isCalm = useLive2dPart((view) => view.isCalm);
  const { play, change, setCalm } = currentView(viewer);
  const own = layer?.motion?.of === null ? layer.motion.name : null;
  return (
    <Section
      id="motions"
      title={t('live2d.motions')}
      note={
        layer && (
          <Switch
            label={t('live2d.loop')}
            labelPosition="left"
            size="sm"
            checked={layer.isLooping}
            onChange={({ currentTarget }) => change(layer.id, { isLooping: currentTarget.checked })}
          />
        )
      }
    >
      <Nothing isThere={motions.length > 0} text={t('live2d.noMotions')}>
        <ActList
          names={motions}
          missing={missingNames(figure, 'motion', null)}
          current={own}
          isPlaying={layer?.isPlaying ?? false}
          onPress={(name) =>
            layer && play(layer.id, layer.isPlaying && name === own ? null : { name, of: null })
          }
        />
        {layer && (
          <div className={styles.switches}>
            {HABITS.map((habit) => (
              <Switch
                key={habit}
                size="sm"
                label={t(`live2d.habit.${habit}`)}
                checked={layer[habit] && !(isCalm && habit !== POINTER)}
                disabled={isCalm && habit !== POINTER}
                onChange={({ currentTarget }) => change(layer.id, { [habit]: currentTarget.checked })}
              />
            ))}
            <Switch
              size="sm"
              label={t('live2d.calm')}
              checked={isCalm}
              onChange={({ currentTarget }) => setCalm(currentTarget.checked)}
            />
          </div>
        )}
        {layer && isCalm && <p className={styles.hint}>{t('live2d.calmHint')}</p>}
      </Nothing>
    </Section>
  );
}
