import { Button, TextInput } from '@mantine/core';
import { Download, Ellipsis, RotateCcw, Send, Upload } from 'lucide-react';
import { type KeyboardEvent, useDeferredValue, useEffect, useState } from 'react';
import { MAX_POST_TITLE } from '#model/contract/community/text-limits';
import { importedFacts } from '#model/writing/post/draft';
import { faultsOfPost, LIMITS, measurePost } from '#model/writing/post/faults';
import { textOfPost } from '#model/writing/post/file';
import { ActionMenu } from '#src/kit/overlay/action-menu.tsx';
import { useLeaveWarning } from '#src/kit/overlay/use-leave-warning.ts';
import { saveFile } from '#src/kit/text/save-file.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { Counters } from './counters.tsx';
import { Audience } from './facts/audience.tsx';
import { TagsField } from './facts/tags-field.tsx';
import { DraftForm } from './frame/draft-form.tsx';
import { WriteOrPreview } from './frame/write-or-preview.tsx';
import { ImportDialog } from './insert/import-dialog.tsx';
import { PostPreview } from './preview.tsx';
import { Problems } from './problems.tsx';
import { RefusalNote } from './refusal-note.tsx';
import { TextFrame } from './text/text-frame.tsx';
import { useTextEditor } from './text/use-text-editor.ts';
import type { WritingView } from './use-writing.ts';

interface Props {
  readonly title: string;
  readonly publishLabel: string;
  readonly writing: WritingView;
}

const ICON = { size: 16, 'aria-hidden': true } as const;
const KEYS = { tools: 'Alt+F10', publish: 'Ctrl+Enter' } as const;

/** Enter in the title goes on to the text. It would publish a half-written post. */
function enterGoesOn(event: KeyboardEvent, goOn: () => void): void {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
  if (event.nativeEvent.isComposing) return;
  event.preventDefault();
  goOn();
}

/** A post with everything that belongs to it, and beside it what readers will see. */
export function WriteForm({ title, publishLabel, writing }: Props) {
  const { t } = useTranslation();
  const [isImporting, setImporting] = useState(false);
  const { post, change, isPublishing, isPublished, refusal } = writing;
  const isEditable = !isPublishing && !isPublished;
  const text = useTextEditor(post.content, {
    onChange: (content) => change({ content }),
    onBlur: writing.keep,
    onSend: writing.publish,
    uploads: writing,
  });
  const { editor, faults } = text;
  const refused = refusal?.kind === 'invalid' ? refusal.nodes : null;
  useEffect(() => {
    if (refused) editor?.markRefused(refused);
  }, [editor, refused]);
  useLeaveWarning(writing.isAtRisk);
  const missing = missingFor(writing, faults.length);
  const shown = useDeferredValue(post);
  return (
    <DraftForm
      title={title}
      draft={writing}
      sending={{
        label: publishLabel,
        icon: <Send {...ICON} />,
        isPossible: writing.canPublish,
        isBusy: isPublishing,
        onSend: writing.publish,
      }}
      actions={<MoreMenu writing={writing} isEditable={isEditable} onImport={() => setImporting(true)} />}
      why={missing && t(`write.why.${missing}`)}
      texts={{ restored: t('write.restored'), discard: t('write.discard') }}
    >
      <WriteOrPreview
        texts={{ view: t('write.view'), write: t('write.writeView'), preview: t('write.preview') }}
        preview={<PostPreview post={shown} />}
      >
        <TextInput
          label={t('write.titleLabel')}
          value={post.title}
          maxLength={MAX_POST_TITLE}
          readOnly={!isEditable}
          onChange={(event) => change({ title: event.currentTarget.value })}
          onBlur={writing.keep}
          onKeyDown={(event) => enterGoesOn(event, () => editor?.focus())}
        />
        <TextFrame
          text={text}
          isEditable={isEditable}
          isEmpty={post.content.length === 0}
          counters={<Counters measure={measurePost(shown)} limits={LIMITS} keys={t('write.keys', KEYS)} />}
        />
        <Problems text={text} whole={faultsOfPost(post).filter((fault) => fault !== 'untitled')} />
        <RefusalNote writing={writing} />
        <TagsField tags={post.tags} disabled={!isEditable} onChange={(tags) => change({ tags })} />
        <Audience post={post} disabled={!isEditable} onChange={change} />
      </WriteOrPreview>
      <ImportDialog
        opened={isImporting}
        onClose={() => setImporting(false)}
        onImport={(imported) => {
          setImporting(false);
          change(importedFacts(imported, post));
          editor?.replaceAll(imported.content);
        }}
      />
    </DraftForm>
  );
}

interface MoreProps {
  readonly writing: WritingView;
  readonly isEditable: boolean;
  readonly onImport: () => void;
}

/** What is seldom done with a post. */
function MoreMenu({ writing: { post, isChanged, discard }, isEditable, onImport }: MoreProps) {
  const { t } = useTranslation();
  const save = () => saveFile('post.json', new Blob([textOfPost(post)], { type: 'application/json' }));
  return (
    <ActionMenu
      label={t('write.more')}
      actions={[
        ...(isEditable
          ? [{ label: t('write.importTitle'), icon: <Upload {...ICON} />, onChoose: onImport }]
          : []),
        { label: t('write.export'), icon: <Download {...ICON} />, onChoose: save },
        ...(isEditable && isChanged
          ? [{ label: t('write.discard'), icon: <RotateCcw {...ICON} />, onChoose: discard }]
          : []),
      ]}
      button={(opener) => (
        <Button {...opener} aria-label={t('write.more')}>
          <Ellipsis {...ICON} />
        </Button>
      )}
    />
  );
}

/** What is missing before the post can be published; null when nothing is, or nothing was written yet. */
function missingFor(
  { canPublish, isChanged, post, hasUploads, isPublishing, isPublished }: WritingView,
  faults: number,
): 'untitled' | 'uploads' | 'faults' | null {
  if (canPublish || !isChanged || isPublishing || isPublished) return null;
  if (hasUploads) return 'uploads';
  if (post.title.trim() === '') return 'untitled';
  return faults > 0 ? 'faults' : null;
}
