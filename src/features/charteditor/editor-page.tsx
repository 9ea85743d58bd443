import { Suspense } from 'react';
import type { ChartEditorInput } from '#machines/charteditor/charteditor.types';
import { Waiting } from '#src/features/studio/frame/for-members.tsx';
import { Editor } from './editor.tsx';
import { PhoneView } from './phone/phone-view.tsx';
import { useIsNarrow } from './phone/use-is-narrow.ts';
import { useChartEditor } from './use-chart-editor.ts';

interface Props {
  readonly title: string;
  readonly input: ChartEditorInput;
}

/** The editor of one chart, as soon as its code is there. */
export function EditorPage(props: Props) {
  return (
    <Suspense fallback={<Waiting title={props.title} />}>
      <Opened {...props} />
    </Suspense>
  );
}

function Opened({ title, input }: Props) {
  const actor = useChartEditor(input);
  const isNarrow = useIsNarrow();
  return isNarrow ? <PhoneView actor={actor} title={title} /> : <Editor actor={actor} title={title} />;
}
