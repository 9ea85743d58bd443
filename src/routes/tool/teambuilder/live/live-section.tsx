import { FieldRow } from '#src/components/field-row.tsx';
import { useFormat } from '#src/components/format.ts';
import { Section } from '#src/components/section.tsx';
import { SliderField } from '#src/components/slider-field.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import type { Builder, Patch } from '../state/builder.ts';
import { LIVE_TYPES, type LiveType, type TeamInputs } from '../state/inputs.ts';
import { DifficultyField } from './difficulty-field.tsx';
import { LiveField } from './live-field.tsx';
import { MedleyFields } from './medley-fields.tsx';
import { OrderField } from './order-field.tsx';
import { RoomFields } from './room-fields.tsx';
import { SongField } from './song-field.tsx';
import { TimingFields } from './timing-fields.tsx';

interface Props {
  readonly builder: Builder;
}

const PERFECT_STEP = 0.5;

/** Another kind of live; the song that is chosen opens a medley that has none yet. */
function liveChange({ medley, song, difficulty }: TeamInputs, live: LiveType): Patch {
  const isFresh = live === 'medley' && song !== null && medley.every((slot) => slot === null);
  return isFresh ? { live, medley: [{ songId: song, difficulty }, null, null] } : { live };
}

/** Kind of live, song, difficulty, precision, and who else plays. */
export function LiveSection({ builder }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { inputs, change } = builder;
  return (
    <Section id="live" title={t('builder.section.live')}>
      <LiveField
        builder={builder}
        lives={LIVE_TYPES}
        value={inputs.live}
        onChange={(live) => change(liveChange(inputs, live))}
      />
      {inputs.live === 'medley' ? (
        <MedleyFields builder={builder} />
      ) : (
        <>
          <FieldRow label={t('live.song')}>
            <SongField builder={builder} />
          </FieldRow>
          <FieldRow label={t('live.difficulty')}>
            <DifficultyField builder={builder} />
          </FieldRow>
        </>
      )}
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
      {inputs.live === 'multi' && <RoomFields builder={builder} />}
      {inputs.live === 'free' && <OrderField builder={builder} />}
      {inputs.live === 'medley' && <p className="muted">{t('builder.medley.rules')}</p>}
      <TimingFields builder={builder} />
    </Section>
  );
}
