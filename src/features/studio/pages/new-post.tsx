import { EMPTY_POST } from '#model/writing/post/draft';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { ForMembers } from '../frame/for-members.tsx';
import { WritePage } from '../write-page.tsx';

/** `/community/posts/new`: a post that is not there yet. */
export function Screen() {
  const { t } = useTranslation();
  const title = t('page.newPost');
  return (
    <ForMembers title={title} hint={{ title: t('write.logIn'), text: t('write.logInText') }}>
      {({ username }) => (
        <WritePage
          title={title}
          publishLabel={t('write.publish')}
          input={{
            target: { kind: 'new' },
            draftKey: `drafts/post/${username}/new`,
            start: EMPTY_POST,
            revision: null,
          }}
        />
      )}
    </ForMembers>
  );
}
