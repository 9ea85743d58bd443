import { Button } from '@mantine/core';
import type { Member } from '#src/features/account/people/people.data.ts';
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
    <div role="alert" className={styles.refusal} hidden={refusal === null}>
      {refusal && <Words refusal={refusal} />}
      {refusal?.kind === 'stale' && (
        <>
          {refusal.newer && (
            <details>
              <summary>{t('about.newer')}</summary>
              <AboutPreview member={member} about={refusal.newer} />
            </details>
          )}
          <div className={styles.ends}>
            <Button onClick={insist}>{t('about.insist')}</Button>
            {refusal.newer && <Button onClick={takeNewer}>{t('about.takeNewer')}</Button>}
          </div>
        </>
      )}
    </div>
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
