import { EMPTY_POST, readPost } from '#model/writing/post/draft';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { EditPage } from '../frame/edit-page.tsx';
import { WritePage } from '../write-page.tsx';

/** `/community/posts/edit/{id}`: a post of the visitor. */
export function Screen() {
  const { t } = useTranslation();
  const title = t('page.editPost');
  return (
    <EditPage
      title={title}
      hint={{ title: t('write.logIn'), text: t('write.logInText') }}
      category="text"
      mayEdit={({ author }, username) => author?.username === username}
      notYours={{
        title: t('write.notYours'),
        text: t('write.notYoursText'),
        list: { path: '/community/posts', label: t('write.allPosts') },
      }}
    >
      {(post, username) => (
        <WritePage
          title={title}
          publishLabel={t('write.save')}
          input={{
            target: { kind: 'edit', id: post.id },
            draftKey: `drafts/post/${username}/${post.id}`,
            start: readPost(post) ?? EMPTY_POST,
            revision: post.revision,
          }}
        />
      )}
    </EditPage>
  );
}
