import { Button, TextInput } from '@mantine/core';
import { Download, Ellipsis, Eye, PenLine, RotateCcw, Send, Upload } from 'lucide-react';
import { useDeferredValue, useEffect, useId, useState } from 'react';
import { MAX_POST_TITLE } from '#model/contract/community/text-limits';
import { importedFacts } from '#model/writing/post/draft';
import { textOfPost } from '#model/writing/post/file';
import { useFollowing } from '#src/features/account/people/people.data.ts';
import { useNameOffers } from '#src/features/community/thread/composer/use-name-offers.ts';
import { useSession } from '#src/kit/actors/use-session.ts';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { ActionMenu } from '#src/kit/overlay/action-menu.tsx';
import { useLeaveWarning } from '#src/kit/overlay/use-leave-warning.ts';
import { saveFile } from '#src/kit/text/save-file.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { Counters } from './counters.tsx';
import { DraftState } from './draft-state.tsx';
import { Audience } from './facts/audience.tsx';
import { TagsField } from './facts/tags-field.tsx';
import { ImportDialog } from './insert/import-dialog.tsx';
import { Toolbar, type ToolDialog } from './insert/toolbar.tsx';
import { Arrivals } from './pictures/arrivals.tsx';
import { useArrivals } from './pictures/use-arrivals.ts';
import { PostPreview } from './preview.tsx';
import { Problems } from './problems.tsx';
import { RefusalNote } from './refusal-note.tsx';
import { PostText } from './text/post-text.tsx';
import { usePostEditor, useSummary } from './text/use-post-editor.ts';
import { submittingKeys, useShortcuts } from './text/use-shortcuts.ts';
import type { WritingView } from './use-writing.ts';
import styles from './write.module.css';

interface Props {
  readonly title: string;
  readonly publishLabel: string;
  readonly writing: WritingView;
}

const ICON = { size: 16, 'aria-hidden': true } as const;

/** A post with everything that belongs to it, and beside it what readers will see. */
export function WriteForm({ title, publishLabel, writing }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [view, setView] = useState<'write' | 'preview'>('write');
  const [dialog, setDialog] = useState<ToolDialog | 'import' | null>(null);
  const { post, change, isPublishing, isPublished, refusal } = writing;
  const isEditable = !isPublishing && !isPublished;
  const shortcuts = useShortcuts(setDialog, writing.publish);
  const { place, editor } = usePostEditor(post.content, {
    onChange: (content) => change({ content }),
    onPictures: (files) => arrivals.add(files),
    onKey: (event) => offers.onKey(event) || shortcuts(event),
    onBlur: writing.keep,
  });
  const { name, faults } = useSummary(editor);
  const followed = useFollowing(useSession().user?.username ?? null);
  const offers = useNameOffers(name, followed, (username, from) =>
    editor?.insertPiece({ type: 'mention', data: username }, from),
  );
  const arrivals = useArrivals(editor, writing);
  const refused = refusal?.kind === 'invalid' ? refusal.nodes : null;
  useEffect(() => {
    if (refused) editor?.markRefused(refused);
  }, [editor, refused]);
  useLeaveWarning(writing.isAtRisk);
  const missing = missingFor(writing, faults.length);
  const shown = useDeferredValue(post);
  const save = () => saveFile('post.json', new Blob([textOfPost(post)], { type: 'application/json' }));
  return (
    <form
      className={styles.page}
      data-view={view}
      onKeyDown={submittingKeys(writing.publish)}
      onSubmit={(event) => {
        event.preventDefault();
        writing.publish();
      }}
    >
      <header className={styles.head}>
        <h1>{title}</h1>
        <div className={styles.ends}>
          <ActionMenu
            label={t('write.more')}
            actions={[
              ...(isEditable
                ? [
                    {
                      label: t('write.importTitle'),
                      icon: <Upload {...ICON} />,
                      onChoose: () => setDialog('import'),
                    },
                  ]
                : []),
              { label: t('write.export'), icon: <Download {...ICON} />, onChoose: save },
              ...(isEditable && writing.isChanged
                ? [{ label: t('write.discard'), icon: <RotateCcw {...ICON} />, onChoose: writing.discard }]
                : []),
            ]}
            button={(opener) => (
              <Button {...opener} aria-label={t('write.more')}>
                <Ellipsis {...ICON} />
              </Button>
            )}
          />
          <Button
            type="submit"
            variant="filled"
            leftSection={<Send {...ICON} />}
            aria-disabled={!writing.canPublish}
            aria-busy={isPublishing}
            aria-describedby={`${id}-why`}
          >
            {publishLabel}
          </Button>
        </div>
      </header>
      <div className={styles.state}>
        <DraftState state={writing.draftState} />
        <p id={`${id}-why`} className={styles.why}>
          {missing && t(`write.why.${missing}`)}
        </p>
      </div>
      {writing.isRestored && (
        <div className={styles.restored} role="status">
          <p>{t('write.restored')}</p>
          <Button onClick={writing.discard}>{t('write.discard')}</Button>
          <Button variant="subtle" onClick={writing.closeNote}>
            {t('action.dismiss')}
          </Button>
        </div>
      )}
      <div className={styles.switch}>
        <SegmentedChoice
          label={t('write.view')}
          value={view}
          choices={[
            {
              value: 'write',
              label: (
                <span>
                  <PenLine {...ICON} /> {t('write.writeView')}
                </span>
              ),
            },
            {
              value: 'preview',
              label: (
                <span>
                  <Eye {...ICON} /> {t('write.preview')}
                </span>
              ),
            },
          ]}
          onChange={setView}
        />
      </div>
      <div className={styles.columns}>
        <div className={styles.written}>
          <TextInput
            label={t('write.titleLabel')}
            value={post.title}
            maxLength={MAX_POST_TITLE}
            readOnly={!isEditable}
            onChange={(event) => change({ title: event.currentTarget.value })}
            onBlur={writing.keep}
            onKeyDown={(event) => {
              // Enter would publish what is half written; its writers want to go on to the text.
              if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
              if (event.nativeEvent.isComposing) return;
              event.preventDefault();
              editor?.focus();
            }}
          />
          <div className={styles.frame}>
            <Toolbar
              editor={editor}
              isEditable={isEditable}
              dialog={dialog}
              onDialog={setDialog}
              onPictures={arrivals.add}
            />
            <PostText
              place={place}
              editor={editor}
              offers={offers}
              isEditable={isEditable}
              isEmpty={post.content.length === 0}
              hintId={`${id}-count`}
              isInvalid={faults.length > 0}
            />
            <Arrivals arrivals={arrivals.arrivals} onArrived={arrivals.place} onGone={arrivals.drop} />
            <Counters id={`${id}-count`} post={shown} />
          </div>
          <Problems editor={editor} writing={writing} />
          <RefusalNote writing={writing} />
          <TagsField tags={post.tags} disabled={!isEditable} onChange={(tags) => change({ tags })} />
          <Audience post={post} disabled={!isEditable} onChange={change} />
        </div>
        <PostPreview post={shown} />
      </div>
      <ImportDialog
        opened={dialog === 'import'}
        onClose={() => setDialog(null)}
        onImport={(imported) => {
          setDialog(null);
          change(importedFacts(imported, post));
          editor?.replaceAll(imported.content);
        }}
      />
    </form>
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
