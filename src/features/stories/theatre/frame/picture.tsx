import type { TextSize } from '#model/media/theatre/theatre-settings';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { langOf, type OpenStory } from '../../open-story.ts';
import { useStoryCommands, useStoryPart } from '../../use-story-play.ts';
import { ChoiceList } from '../window/choice-list.tsx';
import { Said, Spoken } from '../window/said.tsx';
import { Cover } from './cover.tsx';
import { Stage } from './stage.tsx';
import styles from './theatre.module.css';
import { useGestures } from './use-gestures.ts';
import { useLines } from './use-lines.ts';
import { useStoryControls } from './use-story-controls.ts';

interface Props {
  readonly story: OpenStory;
  readonly size: TextSize;
}

/** The stage with what is said before it; a press anywhere goes on. */
export function Picture({ story, size }: Props) {
  const { t } = useTranslation();
  const { next, back, hide } = useStoryControls();
  const lang = langOf(story.server);
  const gestures = useGestures({ onTap: next, onBack: back, onLongPress: hide });
  return (
    <div className={styles.middle}>
      <div className={styles.stage}>
        <Stage server={story.server} />
        <Badge story={story} />
        <Cover />
      </div>
      <button type="button" className={styles.tap} aria-label={t('stories.theatre.next')} {...gestures} />
      <Said size={size} lang={lang} />
      <Choices lang={lang} />
      <Spoken lang={lang} />
    </div>
  );
}

function Choices({ lang }: { readonly lang: string }) {
  const { choose } = useStoryCommands();
  const step = useStoryPart(({ step, status, moment }) =>
    status === 'playing' && moment === 'choosing' && step?.kind === 'choice' ? step : null,
  );
  return step && <ChoiceList key={step.index} options={step.options} lang={lang} onChoose={choose} />;
}

/** How many of the numbers, which rise, are no greater than one. */
const countUpTo = (numbers: readonly number[], last: number): number => {
  const after = numbers.findIndex((number) => number > last);
  return after === -1 ? numbers.length : after;
};

/** What is played, and how much of it was. */
function Badge({ story: { title, script } }: { readonly story: OpenStory }) {
  const { integer } = useFormat();
  const { t } = useTranslation();
  const lines = useLines(script);
  const number = useStoryPart((view) => countUpTo(lines, view.at));
  const total = lines.length;
  return (
    <>
      <p className={styles.badge}>
        <b>{title}</b>
        <span className={styles.count} aria-hidden="true">
          {integer(number)} / {integer(total)}
        </span>
        <span className="visually-hidden">
          {t('stories.theatre.position', { number: integer(number), total: integer(total) })}
        </span>
      </p>
      <div
        className={styles.progress}
        style={{ '--share': total === 0 ? 1 : number / total }}
        aria-hidden="true"
      >
        <div className={styles.done} />
      </div>
    </>
  );
}
