import { useTranslation } from '#src/kit/text/translation.tsx';
import { FailureNote } from '../form/failure-note.tsx';
import type { LinkingRefusal } from './use-linking.ts';

const OWN_WORDS = ['CODE_INVALID', 'NOT_FOUND', 'ORIGIN_UNAVAILABLE'] as const;

/** Why an account was not linked: some refusals mean more here than elsewhere. */
export function LinkingNote({ refusal }: { readonly refusal: LinkingRefusal | null }) {
  const { t } = useTranslation();
  const code = refusal?.kind === 'refused' ? refusal.code : null;
  const known = OWN_WORDS.find((each) => each === code);
  return <FailureNote failure={refusal} text={known && t(`account.linked.refused.${known}`)} />;
}
