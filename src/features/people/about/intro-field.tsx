import type { JsonObject } from '#model/records/reading';
import { type AboutFault, INTRO_LIMITS } from '#model/writing/about';
import { measureNodes } from '#model/writing/post/faults';
import { Counters } from '#src/features/studio/counters.tsx';
import { Problems } from '#src/features/studio/problems.tsx';
import { TextFrame } from '#src/features/studio/text/text-frame.tsx';
import type { TextEditor } from '#src/features/studio/text/use-text-editor.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { FieldPart } from './field-part.tsx';

/** Faults of the text as a whole. The weight is among them because the text is most of a profile. */
const OF_TEXT = ['letters', 'nodes', 'shown', 'weight'] as const satisfies readonly AboutFault[];

interface Props {
  readonly intro: readonly JsonObject[];
  readonly text: TextEditor;
  /** Of the whole profile. */
  readonly faults: readonly AboutFault[];
  readonly isEditable: boolean;
}

/** The introduction, in the editor of posts. */
export function IntroField({ intro, text, faults, isEditable }: Props) {
  const { t } = useTranslation();
  return (
    <FieldPart id="about-intro" title={t('about.intro')}>
      <TextFrame
        text={text}
        isEditable={isEditable}
        isEmpty={intro.length === 0}
        counters={<Counters measure={measureNodes(intro)} limits={INTRO_LIMITS} />}
      />
      <Problems text={text} whole={OF_TEXT.filter((fault) => faults.includes(fault))} />
    </FieldPart>
  );
}
