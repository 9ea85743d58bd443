import { Button, Skeleton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense, startTransition, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation } from 'react-router';
import type { TeamInputs } from '#model/compute/asked/inputs';
import { keepInSight } from '#src/kit/address/place-of-address.ts';
import { encodeInputs } from '#src/kit/address/teambuilder-url.ts';
import { useIsPhone } from '#src/kit/page/use-is-phone.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { type Question, useQuestion } from '../question/use-question.ts';
import type { GameData } from '../sources/game-data.ts';
import { SourcesProvider } from '../sources/sources.tsx';
import { AnswerPanel } from './answer/answer-panel.tsx';
import { CalculateButton } from './answer/calculate-button.tsx';
import { Follow } from './follow.ts';
import type { MedleyHandle } from './medley/medley-answer.tsx';
import { useBarSlot } from './phone/bar-slot.ts';
import { useSongAfterCards } from './phone/next-step.tsx';
import { QuestionSummary } from './phone/question-summary.tsx';
import { ThumbBar } from './phone/thumb-bar.tsx';
import { isSection, QuestionForm, SectionAnchors, SectionSkeletons } from './question/question-form.tsx';
import styles from './teambuilder.module.css';
import { type InputsInAddress, useInputs } from './use-inputs.ts';
import { useStart } from './use-start.ts';

interface UndoProps {
  /** Null while there is nothing to take back. */
  readonly onUndo: (() => void) | null;
}

/** Takes Reset back, as long as nothing else was set. */
function Undo({ onUndo }: UndoProps) {
  const { t } = useTranslation();
  return (
    <div role="status" className={styles.undo}>
      {onUndo && (
        <>
          {t('builder.resetDone')}
          <Button variant="subtle" onClick={onUndo}>
            {t('action.undo')}
          </Button>
        </>
      )}
    </div>
  );
}

/** Brings the answer onto the screen when it was asked for from further down, or stands below the question. */
function showAnswer(isPhone: boolean): void {
  // The question is put away there: the answer comes up to it.
  if (isPhone) {
    window.scrollTo({ top: 0 });
    return;
  }
  const panel = document.getElementById('results');
  const top = panel?.getBoundingClientRect().top ?? 0;
  if (top < 0 || top > window.innerHeight / 2) panel?.scrollIntoView();
}

/** Few visits open a shared team. */
const SharedPanels = lazy(async () => ({ default: (await import('./shared-panels.tsx')).SharedPanels }));

interface Props {
  readonly game: GameData;
}

/** The page's own question, or that of a shared answer. */
export function BuilderPanels({ game }: Props) {
  const address = useInputs();
  const question = useQuestion(address, game);
  const parts = { game, address, question };
  // What an address names is not shown as unknown before it can be known.
  if (game.isComing && !isPlain(address.inputs)) return <BuilderSkeleton />;
  if (!question.isShared) return <OwnPanels {...parts} />;
  return (
    <Suspense fallback={<BuilderSkeleton />}>
      <SharedPanels {...parts} />
    </Suspense>
  );
}

/** Whether an address asks for nothing but a collection. */
const isPlain = (inputs: TeamInputs): boolean => encodeInputs({ ...inputs, profile: null }).size === 0;

interface OwnProps extends Props {
  readonly address: InputsInAddress;
  readonly question: Question;
}

/** Question left, answer right; on phones the question shrinks to a line once a song is chosen. */
function OwnPanels({ game, address, question }: OwnProps) {
  const { t } = useTranslation();
  // There as soon as a medley is chosen and its code has come.
  const [medley, setMedley] = useState<MedleyHandle | null>(null);
  const start = useStart(address, question.profile, game, medley?.start ?? null);
  const canStart = question.medley ? medley !== null : question.request !== null;
  const hasSongs = namesSongs(question, game);
  const isPhone = useIsPhone();
  const [isOpen, folding] = useDisclosure(!hasSongs);
  useNamedPart(isSection, folding.open);
  // Whose cards play is the first question; on a phone it must not stand below all others.
  const isFirst = isPhone && question.profile === null;
  const isShown = !isPhone || isOpen || !hasSongs;
  const isDrawn = useEver(isShown);
  const [isPicking, picking] = useDisclosure(false);
  const [bar, setBar] = useBarSlot();
  useSongAfterCards(question, isPhone && address.isTouched && !hasSongs, picking.open);
  // That it was asked shows first.
  const closeLater = () => {
    startTransition(folding.close);
    showAnswer(isPhone);
  };
  // With keys both keep what they hold, the focus above all, when they change places.
  const form = (
    <section key="question" className={styles.question} aria-label={t('builder.question')} hidden={!isShown}>
      {game.isComing ? (
        <SectionSkeletons from={0} />
      ) : isDrawn ? (
        <QuestionForm question={question} onReset={isPhone ? address.reset : null} />
      ) : (
        <SectionAnchors />
      )}
    </section>
  );
  const answer = <AnswerPanel key="answer" question={question} start={start} medley={setMedley} bar={bar} />;
  const calculate = { question, start, canStart };
  return (
    <SourcesProvider game={game} profile={question.profile}>
      {!isPhone && (
        <div className={styles.actions}>
          <Button onClick={address.reset}>{t('action.reset')}</Button>
          <CalculateButton {...calculate} onSearch={closeLater} />
        </div>
      )}
      <Follow request={question.request} />
      <Undo onUndo={address.undo} />
      <div className={styles.columns}>
        {isPhone && hasSongs && (
          <QuestionSummary question={question} isOpen={isOpen} onToggle={folding.toggle} />
        )}
        {isFirst ? [answer, form] : [form, answer]}
      </div>
      {isPhone && (
        <ThumbBar
          {...calculate}
          hasSongs={hasSongs}
          slot={setBar}
          picker={{ ...picking, isOpen: isPicking }}
          onSearch={closeLater}
        />
      )}
    </SourcesProvider>
  );
}

/** Whether it is said what is played. */
const namesSongs = ({ inputs, song }: Question, { songs }: GameData): boolean =>
  inputs.live === 'medley'
    ? inputs.medley.every((slot) => slot !== null && songs.has(slot.songId))
    : song !== null;

/** Whether it was so at any time: what was drawn once is hidden, not redrawn. */
function useEver(is: boolean): boolean {
  const [ever, set] = useState(is);
  if (is && !ever) set(true);
  return is || ever;
}

/** Something was chosen on the page; no link was followed. */
const isChoice = (last: Location | null, now: Location): boolean =>
  last !== null && last.hash === now.hash && last.search !== now.search;

/**
 * Opens the question when the address names a part of it, as links of the menu do, and goes there: the router looks for it when it is
 * still put away. Both functions stay the same.
 */
function useNamedPart(isPart: (id: string) => boolean, open: () => void): void {
  const location = useLocation();
  const last = useRef<Location>(null);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = location;
    if (!isPart(location.hash.slice(1)) || isChoice(before, location)) return;
    open();
    // A page that opens goes there by itself, unless someone comes back to where they were.
    return before === null ? undefined : keepInSight(location.hash);
  }, [location, isPart, open]);
}

/** Both panels in their final size while the data is on its way. */
function BuilderSkeleton() {
  return (
    <div className={styles.columns} aria-busy="true">
      <div className={styles.question}>
        <SectionSkeletons from={0} />
      </div>
      <Skeleton height={640} radius={12} />
    </div>
  );
}
