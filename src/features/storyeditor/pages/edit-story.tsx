import type { Post } from '#src/features/posts/post/post.data.ts';
import { EditPage } from '#src/features/studio/frame/edit-page.tsx';
import { Waiting } from '#src/features/studio/frame/for-members.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useEditedWork } from '../../drafts/drafts.data.ts';
import { STORIES } from '../drafts/story-kind.tsx';
import { EditorPage } from '../editor-page.tsx';

/** `/community/stories/edit/{id}`: a story of the visitor. */
export function Screen() {
  const { t } = useTranslation();
  const title = t('page.editStory');
  return (
    <EditPage
      title={title}
      hint={{ title: t('storyEditor.draft.logIn'), text: t('storyEditor.draft.logInText') }}
      category="story"
      mayEdit={({ author }, username) => author?.username === username}
      notYours={{
        title: t('storyEditor.draft.notYours'),
        text: t('storyEditor.draft.notYoursText'),
        list: { path: '/community/stories', label: t('fanStories.all') },
      }}
    >
      {(post) => <Loaded post={post} title={title} />}
    </EditPage>
  );
}

/** The post with what this device may know of it that the site does not. */
function Loaded({ post, title }: { readonly post: Post; readonly title: string }) {
  const { t } = useTranslation();
  const { data: input } = useEditedWork(STORIES, post);
  if (input) return <EditorPage title={title} input={input} />;
  if (input === undefined) return <Waiting title={title} />;
  return (
    <>
      <h1>{title}</h1>
      <p role="alert">{t('fanStories.broken')}</p>
    </>
  );
}
