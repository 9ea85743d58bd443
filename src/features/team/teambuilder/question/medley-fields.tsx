import { Button } from '@mantine/core';
import { ListMusic } from 'lucide-react';
import type { MedleySong } from '#model/compute/medley';
import { fittingDifficulty } from '#model/rules/fitting-difficulty';
import { useEventSongs } from '#src/kit/data/event-songs.ts';
import { FieldRow } from '#src/kit/field/field-row.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { ChartChoice } from '../../fields/difficulty-field.tsx';
import { SongPick } from '../../fields/song-field.tsx';
import type { Question } from '../../question/use-question.ts';
import { useSources } from '../../sources/sources.tsx';
import { type SlotIndex, useSlotPlace, withSlot } from './slot-place.ts';

interface Props {
  readonly question: Question;
}

const PLACES = [0, 1, 2] as const;

/** Three songs in a row, each with a chart of its own. */
export function MedleyFields({ question }: Props) {
  return (
    <>
      <EventSongs question={question} />
      {PLACES.map((place) => (
        <SlotField key={place} question={question} place={place} />
      ))}
    </>
  );
}

/** One press for the songs that the chosen event is played on. */
function EventSongs({ question }: Props) {
  const { t } = useTranslation();
  const { event, server, inputs, change } = question;
  const { game } = useSources();
  const { ids, isKnown } = useEventSongs(event?.id ?? null, server);
  const songs = ids.flatMap((id) => game.songs.get(id) ?? []);
  if (songs.length === 0) {
    const isMissed = isKnown && event?.type === 'medley';
    return isMissed && <p className="muted">{t('builder.medley.noEventSongs')}</p>;
  }
  const slot = (place: SlotIndex): MedleySong | null => {
    const before = inputs.medley[place];
    const song = songs[place];
    if (!song) return before;
    const difficulty = fittingDifficulty(song, before?.difficulty ?? inputs.difficulty);
    return { songId: song.id, difficulty };
  };
  return (
    <FieldRow label={t('builder.medley.fill')}>
      <Button
        leftSection={<ListMusic size={16} aria-hidden="true" />}
        onClick={() => change({ medley: [slot(0), slot(1), slot(2)] })}
      >
        {t('builder.medley.eventSongs')}
      </Button>
    </FieldRow>
  );
}

function SlotField({ question, place }: Props & { readonly place: SlotIndex }) {
  const { t } = useTranslation();
  const { inputs, change } = question;
  const { game, songOf } = useSources();
  const slot = inputs.medley[place];
  const song = slot === null ? null : (game.songs.get(slot.songId) ?? null);
  const label = t('builder.medley.song', { nth: place + 1 });
  const put = (next: MedleySong | null) => change({ medley: withSlot(inputs.medley, place, next) });
  return (
    <FieldRow label={label}>
      <SongPick
        label={label}
        shown={slot && songOf(slot.songId)}
        missing={slot === null ? t('builder.live.noSong') : t('song.unknown', { id: slot.songId })}
        place={useSlotPlace(question, place)}
        {...(slot && { onClear: () => put(null) })}
      />
      {slot && song && (
        <ChartChoice
          label={`${label}: ${t('live.difficulty')}`}
          song={song}
          value={slot.difficulty}
          onChange={(difficulty) => put({ ...slot, difficulty })}
        />
      )}
    </FieldRow>
  );
}
