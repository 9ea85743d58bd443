import { SONG_LIVES } from '#model/compute/asked/inputs';
import { kindOf } from '#model/compute/asked/request';
import { FieldRow } from '#src/kit/field/field-row.tsx';
import { NumberField } from '#src/kit/field/number-field.tsx';
import { Section } from '#src/kit/page/section.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { EventField } from '../../fields/event-field.tsx';
import { LiveField } from '../../fields/live-field.tsx';
import { PlayFields } from '../../fields/play-fields.tsx';
import { PerfectRow, SongRows } from '../../fields/play-rows.tsx';
import { RoomFields } from '../../fields/room-fields.tsx';
import { OrderField, QueueField, TimingFields } from '../../fields/timing-fields.tsx';
import { MAX_MENU_SECONDS, type OptimizerPage } from '../state/optimizer-inputs.ts';

interface Props {
  readonly page: OptimizerPage;
}

/** How the team plays, what an event pays for it, and how long it takes from one live to the next. */
export function LiveSection({ page }: Props) {
  const { t } = useTranslation();
  const { question, inputs, change } = page;
  const kind = kindOf(question.event, question.inputs);
  const live = question.inputs.live === 'multi' ? 'multi' : 'free';
  return (
    <Section id="live" title={t('optimizer.section.live')}>
      {inputs.view === 'song' && <SongRows question={question} />}
      <LiveField
        question={question}
        lives={SONG_LIVES}
        value={live}
        onChange={(chosen) => change({ live: chosen })}
      />
      <PerfectRow value={inputs.perfectPercent} onChange={(perfectPercent) => change({ perfectPercent })} />
      {live === 'multi' ? <RoomFields question={question} /> : <OrderField question={question} />}
      {inputs.view === 'song' ? (
        <TimingFields question={question} />
      ) : (
        <>
          <NoDelay />
          <QueueField question={question} />
        </>
      )}
      <FieldRow label={t('event.label')}>
        <EventField question={question} />
      </FieldRow>
      {kind && <PlayFields question={question} kind={kind} />}
      {inputs.view !== 'song' && (
        <FieldRow label={t('meta.menu')} hint={t('optimizer.menuHint')}>
          <NumberField
            label={t('meta.menu')}
            value={inputs.menuSeconds}
            max={MAX_MENU_SECONDS}
            suffix={t('unit.seconds', { seconds: '' })}
            width={84}
            onChange={(menuSeconds) => change({ menuSeconds })}
          />
        </FieldRow>
      )}
    </Section>
  );
}

/** In place of the field where charts are known by how many notes a skill covers of them, not by when they come. */
function NoDelay() {
  const { t } = useTranslation();
  return (
    <FieldRow label={t('builder.live.delay')} hint={t('builder.live.delayHint')}>
      {t('unit.seconds', { seconds: 0 })}
    </FieldRow>
  );
}
