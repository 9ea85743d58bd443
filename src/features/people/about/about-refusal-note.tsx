import type { AboutDraft } from '#model/writing/about';
import type { Member } from '#src/features/account/people/people.data.ts';
import { DraftRefusal } from '#src/features/studio/frame/draft-refusal.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { AboutRefusal, AboutView } from '../use-about.ts';
import styles from './about.module.css';
import { AboutPreview } from './about-preview.tsx';

interface Props {
  readonly member: Member;
  readonly view: AboutView;
}

/** Why it was not saved, and what can be done. */
export function AboutRefusalNote({ member, view: { refusal, insist, takeNewer } }: Props) {
  const { t } = useTranslation();
  return (
    <DraftRefusal
      words={refusal && <Words refusal={refusal} />}
      stale={
        refusal?.kind === 'stale'
          ? {
              newer: refusal.newer && <Newer member={member} about={refusal.newer} />,
              insist: { label: t('about.insist'), onInsist: insist },
              take: { label: t('about.takeNewer'), onTake: takeNewer },
            }
          : null
      }
    />
  );
}

function Newer(props: { readonly member: Member; readonly about: AboutDraft }) {
  const { t } = useTranslation();
  return (
    <details className={styles.newer}>
      <summary>{t('about.newer')}</summary>
      <AboutPreview {...props} />
    </details>
  );
}

const NAMED = ['titles', 'posterCard', 'selfIntroRich', 'serverIds', 'socialMedia'] as const;

function Words({ refusal }: { readonly refusal: AboutRefusal }) {
  const { t } = useTranslation();
  if (refusal.kind === 'wait') return <p>{t('composer.wait', { count: refusal.seconds })}</p>;
  if (refusal.kind !== 'invalid') return <p>{t(`about.refusal.${refusal.kind}`)}</p>;
  const named = NAMED.filter((field) => refusal.fields.some((path) => path.split('.')[0] === field));
  return (
    <>
      <p>{t('about.refusal.invalid')}</p>
      {named.map((field) => (
        <p key={field}>{t(`about.field.${field}`)}</p>
      ))}
    </>
  );
}
