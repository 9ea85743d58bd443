import { Button } from '@mantine/core';
import { ImageOff, Images } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { type PosterCard, posterPosition } from '#model/rules/poster';
import { Poster } from '#src/kit/card/poster.tsx';
import { CheckField } from '#src/kit/field/check-field.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './about.module.css';
import { ChooseDialog } from './choose-dialog.tsx';
import { FieldPart } from './field-part.tsx';

interface Props {
  readonly poster: PosterCard | null;
  readonly onChange: (poster: PosterCard | null) => void;
}

const STEP = 0.02;
const PAGE = 0.1;
const PERCENT = 100;
const DIGITS = 1_000;

const rounded = (offset: number): number => Math.round(posterPosition(offset) * DIGITS) / DIGITS;

/** The card on top of the member's page: which one, whether trained, and which part of it. */
export function PosterField({ poster, onChange }: Props) {
  const { t } = useTranslation();
  const [isOpen, open] = useState(false);
  return (
    <FieldPart id="about-poster" title={t('about.poster.title')}>
      {poster && <Strip poster={poster} onChange={onChange} />}
      <div className={styles.row}>
        <Button leftSection={<Images size={16} aria-hidden="true" />} onClick={() => open(true)}>
          {t(poster ? 'about.poster.other' : 'about.poster.choose')}
        </Button>
        {poster && (
          <Button leftSection={<ImageOff size={16} aria-hidden="true" />} onClick={() => onChange(null)}>
            {t('about.poster.none')}
          </Button>
        )}
      </div>
      {poster && (
        <CheckField
          label={t('about.poster.trained')}
          checked={poster.trainedArt}
          onChange={(trainedArt) => onChange({ ...poster, trainedArt })}
        />
      )}
      <ChooseDialog
        opened={isOpen}
        kind="card"
        selected={poster ? [poster.id] : []}
        max={1}
        onClose={() => open(false)}
        onDone={([id]) => {
          open(false);
          if (id !== undefined && id !== poster?.id)
            onChange({ id, offset: 0, trainedArt: poster?.trainedArt ?? false });
        }}
      />
    </FieldPart>
  );
}

interface StripProps {
  readonly poster: PosterCard;
  readonly onChange: (poster: PosterCard) => void;
}

/** How much higher the picture is than the strip, in pixels of the page. */
function travelOf(strip: HTMLElement): number {
  const { width, height } = strip.getBoundingClientRect();
  const image = strip.querySelector('img');
  const whole = image && image.naturalWidth > 0 ? (image.naturalHeight / image.naturalWidth) * width : 0;
  return whole > height ? whole - height : height;
}

/** The strip itself: the picture is dragged up and down behind it, or moved with arrow keys. */
function Strip({ poster, onChange }: StripProps) {
  const { t } = useTranslation();
  const start = useRef<{ readonly y: number; readonly offset: number } | null>(null);
  const at = posterPosition(poster.offset);
  const move = (offset: number) => onChange({ ...poster, offset: rounded(offset) });
  const onKeyDown = (event: KeyboardEvent) => {
    const offsets: Readonly<Record<string, number>> = {
      ArrowUp: at - STEP,
      ArrowLeft: at - STEP,
      ArrowDown: at + STEP,
      ArrowRight: at + STEP,
      PageUp: at - PAGE,
      PageDown: at + PAGE,
      Home: 0,
      End: 1,
    };
    const next = offsets[event.key];
    if (next === undefined) return;
    event.preventDefault();
    move(next);
  };
  const onPointerMove = ({ clientY, currentTarget }: PointerEvent<HTMLDivElement>) => {
    if (start.current === null) return;
    // The picture follows the finger: dragging down shows a higher part.
    move(start.current.offset - (clientY - start.current.y) / travelOf(currentTarget));
  };
  const stop = () => {
    start.current = null;
  };
  return (
    <div
      className={styles.strip}
      role="slider"
      tabIndex={0}
      aria-label={t('about.poster.part')}
      aria-orientation="vertical"
      aria-valuemin={0}
      aria-valuemax={PERCENT}
      aria-valuenow={Math.round(at * PERCENT)}
      aria-valuetext={t('about.poster.at', { percent: Math.round(at * PERCENT) })}
      title={t('about.poster.hint')}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        start.current = { y: event.clientY, offset: at };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={onPointerMove}
      onPointerUp={stop}
      onPointerCancel={stop}
    >
      <Poster poster={poster} />
    </div>
  );
}
