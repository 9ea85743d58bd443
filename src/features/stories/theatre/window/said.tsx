import type { TextSize } from '#model/media/theatre/theatre-settings';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useMoment, useStoryCommands, useStoryPart } from '../../use-story-play.ts';
import { useSpeakers } from '../cast-names.ts';
import { TalkWindow } from './talk-window.tsx';
import { useTyped } from './use-typed.ts';

interface Props {
  /** Of the story. */
  readonly lang: string;
}

/** The line that is spoken, unless its window is hidden. */
export function Said({ size, lang }: Props & { readonly size: TextSize }) {
  const line = useStoryPart(
    (view) => (view.isWindowHidden ? null : view.stage.line),
    (one, other) => one?.at === other?.at,
  );
  const isWaiting = useStoryPart(({ moment, status }) => status === 'playing' && moment === 'waiting');
  const hasVoice = useStoryPart(({ step }) => step?.kind === 'talk' && step.voices.length > 0);
  const shakes = useMoment((moments) => moments.windowShakes);
  const { replay } = useStoryCommands();
  const speakerOf = useSpeakers();
  const typed = useTyped(line?.at ?? -1, line?.text.length ?? 0);
  if (!line) return null;
  return (
    <TalkWindow
      speaker={speakerOf(line.speaker, line.characterIds)}
      text={line.text}
      lang={lang}
      typed={typed}
      size={size}
      isWaiting={isWaiting}
      shakes={shakes}
      onVoice={hasVoice ? () => replay(line.at) : null}
    />
  );
}

/** Each line as a whole, for screen readers; they read on when it is there. */
export function Spoken({ lang }: Props) {
  const { t } = useTranslation();
  const line = useStoryPart(
    (view) => view.stage.line,
    (one, other) => one?.at === other?.at,
  );
  const speaker = line?.speaker.trim() ?? '';
  const text = line?.text ?? '';
  return (
    <p className="visually-hidden" lang={lang} aria-live="polite">
      {speaker === '' ? text : t('stories.theatre.said', { speaker, text })}
    </p>
  );
}
