import { Button } from '@mantine/core';
import { FileQuestion } from 'lucide-react';
import { Link } from 'react-router';
import { EmptyState } from '../page/state/empty-state.tsx';

interface Props {
  readonly title: string;
  readonly text: string;
  /** The list of all there are. */
  readonly list: { readonly path: string; readonly label: string };
}

const ICON = 28;

/** Stands for the page of a thing that the data does not know. */
export const NoSuchThing = ({ title, text, list }: Props) => (
  <EmptyState isPage icon={<FileQuestion size={ICON} />} title={title} text={text}>
    <Button component={Link} to={list.path} variant="filled">
      {list.label}
    </Button>
  </EmptyState>
);
