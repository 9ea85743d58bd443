import { Button, Textarea, TextInput } from '@mantine/core';
import { MAX_SUMMARY } from '#model/contract/community/chart-limits';
import { MAX_POST_TITLE } from '#model/contract/community/text-limits';
import { type FanStoryAbout, MAX_STORY_TEXT } from '#model/writing/story/about';
import type { FanStoryNeed } from '#model/writing/story/needs';
import type { RefusedStory, StoryPart } from '#model/writing/story/refused';
import { Section } from '#src/kit/page/section.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { FileField } from '../../drafts/about/file-field.tsx';
import { PostOrigin } from '../../drafts/about/post-origin.tsx';
import { RefusedMark, useRefusedFocus } from '../../drafts/about/refused-mark.tsx';
import { Audience } from '../../studio/facts/audience.tsx';
import { TagsField } from '../../studio/facts/tags-field.tsx';
import { storyDrafts } from '../drafts/story-drafts.ts';
import styles from './about.module.css';
import { KindFields } from './kind-fields.tsx';

interface Props {
  /** Of the section, to lead to. */
  readonly id: string;
  readonly about: FanStoryAbout;
  /** What is missing before it can be published. */
  readonly needs: readonly FanStoryNeed[];
  readonly disabled: boolean;
  /** It is published: of which kind it is, and of which series, stays. */
  readonly isFixed: boolean;
  /** What the site refused, and the refusal itself: each one brings the focus to the first part. */
  readonly refused: RefusedStory;
  readonly refusal: object | null;
  /** Leads to the actions that were refused. */
  readonly onShowRefused: () => void;
  readonly onChange: (change: Partial<FanStoryAbout>) => void;
}

const PICTURE_TYPES = 'image/png,image/jpeg,image/webp,image/avif';
/** Reading pictures comes with the first one. */
const readCover = async (file: File) =>
  (await import('../../drafts/about/read-picture.ts')).keptPicture(storyDrafts, file);

/** All that is published with a story, and what of it is still needed. */
export function AboutForm(props: Props) {
  const { t } = useTranslation();
  const { id, about, needs, disabled, refused, refusal, onShowRefused, onChange } = props;
  const form = useRefusedFocus(refusal);
  const isRefused = (part: StoryPart) => refused.parts.includes(part);
  const words = (part: StoryPart) => (isRefused(part) ? t('draft.refused') : null);
  return (
    <Section
      id={id}
      title={t('storyEditor.about.title')}
      note={t(needs.length > 0 ? 'draft.needed' : 'draft.ready')}
    >
      <div ref={form} className={styles.form}>
        <ul className={styles.needs} aria-label={t('draft.needed')}>
          {needs.map((need) => (
            <li key={need}>{t(`storyEditor.about.need.${need}`)}</li>
          ))}
        </ul>
        <RefusedMark isRefused={isRefused('actions')} words={t('storyEditor.about.refusedActions')}>
          {isRefused('actions') && refused.entries.length > 0 && (
            <Button variant="default" onClick={onShowRefused}>
              {t('draft.showRefused')}
            </Button>
          )}
        </RefusedMark>
        <PostOrigin category="story" origin={about.origin} />
        <TextInput
          label={t('write.titleLabel')}
          value={about.title}
          maxLength={MAX_POST_TITLE}
          readOnly={disabled}
          error={words('title')}
          onChange={(event) => onChange({ title: event.currentTarget.value })}
        />
        <KindFields {...props} />
        <Textarea
          label={t('storyEditor.about.summary')}
          description={t('storyEditor.about.summaryText')}
          value={about.summary}
          maxLength={MAX_SUMMARY}
          autosize
          minRows={2}
          maxRows={6}
          readOnly={disabled}
          error={words('summary')}
          onChange={(event) => onChange({ summary: event.currentTarget.value })}
        />
        <RefusedMark isRefused={isRefused('rating') || isRefused('warnings')}>
          <Audience post={about} disabled={disabled} onChange={onChange} />
        </RefusedMark>
        <TagsField
          tags={about.tags}
          disabled={disabled}
          error={words('tags')}
          onChange={(tags) => onChange({ tags })}
        />
        <TextOfPost about={about} disabled={disabled} error={words('text')} onChange={onChange} />
      </div>
    </Section>
  );
}

/** What stands below the story, with its cover. What another program wrote there, and no field here can hold, stays. */
function TextOfPost({
  about: { text, cover },
  disabled,
  error,
  onChange,
}: Pick<Props, 'about' | 'disabled' | 'onChange'> & { readonly error: string | null }) {
  const { t } = useTranslation();
  if (text === null) return <p className="muted">{t('storyEditor.about.foreignText')}</p>;
  return (
    <>
      <Textarea
        label={t('storyEditor.about.text')}
        value={text}
        maxLength={MAX_STORY_TEXT}
        autosize
        minRows={2}
        maxRows={10}
        readOnly={disabled}
        error={error}
        onChange={(event) => onChange({ text: event.currentTarget.value })}
      />
      <FileField
        label={t('draft.addCover')}
        accept={PICTURE_TYPES}
        file={cover}
        disabled={disabled}
        read={readCover}
        faultOf={(fault) => t(`upload.failure.${fault}`)}
        onChange={(next) => onChange({ cover: next })}
      />
      {cover === null && <p className="muted">{t('storyEditor.about.coverText')}</p>}
    </>
  );
}
