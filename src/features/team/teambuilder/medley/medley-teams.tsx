import { memo, useCallback, useEffect, useMemo, useState } from 'react';
import type { MedleyAnswer } from '#model/compute/medley';
import type { TeamResult } from '#model/compute/team';
import type { EventRecord } from '#model/records/event';
import { medleyPoints } from '#model/rules/medley-points';
import { ItemsUsed, useItemLabel } from '#src/features/account/fields/items-used.tsx';
import { useInTurn } from '#src/kit/list/portions.ts';
import { DifficultyTag } from '#src/kit/song/difficulty-tag.tsx';
import { SongJacket } from '#src/kit/song/song-jacket.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { usePicture } from '../../picture/use-picture.ts';
import type { Question } from '../../question/use-question.ts';
import { choiceViews } from '../../result/line-up.ts';
import { answersOf, chartOf, type ShownMedley, songRequest } from '../../result/medley.ts';
import { medleyText } from '../../result/medley-text.ts';
import { MixGain, medleyMixing } from '../../result/mixing.tsx';
import { ResultButtons } from '../../result/result-buttons.tsx';
import { useClipboards } from '../../result/use-copies.ts';
import { useSources } from '../../sources/sources.tsx';
import answerStyles from '../answer/answer.module.css';
import points from '../answer/points.module.css';
import { TeamDetail } from '../answer/team-result.tsx';
import { type ChooseCard, useCardChoice } from '../answer/use-card-choice.tsx';
import type { Start } from '../use-start.ts';
import styles from './medley.module.css';

interface ShownProps {
  readonly shown: ShownMedley;
}

interface Props extends ShownProps {
  readonly question: Question;
  readonly start: Start;
  /** Every part shows these teams. */
  readonly onWhole: (shown: ShownMedley) => void;
}

const PLACES = [0, 1, 2] as const;
/** A team is drawn in steps itself: the next begins when the one before is halfway. */
const TURNS = 2;
/** What all three share, each of the teams, the buttons. */
const PARTS = TURNS * (PLACES.length + 1);

/** The total, what all three share, then each team with its song. */
export const MedleyTeams = memo(function MedleyTeams({ question, start, shown, onWhole }: Props) {
  const { choose, choiceLine } = useCardChoice(question, start);
  const { answer } = shown.report;
  // The total is painted first, then one team after the other.
  const parts = useInTurn(shown, PARTS);
  const last = parts.at(-1);
  const [drawn, setDrawn] = useState<readonly string[]>([]);
  const note = useCallback(
    (place: number, team: TeamResult) => setDrawn((before) => withAt(before, place, teamKey(team))),
    [],
  );
  const isWhole = last === shown && answer.teams.every((team, place) => drawn[place] === teamKey(team));
  useEffect(() => {
    if (isWhole) onWhole(shown);
  }, [isWhole, onWhole, shown]);
  return (
    <>
      {choiceLine}
      <MedleyTotal answer={answer} />
      <MedleyPoints event={question.event} answer={answer} />
      <SharedItems shown={shown} />
      <ol>
        {PLACES.map((place) => {
          const part = parts[1 + TURNS * place];
          const team = part?.report.answer.teams[place];
          return (
            team && (
              <SongTeam
                key={place}
                request={part.request}
                place={place}
                team={team}
                onChoose={choose}
                onWhole={note}
              />
            )
          );
        })}
      </ol>
      {last && <MedleyActions question={question} shown={last} />}
    </>
  );
});

function SharedItems({ shown: { request, report } }: ShownProps) {
  const { t } = useTranslation();
  const sources = useSources();
  const { areaItems } = report.answer;
  const title = t('builder.medley.sharedItems');
  if (areaItems === null) return null;
  return (
    <section className={answerStyles.block} aria-label={title}>
      <h3 className={answerStyles.blockHead}>{title}</h3>
      <ItemsUsed items={choiceViews(sources, songRequest(request, 0), areaItems, t('items.everyone'))} />
      <MixGain mixing={medleyMixing(report)} />
    </section>
  );
}

interface TeamProps {
  readonly request: ShownMedley['request'];
  readonly place: number;
  readonly team: TeamResult;
  readonly onChoose: ChooseCard;
  readonly onWhole: (place: number, team: TeamResult) => void;
}

/** The list with another value at one place; the same list when it is there already. */
function withAt<T>(list: readonly T[], place: number, value: T): readonly T[] {
  if (list[place] === value) return list;
  const next = [...list];
  next[place] = value;
  return next;
}

const JACKET = 40;

const SongTeam = memo(
  function SongTeam({ request, place, team, onChoose, onWhole }: TeamProps) {
    const { t } = useTranslation();
    const sources = useSources();
    const asked = songRequest(request, place);
    const { title, level } = chartOf(sources, asked);
    const nth = t('builder.medley.song', { nth: place + 1 });
    const note = useCallback((whole: TeamResult) => onWhole(place, whole), [onWhole, place]);
    const jacket = sources.songOf(asked.songId)?.jacket ?? null;
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
          request={asked}
          team={team}
          onChoose={onChoose}
          onWhole={note}
          partName={nth}
          isWithoutItems
        />
      </li>
    );
  },
  // Reports bring the same team again and again while the search goes on.
  (a, b) => a.onChoose === b.onChoose && a.request === b.request && teamKey(a.team) === teamKey(b.team),
);

const teamKey = ({ cards, leader, score, power }: TeamResult): string =>
  [...cards, leader, score.average, power].join();

interface MedleyTotalProps {
  readonly answer: MedleyAnswer;
}

/** The sum of the three scores, and what it is made of. */
function MedleyTotal({ answer: { teams, total } }: MedleyTotalProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const sum = (part: 'min' | 'max') => teams.reduce((so, { score }) => so + score[part], 0);
  return (
    <section className={styles.total} aria-label={t('builder.medley.total')}>
      <h3 className={styles.label}>{t('builder.medley.total')}</h3>
      <p className={styles.sum}>{format.integer(total ?? 0)}</p>
      <div className={styles.shares} aria-hidden="true">
        {teams.map(({ cards, score }, place) => (
          <span key={cards.join()} style={{ '--share': score.average }} data-place={place} />
        ))}
      </div>
      <p className={styles.facts}>
        {teams.map(({ score }) => format.integer(score.average)).join(' + ')}
        {' · '}
        {t('score.min')} {format.integer(sum('min'))}
        {' · '}
        {t('score.max')} {format.integer(sum('max'))}
      </p>
    </section>
  );
}

interface MedleyPointsProps {
  readonly event: EventRecord | null;
  readonly answer: MedleyAnswer;
}

/** What a medley event pays: by the total alone, so the best score earns most. */
function MedleyPoints({ event, answer: { total } }: MedleyPointsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  if (event?.type !== 'medley' || total === null) return null;
  const rows = medleyPoints(total);
  return (
    <section className={answerStyles.block} aria-label={t('builder.target.points')}>
      <h3 className={answerStyles.blockHead}>{t('builder.target.points')}</h3>
      <table className={points.table}>
        <tbody>
          <tr>
            <th scope="row">{t('builder.play.boosts')}</th>
            {rows.map(({ spent }) => (
              <th key={spent} scope="col">
                {format.integer(spent)}
              </th>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('builder.points.points')}</th>
            {rows.map(({ spent, points: earned }) => (
              <td key={spent}>{format.integer(earned)}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

interface MedleyActionsProps extends ShownProps {
  readonly question: Question;
}

/** The medley for others. */
function MedleyActions({ question, shown }: MedleyActionsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const labelOf = useItemLabel();
  const sources = useSources();
  const event = shown.isStale || shown.isOld ? null : question.event;
  const occasion = () => ({ now: Date.now(), event });
  const answers = useMemo(() => answersOf(shown), [shown]);
  const copies = useClipboards(question, answers, () =>
    medleyText({ sources, t, format, labelOf }, shown, occasion()),
  );
  const picture = usePicture(true, ({ medleyPicture }, words) => medleyPicture(words, shown, occasion()));
  return (
    <div className={styles.actions}>
      <ResultButtons copies={copies} picture={picture} />
    </div>
  );
}
