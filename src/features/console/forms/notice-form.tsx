import { Textarea, TextInput } from '@mantine/core';
import { Megaphone } from 'lucide-react';
import { useId, useState } from 'react';
import { LOCALES, type Locale, localeTag } from '#model/vocabulary/locales';
import { FieldRow } from '#src/kit/field/field-row.tsx';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { Banner } from '#src/kit/page/banner.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { LanguageChoice, momentOf, TimeField } from './fields.tsx';
import styles from './form.module.css';
import { RecordForm } from './record-form.tsx';

type Texts = Readonly<Partial<Record<Locale, string>>>;
const LEVELS = ['info', 'warning'] as const;
const LONGEST = 300;
const SAMPLE = '/home/news';

interface Draft {
  readonly level: (typeof LEVELS)[number];
  readonly until: string;
  readonly link: string;
  readonly texts: Texts;
}
const NO_NOTICE: Draft = { level: 'info', until: '', link: '', texts: {} };

const written = (texts: Texts): readonly Locale[] =>
  LOCALES.filter((locale) => (texts[locale] ?? '').trim() !== '');

/** A line above every page until a moment. */
export function NoticeForm() {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(NO_NOTICE);
  const [locale, setLocale] = useState<Locale>('en');
  const id = useId();
  const { level, until, link, texts } = draft;
  const set = (patch: Partial<Draft>) => setDraft((before) => ({ ...before, ...patch }));
  const text = texts[locale] ?? '';
  const record = () => {
    const end = momentOf(until);
    const en = (texts.en ?? '').trim();
    if (end === null || en === '') return null;
    const told = Object.fromEntries(written(texts).map((each) => [each, (texts[each] ?? '').trim()]));
    const page = link.trim();
    return { payload: { level, until: end, texts: { ...told, en }, ...(page === '' ? {} : { link: page }) } };
  };
  const levels = LEVELS.map((value) => ({ value, label: t(`console.level.${value}`) }));
  return (
    <RecordForm type="notice" record={record} onDone={() => set({ texts: {} })}>
      <FieldRow label={t('console.field.level')}>
        <SegmentedChoice
          label={t('console.field.level')}
          choices={levels}
          value={level}
          onChange={(next) => set({ level: next })}
        />
      </FieldRow>
      <TimeField label={t('console.field.until')} value={until} onChange={(next) => set({ until: next })} />
      <FieldRow
        label={t('console.field.link')}
        htmlFor={`${id}-link`}
        hint={t('console.field.linkHint', { page: SAMPLE })}
      >
        <TextInput
          id={`${id}-link`}
          className={styles.wide ?? ''}
          value={link}
          maxLength={200}
          onChange={(event) => set({ link: event.currentTarget.value })}
        />
      </FieldRow>
      <LanguageChoice value={locale} written={written(texts)} onChange={setLocale} />
      <FieldRow label={t('console.field.text')} htmlFor={`${id}-text`}>
        <Textarea
          id={`${id}-text`}
          className={styles.wide ?? ''}
          lang={localeTag(locale)}
          rows={3}
          value={text}
          maxLength={LONGEST}
          onChange={(event) => set({ texts: { ...texts, [locale]: event.currentTarget.value } })}
        />
      </FieldRow>
      {text.trim() !== '' && (
        <section className={styles.preview} aria-label={t('console.preview')}>
          <p className={styles.label}>{t('console.preview')}</p>
          <Banner kind={level === 'warning' ? 'warning' : 'note'} icon={<Megaphone size={16} />}>
            <span lang={localeTag(locale)}>{text}</span>
          </Banner>
        </section>
      )}
    </RecordForm>
  );
}
