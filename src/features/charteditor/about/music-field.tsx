import type { ChartAbout, ChartMusic } from '#model/writing/chart/about';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { FileField } from '../../drafts/about/file-field.tsx';
import { SongChoice } from '../../helps/song-choice.tsx';
import { chartDrafts } from '../drafts/chart-drafts.ts';
import styles from './about.module.css';

interface Props {
  readonly about: ChartAbout;
  readonly disabled: boolean;
  /** The music of a published chart stays. */
  readonly isFixed: boolean;
  readonly onChange: (change: Partial<ChartAbout>) => void;
}

type Own = Extract<ChartMusic, { readonly type: 'custom' }>;

const NO_FILES: Own = { type: 'custom', audio: null, cover: null };
/** Reading files comes with the first one. */
const readAudio = async (file: File) => (await import('./read-audio.ts')).readAudio(file);
const readCover = async (file: File) =>
  (await import('../../drafts/about/read-picture.ts')).keptPicture(chartDrafts, file);

const KINDS = ['bandori', 'custom'] as const;
const MUSIC_TYPES = 'audio/mpeg,audio/ogg,.mp3,.ogg,.oga,.opus';
const PICTURE_TYPES = 'image/png,image/jpeg,image/webp,image/avif';

/** A song of the game, or the author's own music with a cover. */
export function MusicField({ about, disabled, isFixed, onChange }: Props) {
  const { t } = useTranslation();
  const { music } = about;
  const isOwn = music?.type === 'custom';
  if (isFixed) return <p className="muted">{t('chartDraft.fixed')}</p>;
  return (
    <fieldset className={styles.music} disabled={disabled}>
      <SegmentedChoice
        label={t('chartDraft.music')}
        value={isOwn ? 'custom' : 'bandori'}
        choices={KINDS.map((value) => ({ value, label: t(`fanCharts.sourceOf.${value}`) }))}
        onChange={(kind) => onChange({ music: kind === 'custom' ? NO_FILES : null })}
      />
      {isOwn ? (
        <OwnMusic music={music} disabled={disabled} onChange={(next) => onChange({ music: next })} />
      ) : (
        <SongChoice
          label={t('chartDraft.music')}
          song={music?.type === 'bandori' ? music.id : null}
          onPick={(id) => onChange({ music: { type: 'bandori', id } })}
        />
      )}
      {music?.type === 'llsif' && <p>{t('chartDraft.guest', { id: music.id })}</p>}
    </fieldset>
  );
}

interface OwnProps {
  readonly music: Own;
  readonly disabled: boolean;
  readonly onChange: (music: Own) => void;
}

function OwnMusic({ music, disabled, onChange }: OwnProps) {
  const { t } = useTranslation();
  return (
    <>
      <FileField
        label={t('chartDraft.addAudio')}
        accept={MUSIC_TYPES}
        file={music.audio}
        disabled={disabled}
        read={readAudio}
        faultOf={(fault) => t(`draft.fileFault.${fault}`)}
        onChange={(audio) => onChange({ ...music, audio })}
      />
      <p className="muted">{t('chartDraft.audioText')}</p>
      <FileField
        label={t('draft.addCover')}
        accept={PICTURE_TYPES}
        file={music.cover}
        disabled={disabled}
        read={readCover}
        faultOf={(fault) => t(`upload.failure.${fault}`)}
        onChange={(cover) => onChange({ ...music, cover })}
      />
    </>
  );
}
