import { storyFileAddress } from '#model/media/story/files';
import type { StoryFile } from '#model/media/story/script.types';
import type { ServerCode } from '#model/vocabulary/servers';
import { useFileNames } from '#src/features/explorer/explorer.data.ts';
import { ErrorState } from '#src/kit/page/state/error-state.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { HearButton } from './hear-button.tsx';
import styles from './pickers.module.css';

/** What was chosen: a file of the game, or an address of the author's. */
export type ChosenFile =
  | { readonly of: 'game'; readonly bundle: string; readonly file: string }
  | { readonly of: 'own'; readonly url: string };

interface Props {
  readonly server: ServerCode;
  readonly bundle: string;
  readonly isPicture: boolean;
  /** The file as a story loads it, to be seen and heard. */
  readonly fileOf: (chosen: ChosenFile) => StoryFile | null;
  readonly onPick: (chosen: ChosenFile) => void;
}

const PICTURE = /\.(png|jpe?g|webp)$/i;
const SOUND = /\.mp3$/i;

/** Files of one bundle: pictures to look at, sounds to hear. */
export function BundleFiles({ server, bundle, isPicture, fileOf, onPick }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch } = useFileNames(server, bundle);
  if (error) {
    return (
      <ErrorState
        title={t('failure.title')}
        text={t('storyEditor.fileListFailed')}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data)
    return <p className={isPicture ? styles.picturesComing : styles.soundsComing}>{t('action.loading')}</p>;
  const files = data.filter((name) => (isPicture ? PICTURE : SOUND).test(name));
  if (files.length === 0) return <p className={styles.hint}>{t('storyEditor.noSuchFiles')}</p>;
  return (
    <ul className={isPicture ? styles.pictures : styles.sounds}>
      {files.map((file) => {
        const chosen: ChosenFile = { of: 'game', bundle, file };
        const found = fileOf(chosen);
        const name = file.replace(/\.\w+$/, '');
        return (
          <li key={file} className={isPicture ? undefined : styles.sound}>
            <button type="button" className={styles.file} onClick={() => onPick(chosen)}>
              {isPicture && found && (
                <img src={storyFileAddress(server, found)} alt="" loading="lazy" decoding="async" />
              )}
              <span>{name}</span>
            </button>
            {!isPicture && found && <HearButton address={storyFileAddress(server, found)} name={name} />}
          </li>
        );
      })}
    </ul>
  );
}
