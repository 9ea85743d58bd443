import type { MedleyAnswer } from '#model/compute/medley';
import { medleyPoints } from '#model/rules/medley-points';
import { useFormat } from '#src/components/format.ts';
import { useTranslation } from '#src/components/translation.tsx';
import answerStyles from '../teambuilder/answer/answer.module.css';
import points from '../teambuilder/points/points.module.css';
import type { Builder } from '../teambuilder/state/builder.ts';

interface Props {
  readonly builder: Builder;
  readonly answer: MedleyAnswer;
}

/** What a medley event pays: by the total alone, so the best score earns most. */
export function MedleyPoints({ builder, answer: { total } }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  if (builder.event?.type !== 'medley' || total === null) return null;
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
