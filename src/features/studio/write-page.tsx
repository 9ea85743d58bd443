import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import { linkTo } from '#model/site/links';
import { postPath } from '#model/site/objects';
import { Waiting } from './frame/for-members.tsx';
import { useWriting, type WritingInput } from './use-writing.ts';
import { WriteForm } from './write-form.tsx';

interface Props {
  readonly title: string;
  readonly publishLabel: string;
  readonly input: WritingInput;
}

/** The editor of one post. */
export function WritePage(props: Props) {
  return (
    <Suspense fallback={<Waiting title={props.title} />}>
      <Opened {...props} />
    </Suspense>
  );
}

function Opened({ title, publishLabel, input }: Props) {
  const navigate = useNavigate();
  const writing = useWriting(input, (id) => void navigate(linkTo(postPath(id)) ?? '/community/posts'));
  // What an earlier visit left must be there before anything is typed.
  if (writing.isOpening) return <Waiting title={title} />;
  // A post that was replaced from outside gets a new history.
  return <WriteForm key={writing.generation} title={title} publishLabel={publishLabel} writing={writing} />;
}
