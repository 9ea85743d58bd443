import { Textarea, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import type { NewsPayload } from '#model/contract/console/payloads';
import { readRichText } from '#model/records/read-rich-text';
import { nodesOfText } from '#model/rules/plain-text';
import { objectsIn } from '#model/rules/rich-text';
import { LOCALES, type Locale, localeTag, SERVER_LANGUAGES } from '#model/vocabulary/locales';
import { NEWS_TOPICS } from '#model/vocabulary/news-tags';
import { useDates } from '#src/kit/actors/use-dates.ts';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useObjectNames } from '#src/kit/data/object-names.ts';
import { FieldRow } from '#src/kit/field/field-row.tsx';
import { FilterChip } from '#src/kit/field/filter-chip.tsx';
import { RichTextView } from '#src/kit/text/rich-text/rich-text.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { LanguageChoice, ServerField } from './fields.tsx';
import styles from './form.module.css';
import { RecordForm } from './record-form.tsx';

/** An article as it is being written. */
interface NewsDraft {
  readonly server: number | null;
  readonly tags: readonly string[];
  readonly texts: Readonly<Partial<Record<Locale, Written>>>;
}

interface Written {
  readonly title: string;
  readonly body: string;
}

const NO_DRAFT: NewsDraft = { server: null, tags: [], texts: {} };
const NOTHING_WRITTEN: Written = { title: '', body: '' };

const isWhole = (written: Written | undefined): written is Written =>
  written !== undefined && written.title.trim() !== '' && written.body.trim() !== '';

const writtenLocales = ({ texts }: NewsDraft): readonly Locale[] =>
  LOCALES.filter((locale) => isWhole(texts[locale]));

/** Null without a whole English text, or when another language is half written. */
function newsPayload({ tags, texts }: NewsDraft): NewsPayload | null {
  const begun = LOCALES.filter((locale) => (texts[locale]?.title ?? '') + (texts[locale]?.body ?? '') !== '');
  const told = (written: Written) => ({ title: written.title.trim(), content: nodesOfText(written.body) });
  const { en } = texts;
  if (!isWhole(en) || !begun.every((locale) => isWhole(texts[locale]))) return null;
  const others = begun.flatMap((locale) => {
    const written = texts[locale];
    return written ? [[locale, told(written)] as const] : [];
  });
  return { tags: [...tags], texts: { en: told(en), ...Object.fromEntries(others) } };
}

const MAX_TITLE = 200;
const MAX_BODY = 8_000;
/** What is typed for a heading and for links to things. */
const MARKS = { heading: '#', event: '[event:12]', song: '[song:5]' };

/** An article in English and whichever other languages someone writes. */
export function NewsForm() {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(NO_DRAFT);
  const [locale, setLocale] = useState<Locale>('en');
  const written = draft.texts[locale] ?? NOTHING_WRITTEN;
  const write = (patch: Partial<Written>) =>
    setDraft({ ...draft, texts: { ...draft.texts, [locale]: { ...written, ...patch } } });
  const toggle = (tag: string) => {
    const { tags } = draft;
    setDraft({ ...draft, tags: tags.includes(tag) ? tags.filter((each) => each !== tag) : [...tags, tag] });
  };
  const record = () => {
    const payload = newsPayload(draft);
    return payload && { server: draft.server, payload };
  };
  return (
    <RecordForm type="news" record={record} onDone={() => setDraft(NO_DRAFT)}>
      <ServerField isOptional value={draft.server} onChange={(server) => setDraft({ ...draft, server })} />
      <FieldRow label={t('topic.tags')}>
        <fieldset className={styles.tags}>
          <legend className="visually-hidden">{t('topic.tags')}</legend>
          {NEWS_TOPICS.map((topic) => (
            <FilterChip
              key={topic}
              label={t(`topic.${topic}`)}
              pressed={draft.tags.includes(topic)}
              onPress={() => toggle(topic)}
            >
              {t(`topic.${topic}`)}
            </FilterChip>
          ))}
        </fieldset>
      </FieldRow>
      <LanguageChoice value={locale} written={writtenLocales(draft)} onChange={setLocale} />
      <Words locale={locale} written={written} onWrite={write} />
      <Preview locale={locale} written={written} />
    </RecordForm>
  );
}

interface WordsProps {
  readonly locale: Locale;
  readonly written: Written;
  readonly onWrite: (patch: Partial<Written>) => void;
}

function Words({ locale, written: { title, body }, onWrite }: WordsProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <>
      <FieldRow label={t('console.field.title')} htmlFor={`${id}-title`}>
        <TextInput
          id={`${id}-title`}
          className={styles.wide ?? ''}
          lang={localeTag(locale)}
          value={title}
          maxLength={MAX_TITLE}
          onChange={(event) => onWrite({ title: event.currentTarget.value })}
        />
      </FieldRow>
      <FieldRow
        label={t('console.field.body')}
        htmlFor={`${id}-body`}
        hint={t('console.field.bodyHint', MARKS)}
      >
        <Textarea
          id={`${id}-body`}
          className={styles.wide ?? ''}
          lang={localeTag(locale)}
          rows={8}
          value={body}
          maxLength={MAX_BODY}
          onChange={(event) => onWrite({ body: event.currentTarget.value })}
        />
      </FieldRow>
    </>
  );
}

/** As readers will see it. */
function Preview({ locale, written: { title, body } }: Omit<WordsProps, 'onWrite'>) {
  const { t } = useTranslation();
  const { dateTime } = useDates();
  const { main, sub } = useServers();
  const text = readRichText(nodesOfText(body), () => undefined);
  const nameOf = useObjectNames(objectsIn(text), main, sub);
  if (title.trim() + body.trim() === '') return null;
  return (
    <section className={styles.preview} aria-label={t('console.preview')}>
      <p className={styles.label}>{t('console.preview')}</p>
      <div lang={localeTag(locale)}>
        {title.trim() !== '' && <h3 className={styles.title}>{title}</h3>}
        <RichTextView
          text={text}
          heading="h4"
          aids={{
            dateTime,
            nameOf: (object, id) => {
              const name = nameOf(object, id);
              return name && { text: name.value, lang: SERVER_LANGUAGES[name.server] };
            },
          }}
        />
      </div>
    </section>
  );
}
