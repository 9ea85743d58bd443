import { ActionIcon, Button, Textarea, TextInput } from '@mantine/core';
import { Minus, Plus } from 'lucide-react';
import { MAX_ARTISTS, MAX_CHART_LEVEL, MAX_SUMMARY } from '#model/contract/community/chart-limits';
import { MAX_POST_TITLE } from '#model/contract/community/text-limits';
import { DIFFICULTIES } from '#model/vocabulary/difficulties';
import type { ChartAbout } from '#model/writing/chart/about';
import type { ChartNeed } from '#model/writing/chart/needs';
import type { RefusablePart, RefusedChart } from '#model/writing/chart/refused';
import { type PostRating, RATINGS } from '#model/writing/post/draft';
import { NumberField } from '#src/kit/field/number-field.tsx';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { Section } from '#src/kit/page/section.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { RefusedMark, useRefusedFocus } from '../../drafts/about/refused-mark.tsx';
import { TagsField } from '../../studio/facts/tags-field.tsx';
import styles from './about.module.css';
import { MusicField } from './music-field.tsx';
import { Origin } from './origin.tsx';

interface Props {
  /** Of the section, to lead to. */
  readonly id: string;
  readonly about: ChartAbout;
  /** What is missing before it can be published. */
  readonly needs: readonly ChartNeed[];
  readonly disabled: boolean;
  readonly isFixed: boolean;
  /** What the site refused, and the refusal itself: each one brings the focus to the first part. */
  readonly refused: RefusedChart;
  readonly refusal: object | null;
  /** Leads to the notes that were refused; null where they cannot be shown. */
  readonly onShowRefused: (() => void) | null;
  /** The level that the notes suggest; null while it is not known. */
  readonly suggested: number | null;
  readonly onChange: (change: Partial<ChartAbout>) => void;
}

const ICON = { size: 16, 'aria-hidden': true } as const;
const RATING_NAMES = ['general', 'teen', 'mature', 'explicit'] as const;
const FIRST_LEVEL = 20;
const NONE = -1;

/** All that is published with a chart, and what of it is still needed. */
export function AboutForm(props: Props) {
  const { t } = useTranslation();
  const { id, about, needs, disabled, isFixed, refused, onChange } = props;
  const form = useRefusedFocus(props.refusal);
  const isRefused = (part: RefusablePart) => refused.parts.includes(part);
  const words = (part: RefusablePart) => (isRefused(part) ? t('draft.refused') : null);
  return (
    <Section
      id={id}
      title={t('chartDraft.about')}
      note={t(needs.length > 0 ? 'draft.needed' : 'draft.ready')}
    >
      <div ref={form} className={styles.form}>
        <ul className={styles.needs} aria-label={t('draft.needed')}>
          {needs.map((need) => (
            <li key={need}>{t(`chartDraft.need.${need}`)}</li>
          ))}
        </ul>
        <RefusedMark isRefused={isRefused('notes')} words={t('chartDraft.refusedNotes')}>
          {isRefused('notes') && props.onShowRefused && refused.entries.length > 0 && (
            <Button variant="default" onClick={props.onShowRefused}>
              {t('draft.showRefused')}
            </Button>
          )}
        </RefusedMark>
        <Origin origin={about.origin} />
        <RefusedMark isRefused={isRefused('music')}>
          <MusicField about={about} disabled={disabled} isFixed={isFixed} onChange={onChange} />
        </RefusedMark>
        <TextInput
          label={t('write.titleLabel')}
          value={about.title}
          maxLength={MAX_POST_TITLE}
          readOnly={disabled}
          error={words('title')}
          onChange={(event) => onChange({ title: event.currentTarget.value })}
        />
        <TextInput
          label={t('chartDraft.artists')}
          value={about.artists}
          maxLength={MAX_ARTISTS}
          readOnly={disabled}
          error={words('artists')}
          onChange={(event) => onChange({ artists: event.currentTarget.value })}
        />
        <Hardness {...props} />
        <TagsField
          tags={about.tags}
          disabled={disabled}
          error={words('tags')}
          onChange={(tags) => onChange({ tags })}
        />
        <Textarea
          label={t('chartDraft.summary')}
          value={about.summary}
          maxLength={MAX_SUMMARY}
          autosize
          minRows={2}
          maxRows={8}
          readOnly={disabled}
          error={words('summary')}
          onChange={(event) => onChange({ summary: event.currentTarget.value })}
        />
        <RefusedMark isRefused={isRefused('rating')}>
          <fieldset className={styles.choice} disabled={disabled}>
            <span aria-hidden="true">{t('write.rating')}</span>
            <SegmentedChoice<PostRating>
              label={t('write.rating')}
              value={about.rating}
              choices={RATINGS.map((value) => ({ value, label: t(`write.ratingOf.${RATING_NAMES[value]}`) }))}
              onChange={(rating) => onChange({ rating })}
            />
          </fieldset>
        </RefusedMark>
        <p className="muted">{t('chartDraft.onlyHere')}</p>
      </div>
    </Section>
  );
}

/** Difficulty and level, beside it the level that the notes suggest. */
function Hardness({ about: { diff, level }, disabled, suggested, refused: { parts }, onChange }: Props) {
  const { t } = useTranslation();
  const { decimal } = useFormat();
  const step = (by: number) => {
    const next = (level ?? (suggested === null ? FIRST_LEVEL : Math.round(suggested)) - by) + by;
    onChange({ level: Math.min(MAX_CHART_LEVEL, Math.max(1, next)) });
  };
  return (
    <fieldset className={styles.choice} disabled={disabled}>
      <span aria-hidden="true">{t('chartDraft.difficulty')}</span>
      <RefusedMark isRefused={parts.includes('diff')}>
        <SegmentedChoice<number>
          label={t('chartDraft.difficulty')}
          value={diff ?? NONE}
          choices={DIFFICULTIES.map((difficulty, value) => ({
            value,
            label: t(`difficulty.short.${difficulty}`),
            name: t(`difficulty.${difficulty}`),
          }))}
          onChange={(next) => onChange({ diff: next })}
        />
      </RefusedMark>
      <span aria-hidden="true">{t('chartDraft.level')}</span>
      <RefusedMark isRefused={parts.includes('level')}>
        <div className={styles.level}>
          <ActionIcon variant="default" aria-label={t('chartDraft.lower')} onClick={() => step(-1)}>
            <Minus {...ICON} />
          </ActionIcon>
          <NumberField
            label={t('chartDraft.level')}
            value={level}
            min={1}
            max={MAX_CHART_LEVEL}
            width={64}
            onChange={(next) => onChange({ level: next })}
            onClear={() => onChange({ level: null })}
          />
          <ActionIcon variant="default" aria-label={t('chartDraft.higher')} onClick={() => step(1)}>
            <Plus {...ICON} />
          </ActionIcon>
          {suggested !== null && (
            <span className="muted">{t('chartDraft.suggested', { level: decimal(suggested) })}</span>
          )}
        </div>
      </RefusedMark>
    </fieldset>
  );
}
