import { Button, Skeleton } from '@mantine/core';
import { memo } from 'react';
import { usePortions } from '#src/kit/list/portions.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { CardsSection } from '../../fields/cards-section.tsx';
import type { Question } from '../../question/use-question.ts';
import styles from '../teambuilder.module.css';
import { ConstraintsSection } from './constraints-section.tsx';
import { EventSection } from './event-section.tsx';
import { LiveSection } from './live-section.tsx';

interface Props {
  readonly question: Question;
  /** On phones Reset stands at the end of the question; null elsewhere. */
  readonly onReset: (() => void) | null;
}

/** By the part of the page that links name. */
const SECTIONS = new Map([
  ['event', EventSection],
  ['live', LiveSection],
  ['cards', CardsSection],
  ['constraints', ConstraintsSection],
]);

const SKELETONS = [96, 240, 280, 216];

/** Whether a link to this part of the page leads into the question. */
export const isSection = (id: string): boolean => SECTIONS.has(id);

/** Everything the visitor can set, in sections. */
export const QuestionForm = memo(function QuestionForm({ question, onReset }: Props) {
  const { t } = useTranslation();
  // A form of this length takes a slow phone too long to style and lay out in one go.
  const drawn = usePortions(SECTIONS, SECTIONS.size, 1);
  return (
    <>
      {[...SECTIONS].slice(0, drawn).map(([id, Section]) => (
        <Section key={id} question={question} />
      ))}
      {/* Others each time: what is pushed down by a section would count as something that jumped. */}
      <SectionSkeletons key={drawn} from={drawn} />
      {onReset && (
        <div className={styles.reset}>
          <Button onClick={onReset}>{t('action.reset')}</Button>
        </div>
      )}
    </>
  );
});

/** Stand in for a question that was never opened: links to its parts open it. */
export const SectionAnchors = () => [...SECTIONS.keys()].map((id) => <div key={id} id={id} />);

/** Stand in for the sections, from one on, until they are drawn. */
export const SectionSkeletons = ({ from }: { readonly from: number }) =>
  SKELETONS.slice(from).map((height) => (
    <div key={height} className={styles.ghost}>
      <Skeleton height={height} radius={8} />
    </div>
  ));
