import {
  DEFAULT_INPUTS,
  type InputsPatch,
  LIVE_TYPES,
  type LiveType,
  type TeamInputs,
} from '#model/compute/asked/inputs';
import { Fold } from '#src/kit/overlay/fold.tsx';
import { Section } from '#src/kit/page/section.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { LiveField } from '../../fields/live-field.tsx';
import { PerfectRow, SongRows } from '../../fields/play-rows.tsx';
import { RoomFields } from '../../fields/room-fields.tsx';
import { OrderField, TimingFields } from '../../fields/timing-fields.tsx';
import type { Question } from '../../question/use-question.ts';
import { MedleyFields } from './medley-fields.tsx';

interface Props {
  readonly question: Question;
}

/** Another kind of live; the song that is chosen opens a medley that has none yet. */
function liveChange({ medley, song, difficulty }: TeamInputs, live: LiveType): InputsPatch {
  const isFresh = live === 'medley' && song !== null && medley.every((slot) => slot === null);
  return isFresh ? { live, medley: [{ songId: song, difficulty }, null, null] } : { live };
}

/** Whether skills follow each other otherwise than usual. */
const isTimed = ({ live, order, skillDelay, skillQueue }: TeamInputs): boolean =>
  (live === 'free' && order !== DEFAULT_INPUTS.order) || skillDelay > 0 || skillQueue;

/** Kind of live, song, difficulty, precision, and who else plays. */
export function LiveSection({ question }: Props) {
  const { t } = useTranslation();
  const { inputs, change } = question;
  return (
    <Section id="live" title={t('builder.section.live')}>
      <LiveField
        question={question}
        lives={LIVE_TYPES}
        value={inputs.live}
        onChange={(live) => change(liveChange(inputs, live))}
      />
      {inputs.live === 'medley' ? <MedleyFields question={question} /> : <SongRows question={question} />}
      <PerfectRow value={inputs.perfectPercent} onChange={(perfectPercent) => change({ perfectPercent })} />
      {inputs.live === 'multi' && <RoomFields question={question} />}
      {inputs.live === 'medley' && <p className="muted">{t('builder.medley.rules')}</p>}
      <Fold title={t('builder.advanced')} isSet={isTimed(inputs)}>
        {inputs.live === 'free' && <OrderField question={question} />}
        <TimingFields question={question} />
      </Fold>
    </Section>
  );
}
