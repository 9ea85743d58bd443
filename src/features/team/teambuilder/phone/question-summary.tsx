import { Button } from '@mantine/core';
import { liveKey } from '#model/compute/asked/live-key';
import { kindOf } from '#model/compute/asked/request';
import { DifficultyTag } from '#src/kit/song/difficulty-tag.tsx';
import { SongJacket } from '#src/kit/song/song-jacket.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useProfileName } from '#src/kit/text/profile-name.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { Question } from '../../question/use-question.ts';
import { useSources } from '../../sources/sources.tsx';
import styles from './question-summary.module.css';

interface SongProps {
  readonly question: Question;
}

interface Props extends SongProps {
  readonly isOpen: boolean;
  /** Null where the question is only shown. */
  readonly onToggle: (() => void) | null;
}

const JACKET = 36;

/** The question in a few lines, on phones. */
export function QuestionSummary({ question, isOpen, onToggle }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { inputs, song, profile } = question;
  const { songOf } = useSources();
  const isMedley = inputs.live === 'medley';
  const shownName = useProfileName();
  const facts = [
    profile && shownName(profile.name),
    t(liveKey(kindOf(question.event, inputs), inputs.live)),
    format.percent(inputs.perfectPercent),
    profile && t('builder.status.cards', { count: profile.cards.length + inputs.temporary.length }),
    inputs.event !== null && t('builder.summaryEvent', { id: inputs.event }),
  ];
  return (
    <div className={styles.summary}>
      {!isMedley && <SongJacket src={(song && songOf(song.id)?.jacket) ?? null} size={JACKET} />}
      <div className={styles.words}>
        {isMedley ? <MedleySongs question={question} /> : <OneSong question={question} />}
        <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {onToggle && (
        <Button aria-expanded={isOpen} onClick={onToggle}>
          {isOpen ? t('builder.hideInputs') : t('builder.showInputs')}
        </Button>
      )}
    </div>
  );
}

function OneSong({ question: { inputs, song } }: SongProps) {
  const { songOf } = useSources();
  const level = song?.difficulties[inputs.difficulty]?.level;
  return (
    <p className={styles.title}>
      {song && songOf(song.id)?.title}{' '}
      {level && <DifficultyTag difficulty={inputs.difficulty} level={level} named />}
    </p>
  );
}

function MedleySongs({ question: { inputs } }: SongProps) {
  const { t } = useTranslation();
  const { game, songOf } = useSources();
  return (
    <ol aria-label={t('builder.live.medley')}>
      {inputs.medley.map((slot, place) => {
        const song = slot === null ? undefined : game.songs.get(slot.songId);
        const level = slot === null ? undefined : song?.difficulties[slot.difficulty]?.level;
        return (
          <li key={PLACES[place]} className={styles.song}>
            <span className={styles.name}>
              {(song && songOf(song.id)?.title) ?? `#${slot?.songId ?? ''}`}
            </span>
            {slot && level !== undefined && (
              <DifficultyTag difficulty={slot.difficulty} level={level} named />
            )}
          </li>
        );
      })}
    </ol>
  );
}

const PLACES = [1, 2, 3] as const;
