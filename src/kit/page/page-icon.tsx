import { lazy, Suspense } from 'react';
import type { PageIcon as Name } from '#model/vocabulary/page-icons';

interface Props {
  readonly name: Name;
}

const SIZE = 20;
/** All of them come with the first one, in a file of their own: pages without cards do without. */
const Picture = lazy(async () => {
  const icons = await import('./page-icons.ts').then(
    ({ PAGE_ICONS }) => PAGE_ICONS,
    () => null,
  );
  return {
    default: function Picture({ name }: Props) {
      const Icon = icons?.[name];
      return Icon ? <Icon size={SIZE} /> : null;
    },
  };
});

/** What stands for a page beside its title; its place stays empty until it comes. */
export const PageIcon = ({ name }: Props) => (
  <Suspense fallback={null}>
    <Picture name={name} />
  </Suspense>
);
