import { useClipboard } from '@mantine/hooks';
import type { Shared } from '#model/compute/sent/code';
import { type Answered, inputsOfLink, sharedOf } from '#model/compute/sent/shared';
import { encodeInputs } from '#src/kit/address/teambuilder-url.ts';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useItemLabel } from '../../account/fields/items-used.tsx';
import type { Question } from '../question/use-question.ts';
import { type Searched, useSearchedLater } from '../search/searched.ts';
import { useSources } from '../sources/sources.tsx';
import { answerText } from './team-text.ts';

/** A link that shows the other person the same: the teams if there are any, else the question. Its server is named in any case. */
function linkOf({ inputs, server, profile }: Question, shared: Shared | null): string {
  const told = shared ? inputsOfLink(shared, inputs) : { ...inputs, profile: profile?.name ?? null };
  const query = encodeInputs({ ...told, server });
  return `${window.location.origin}${window.location.pathname}?${query}`;
}

const PATIENCE_MS = 2_500;

/** Link and text of the page into the clipboard, and what to say about it. */
export function useCopies(question: Question) {
  const { t } = useTranslation();
  const format = useFormat();
  const labelOf = useItemLabel();
  const sources = useSources();
  const searched = useSearchedLater(question);
  const copies = useClipboards(question, answersIn(searched), () =>
    searched
      ? answerText({ sources, request: searched.request, t, format, labelOf }, searched.answer, {
          now: Date.now(),
          event: searched.event,
        })
      : null,
  );
  return { ...copies, hasTeam: searched !== null && searched.answer.teams.length > 0 };
}

/** What answers the question on the page; nothing when the inputs have changed since. */
function answersIn(searched: Searched | null): readonly Answered[] {
  const [team] = searched?.answer.teams ?? [];
  return searched && team && !searched.isOld && !searched.isStale
    ? [{ request: searched.request, team }]
    : [];
}

/** The same for another text, null copying nothing, and for the teams that answer the question. The text ends with the link. */
export function useClipboards(question: Question, answers: readonly Answered[], textOf: () => string | null) {
  const { t } = useTranslation();
  const { game } = useSources();
  const linkNow = () => linkOf(question, sharedOf(answers, game));
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
    linkNow,
    copyLink: () => {
      text.reset();
      link.copy(linkNow());
    },
    copyText: () => {
      link.reset();
      const words = textOf();
      if (words !== null) text.copy(`${words}\n\n${linkNow()}`);
    },
  };
}
