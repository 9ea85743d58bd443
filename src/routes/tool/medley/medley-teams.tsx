import { memo } from 'react';
import type { TeamResult } from '#model/compute/team';
import { songView } from '#model/listing/views/song-view';
import { DifficultyTag } from '#src/components/difficulty-tag.tsx';
import { ItemsUsed } from '#src/components/items-used.tsx';
import { useInTurn } from '#src/components/portions.ts';
import { SongJacket } from '#src/components/song-jacket.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import { MixGain } from '../mixing/mix-gain.tsx';
import { medleyMixing } from '../mixing/mixing.ts';
import answerStyles from '../teambuilder/answer/answer.module.css';
import { choiceViews } from '../teambuilder/answer/choice-views.ts';
import { TeamDetail } from '../teambuilder/answer/team-result.tsx';
import { useExcluding } from '../teambuilder/messages/excluded-line.tsx';
import type { Builder } from '../teambuilder/state/builder.ts';
import styles from './medley.module.css';
import { MedleyActions } from './medley-actions.tsx';
import { MedleyPoints } from './medley-points.tsx';
import { MedleyTotal } from './medley-total.tsx';
import type { Shown } from './shown.ts';
import { chartOf, songRequest } from './song-request.ts';

interface Props {
  readonly builder: Builder;
  readonly shown: Shown;
}

const PLACES = [0, 1, 2] as const;
/** A team is drawn in steps itself: the next begins when the one before is halfway. */
const TURNS = 2;
/** What all three share, each of the teams, the buttons. */
const PARTS = TURNS * (PLACES.length + 1);

/** The total, what all three share, then each team with its song. */
export const MedleyTeams = memo(function MedleyTeams({ builder, shown }: Props) {
  const { exclude, excludedLine } = useExcluding(builder);
  const { answer } = shown.report;
  // The total is painted first, then one team after the other.
  const parts = useInTurn(shown, PARTS);
  const last = parts.at(-1);
  return (
    <>
      {excludedLine}
      <MedleyTotal answer={answer} />
      <MedleyPoints builder={builder} answer={answer} />
      <SharedItems builder={builder} shown={shown} />
      <ol className={styles.teams}>
        {PLACES.map((place) => {
          const part = parts[1 + TURNS * place];
          const team = part?.report.answer.teams[place];
          return (
            team && (
              <SongTeam
                key={place}
                builder={builder}
                request={part.request}
                place={place}
                team={team}
                onExclude={exclude}
              />
            )
          );
        })}
      </ol>
      {last && <MedleyActions builder={builder} shown={last} />}
    </>
  );
});

function SharedItems({ builder, shown: { request, report } }: Props) {
  const { t } = useTranslation();
  const { areaItems } = report.answer;
  const title = t('builder.medley.sharedItems');
  if (areaItems === null) return null;
  return (
    <section className={answerStyles.block} aria-label={title}>
      <h3 className={answerStyles.blockHead}>{title}</h3>
      <ItemsUsed items={choiceViews(builder, songRequest(request, 0), areaItems, t('items.everyone'))} />
      <MixGain mixing={medleyMixing(report)} />
    </section>
  );
}

interface TeamProps extends Pick<Props, 'builder'> {
  readonly request: Shown['request'];
  readonly place: number;
  readonly team: TeamResult;
  readonly onExclude: (id: number) => void;
}

const JACKET = 40;

const SongTeam = memo(
  function SongTeam({ builder, request, place, team, onExclude }: TeamProps) {
    const { t } = useTranslation();
    const asked = songRequest(request, place);
    const { title, level, song } = chartOf(builder, asked);
    const nth = t('builder.medley.song', { nth: place + 1 });
    const jacket = song && songView(song, viewSources(builder)).jacket;
    return (
      <li className={styles.team} aria-label={`${nth}: ${title}`}>
        <header className={styles.head}>
          <SongJacket src={jacket} size={JACKET} />
          <h3 className={styles.title}>
            <span className={styles.nth}>{nth}</span> {title}
          </h3>
          {level !== null && <DifficultyTag difficulty={asked.difficulty} level={level} named />}
        </header>
        <TeamDetail
          builder={builder}
          request={asked}
          team={team}
          onExclude={onExclude}
          partName={nth}
          isWithoutItems
        />
      </li>
    );
  },
  // Reports bring the same team again and again while the search goes on.
  (a, b) => a.builder === b.builder && a.request === b.request && teamKey(a.team) === teamKey(b.team),
);

const viewSources = ({ game, main, sub }: Builder) => ({ bands: game.bands, main, sub });
const teamKey = ({ cards, leader, score, power }: TeamResult): string =>
  [...cards, leader, score.average, power].join();
