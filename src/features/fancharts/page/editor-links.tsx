import { Button } from '@mantine/core';
import { Pencil, PencilRuler } from 'lucide-react';
import { Link } from 'react-router';
import { editChartPath } from '#model/site/objects';
import { isAmongAuthors, type Post } from '#src/features/posts/post/post.data.ts';
import { useSession } from '#src/kit/actors/use-session.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';

const ICON = { size: 16, 'aria-hidden': true } as const;

/** The ways from a chart to the editor: for those who made it to edit it, for everyone to make a copy. */
export function EditorLinks({ post }: { readonly post: Post }) {
  const { t } = useTranslation();
  const username = useSession().user?.username;
  return (
    <>
      {username !== undefined && isAmongAuthors(post, username) && (
        <Button component={Link} to={editChartPath(post.id)} leftSection={<Pencil {...ICON} />}>
          {t('action.edit')}
        </Button>
      )}
      <Button
        component={Link}
        to={`/community/charts/new?from=${post.id}`}
        leftSection={<PencilRuler {...ICON} />}
      >
        {t('chart.copyInEditor')}
      </Button>
    </>
  );
}
