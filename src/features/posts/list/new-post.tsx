import { Button } from '@mantine/core';
import { PenLine } from 'lucide-react';
import { Link } from 'react-router';
import { NEW_STORY } from '#model/site/objects';
import { useTranslation } from '#src/kit/text/translation.tsx';

const EDITORS = {
  text: { path: '/community/posts/new', title: 'page.newPost' },
  story: { path: NEW_STORY, title: 'page.newStory' },
} as const;

/** Leads to the editor of posts or of stories; who is not logged in is asked to there. */
export function NewPost({ kind = 'text' }: { readonly kind?: keyof typeof EDITORS }) {
  const { t } = useTranslation();
  const { path, title } = EDITORS[kind];
  return (
    <Button
      component={Link}
      to={path}
      variant="filled"
      leftSection={<PenLine size={16} aria-hidden="true" />}
    >
      {t(title)}
    </Button>
  );
}
