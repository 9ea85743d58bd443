import { useTranslation } from '#src/components/translation.tsx';
import type { CallFailure } from '#src/data/api/failures.ts';
import { FailureNote } from '../form/failure-note.tsx';

const OWN_WORDS = ['CODE_INVALID', 'NOT_FOUND', 'ORIGIN_UNAVAILABLE'] as const;

/** Why an account was not linked: some refusals mean more here than elsewhere. */
export function LinkingNote({ failure }: { readonly failure: CallFailure | null }) {
  const { t } = useTranslation();
  const code = failure?.kind === 'refused' ? failure.code : null;
  const known = OWN_WORDS.find((each) => each === code);
  return <FailureNote failure={failure} text={known && t(`account.linked.refused.${known}`)} />;
}
