import { Button, Skeleton } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { memo, startTransition, useCallback, useState } from 'react';
import type { MedleyRequest } from '#model/compute/medley';
import { usePortions } from '#src/components/portions.ts';
import { useTranslation } from '#src/components/translation.tsx';
import styles from '../teambuilder.module.css';
import { AnswerPanel } from './answer/answer-panel.tsx';
import { CalculateButton } from './answer/calculate-button.tsx';
import { CardsSection } from './cards/cards-section.tsx';
import { ConstraintsSection } from './cards/constraints-section.tsx';
import { EventSection } from './event/event-section.tsx';
import { LiveSection } from './live/live-section.tsx';
import { QuestionSummary } from './phone/question-summary.tsx';
import { ThumbBar } from './phone/thumb-bar.tsx';
import { useNamedPart } from './phone/use-named-part.ts';
import type { Builder } from './state/builder.ts';
import { useBuilder } from './state/use-builder.ts';
import type { GameData } from './state/use-game-data.ts';
import { useInputs } from './state/use-inputs.ts';

interface Props {
  readonly game: GameData;
}

const PHONE = '(max-width: 768px)';
const SKELETONS = [96, 240, 280, 216];

/** The medley that was asked for last. */
function useAsked(isMedley: boolean) {
  const [asked, take] = useState<MedleyRequest | null>(null);
  // Whoever comes back to medleys finds a fresh page, not a search that nobody asked for.
  if (asked && !isMedley) take(null);
  // The press is answered and painted first: half the page is drawn again for what it asks.
  const ask = useCallback((request: MedleyRequest) => void setTimeout(take, 0, request), []);
  return { asked, ask };
}

/** Whether it was so at any time: what was drawn once is hidden, not drawn anew. */
function useEver(is: boolean): boolean {
  const [ever, set] = useState(is);
  if (is && !ever) set(true);
  return is || ever;
}

/** Question left, answer right; on phones the question shrinks to a line once a song is chosen. */
export function BuilderPanels({ game }: Props) {
  const { t } = useTranslation();
  const address = useInputs();
  const { asked, ask } = useAsked(address.inputs.live === 'medley');
  const builder = useBuilder(address, game, ask);
  const hasSongs = namesSongs(builder);
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const [isOpen, question] = useDisclosure(!hasSongs);
  useNamedPart(isSection, question.open);
  // Whose cards play is the first question; on a phone it must not stand below all others.
  const isFirst = isPhone && builder.profile === null;
  const isShown = !isPhone || isOpen || !hasSongs;
  const isDrawn = useEver(isShown);
  // That it was asked shows first.
  const closeLater = () => startTransition(question.close);
  // With keys both keep what they hold, the focus above all, when they change places.
  const form = (
    <section key="question" className={styles.question} aria-label={t('builder.question')} hidden={!isShown}>
      {isDrawn ? <Question builder={builder} onReset={isPhone ? address.reset : null} /> : <PartNames />}
    </section>
  );
  const answer = <AnswerPanel key="answer" builder={builder} asked={asked} />;
  return (
    <>
      {!isPhone && <PageActions builder={builder} onReset={address.reset} />}
      <div className={styles.columns}>
        {isPhone && hasSongs && (
          <QuestionSummary builder={builder} isOpen={isOpen} onToggle={question.toggle} />
        )}
        {isFirst ? [answer, form] : [form, answer]}
      </div>
      {isPhone && <ThumbBar builder={builder} onSearch={closeLater} />}
    </>
  );
}

/** Whether it is said what is played. */
const namesSongs = ({ inputs, song }: Builder): boolean =>
  inputs.live === 'medley' ? inputs.medley.every((slot) => slot !== null) : song !== null;

interface SharedProps {
  readonly builder: Builder;
}

interface QuestionProps extends SharedProps {
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

const isSection = (id: string): boolean => SECTIONS.has(id);

const Question = memo(function Question({ builder, onReset }: QuestionProps) {
  const { t } = useTranslation();
  // A form of this length takes a slow phone too long to style and lay out in one go.
  const drawn = usePortions(SECTIONS, SECTIONS.size, 1);
  return (
    <>
      {[...SECTIONS].slice(0, drawn).map(([id, Section]) => (
        <Section key={id} builder={builder} />
      ))}
      {/* Others each time: what is pushed down by a section would count as something that jumped. */}
      <Ghosts key={drawn} from={drawn} />
      {onReset && (
        <div className={styles.reset}>
          <Button onClick={onReset}>{t('action.reset')}</Button>
        </div>
      )}
    </>
  );
});

/** Stand for a question that was never opened: links to its parts open it. */
const PartNames = () => [...SECTIONS.keys()].map((id) => <div key={id} id={id} />);

function PageActions({ builder, onReset }: SharedProps & { readonly onReset: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.actions}>
      <Button onClick={onReset}>{t('action.reset')}</Button>
      <CalculateButton builder={builder} />
    </div>
  );
}

/** Stand for the sections of the question, from one on, until they are drawn. */
const Ghosts = ({ from }: { readonly from: number }) =>
  SKELETONS.slice(from).map((height) => (
    <div key={height} className={styles.ghost}>
      <Skeleton height={height} radius={8} />
    </div>
  ));

/** Both panels in their final size while the data is on its way. */
export function BuilderSkeleton() {
  return (
    <div className={styles.columns} aria-busy="true">
      <div className={styles.question}>
        <Ghosts from={0} />
      </div>
      <Skeleton height={640} radius={12} />
    </div>
  );
}
