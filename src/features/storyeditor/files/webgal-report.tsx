import { useState } from 'react';
import {
  WEBGAL_GRADES,
  type WebgalGrade,
  type WebgalLine,
} from '#model/media/story/writing/webgal/webgal-line';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { LongRows } from '#src/kit/table/long-rows.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './files.module.css';

const ROW = 60;

/** What becomes of every action, before the file is saved. */
export function WebgalReport({ lines }: { readonly lines: readonly WebgalLine[] }) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const [shown, show] = useState<WebgalGrade | 'all'>('all');
  const ofGrade = (grade: WebgalGrade | 'all') =>
    grade === 'all' ? lines : lines.filter((line) => line.grade === grade);
  const rows = ofGrade(shown);
  return (
    <>
      <div className={styles.choose}>
        <SegmentedChoice
          label={t('storyEditor.files.gradeChoice')}
          choices={(['all', ...WEBGAL_GRADES] as const).map((value) => ({
            value,
            label: t(`storyEditor.files.grade.${value}`, { number: integer(ofGrade(value).length) }),
          }))}
          value={shown}
          onChange={show}
        />
      </div>
      {rows.length === 0 ? (
        <p className="muted">{t('storyEditor.files.noneOfGrade')}</p>
      ) : (
        <section className={styles.results} aria-label={t('storyEditor.files.lineByLine')}>
          <LongRows
            key={shown}
            count={rows.length}
            rowHeight={ROW}
            row={(nth) => {
              const line = rows[nth];
              return line && <ReportRow line={line} />;
            }}
          />
        </section>
      )}
    </>
  );
}

function ReportRow({ line: { at, statements, grade, reason } }: { readonly line: WebgalLine }) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  return (
    <div className={styles.report} data-grade={grade}>
      <span className={styles.place}>{at < 0 ? t('storyEditor.files.opening') : integer(at + 1)}</span>
      <span className={styles.statement}>
        <code dir="ltr" className={styles.code}>
          {statements.join(' ') || '–'}
        </code>
        <span className={styles.reason}>
          <b>{t(`storyEditor.files.graded.${grade}`)}</b>
          {reason && ` · ${t(`storyEditor.files.reason.${reason}`)}`}
        </span>
      </span>
    </div>
  );
}
