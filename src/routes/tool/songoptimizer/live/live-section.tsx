import { FieldRow } from '#src/components/field-row.tsx';
import { useFormat } from '#src/components/format.ts';
import { NumberField } from '#src/components/number-field.tsx';
import { Section } from '#src/components/section.tsx';
import { SliderField } from '#src/components/slider-field.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import { EventField } from '../../teambuilder/event/event-field.tsx';
import { DifficultyField } from '../../teambuilder/live/difficulty-field.tsx';
import { LiveField } from '../../teambuilder/live/live-field.tsx';
import { OrderField } from '../../teambuilder/live/order-field.tsx';
import { QueueField } from '../../teambuilder/live/queue-field.tsx';
import { RoomFields } from '../../teambuilder/live/room-fields.tsx';
import { SongField } from '../../teambuilder/live/song-field.tsx';
import { TimingFields } from '../../teambuilder/live/timing-fields.tsx';
import { PlayFields } from '../../teambuilder/points/play-fields.tsx';
import { SONG_LIVES } from '../../teambuilder/state/inputs.ts';
import { MOST_MENU_SECONDS } from '../state/optimizer-inputs.ts';
import type { Page } from '../state/page.ts';
import { NoDelay } from './no-delay.tsx';

interface Props {
  readonly page: Page;
}

const PERFECT_STEP = 0.5;

/** How the team plays, what an event pays for it, and how long it takes from one live to the next. */
export function LiveSection({ page }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { builder, inputs, change } = page;
  const live = builder.inputs.live === 'multi' ? 'multi' : 'free';
  return (
    <Section id="live" title={t('optimizer.section.live')}>
      {inputs.view === 'song' && (
        <>
          <FieldRow label={t('live.song')}>
            <SongField builder={builder} />
          </FieldRow>
          <FieldRow label={t('live.difficulty')}>
            <DifficultyField builder={builder} />
          </FieldRow>
        </>
      )}
      <LiveField
        builder={builder}
        lives={SONG_LIVES}
        value={live}
        onChange={(chosen) => change({ live: chosen })}
      />
      <FieldRow label={t('live.perfect')}>
        <SliderField
          label={t('live.perfect')}
          value={inputs.perfectPercent}
          max={100}
          step={PERFECT_STEP}
          format={format.percent}
          onChange={(perfectPercent) => change({ perfectPercent })}
        />
      </FieldRow>
      {live === 'multi' ? <RoomFields builder={builder} /> : <OrderField builder={builder} />}
      {inputs.view === 'song' ? (
        <TimingFields builder={builder} />
      ) : (
        <>
          <NoDelay />
          <QueueField builder={builder} />
        </>
      )}
      <FieldRow label={t('event.label')}>
        <EventField builder={builder} />
      </FieldRow>
      {builder.kind && <PlayFields builder={builder} kind={builder.kind} />}
      {inputs.view !== 'song' && (
        <FieldRow label={t('meta.menu')} hint={t('optimizer.menuHint')}>
          <NumberField
            label={t('meta.menu')}
            value={inputs.menuSeconds}
            max={MOST_MENU_SECONDS}
            suffix={t('unit.seconds', { seconds: '' })}
            width={84}
            onChange={(menuSeconds) => change({ menuSeconds })}
          />
        </FieldRow>
      )}
    </Section>
  );
}
