import { lazy, Suspense } from 'react';
import type { ServerIndex } from '#model/vocabulary/servers';
import { DialogFrame } from '../../overlay/dialog-frame.tsx';
import { useCodeAhead } from '../../page/use-code-ahead.ts';
import type { SongPickerProps } from '../../song/song-picker.tsx';
import { useTranslation } from '../../text/translation.tsx';

/** What offers songs and finds them comes with the first dialog. */
const load = async () => ({ default: (await import('./found-songs.tsx')).FoundSongs });
const FoundSongs = lazy(load);

interface Props extends Omit<SongPickerProps, 'find' | 'elsewhere' | 'chartNote'> {
  readonly opened: boolean;
  /** The songs are on their way. */
  readonly isLoading?: boolean;
  /** What is out there comes first. */
  readonly server: ServerIndex;
  readonly onClose: () => void;
}

/** A dialog to choose one song, found as the list of songs finds them. */
export function SongPicker({ opened, isLoading = false, onClose, ...props }: Props) {
  const { t } = useTranslation();
  useCodeAhead(load);
  return (
    <DialogFrame opened={opened} title={t('song.pick')} onClose={onClose} tall width={720}>
      {() =>
        isLoading ? (
          <p role="status">{t('action.loading')}</p>
        ) : (
          <Suspense fallback={null}>
            <FoundSongs {...props} />
          </Suspense>
        )
      }
    </DialogFrame>
  );
}
