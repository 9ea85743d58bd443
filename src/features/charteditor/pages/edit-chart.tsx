import type { Post } from '#src/features/posts/post/post.data.ts';
import { EditPage } from '#src/features/studio/frame/edit-page.tsx';
import { Waiting } from '#src/features/studio/frame/for-members.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useEditedWork } from '../../drafts/drafts.data.ts';
import { CHARTS } from '../drafts/chart-kind.tsx';
import { EditorPage } from '../editor-page.tsx';

const mayEdit = ({ author, coAuthors = [] }: Post, username: string): boolean =>
  author?.username === username || coAuthors.some((each) => each.username === username);

/** `/community/charts/edit/{id}`: a chart of the visitor. */
export function Screen() {
  const { t } = useTranslation();
  const title = t('page.editChart');
  return (
    <EditPage
      title={title}
      hint={{ title: t('chartEditor.logIn'), text: t('chartEditor.logInText') }}
      category="chart"
      mayEdit={mayEdit}
      notYours={{
        title: t('chartEditor.notYours'),
        text: t('chartEditor.notYoursText'),
        list: { path: '/community/charts', label: t('fanCharts.all') },
      }}
    >
      {(post) => <Loaded post={post} title={title} />}
    </EditPage>
  );
}

/** The post with what this device may know of it that the site does not. */
function Loaded({ post, title }: { readonly post: Post; readonly title: string }) {
  const { data: input } = useEditedWork(CHARTS, post);
  return input ? <EditorPage title={title} input={input} /> : <Waiting title={title} />;
}
