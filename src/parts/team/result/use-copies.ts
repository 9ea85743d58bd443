import { useClipboard } from '@mantine/hooks';
import { useFormat } from '#src/components/format.ts';
import { useItemLabel } from '#src/components/items-used.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import { encodeInputs } from '../question/teambuilder-url.ts';
import type { Question } from '../question/use-question.ts';
import { useSearchedLater } from '../search/searched.ts';
import { useSources } from '../sources/sources.tsx';
import { answerText } from './team-text.ts';

/** A link that shows the other person the same question: the server stands in it even if it is the profile's own. */
const linkOf = ({ inputs, server, profile }: Question): string => {
  const query = encodeInputs({ ...inputs, server, profile: profile?.name ?? null });
  return `${window.location.origin}${window.location.pathname}?${query}`;
};

const PATIENCE_MS = 2_500;

/** A laptop's own dialog is no help beside a button that copies. */
const canSend = (): boolean =>
  typeof navigator.share === 'function' && window.matchMedia('(pointer: coarse)').matches;

// Whoever closes the phone's own dialog wanted nothing.
const send = (url: string): Promise<void> =>
  navigator.share({ title: document.title, url }).catch(() => undefined);

/** Link and text of the page into the clipboard, and what to say about it. */
export function useCopies(question: Question) {
  const { t } = useTranslation();
  const format = useFormat();
  const labelOf = useItemLabel();
  const sources = useSources();
  const searched = useSearchedLater(question);
  const copies = useClipboards(question, () =>
    searched
      ? answerText({ sources, request: searched.request, t, format, labelOf }, searched.answer, {
          now: Date.now(),
          event: searched.event,
        })
      : null,
  );
  return { ...copies, hasTeam: searched !== null && searched.answer.teams.length > 0 };
}

/** The same for another text; null copies nothing. */
export function useClipboards(question: Question, textOf: () => string | null) {
  const { t } = useTranslation();
  const link = useClipboard({ timeout: PATIENCE_MS });
  const text = useClipboard({ timeout: PATIENCE_MS });
  const failed = link.error ?? text.error;
  const said = [
    link.copied && t('copy.linkCopied'),
    text.copied && t('copy.textCopied'),
    failed && t('copy.failed'),
  ];
  return {
    said: said.find((word) => typeof word === 'string') ?? '',
    /** By what the phone itself offers; null where it offers nothing. */
    send: canSend() ? () => void send(linkOf(question)) : null,
    copyLink: () => {
      text.reset();
      link.copy(linkOf(question));
    },
    copyText: () => {
      link.reset();
      const words = textOf();
      if (words !== null) text.copy(words);
    },
  };
}
