import type { RecordType } from '../community/console.data.ts';
import styles from './console/console.module.css';
import { CutoffForm } from './forms/cutoff-form.tsx';
import { NewsForm } from './forms/news-form.tsx';
import { NicknameForm } from './forms/nickname-form.tsx';
import { NoticeForm } from './forms/notice-form.tsx';
import { Records } from './records/records.tsx';

/** Proposals come from members. */
const FORMS: Readonly<Record<Exclude<RecordType, 'proposal'>, () => React.ReactNode>> = {
  cutoff: CutoffForm,
  news: NewsForm,
  notice: NoticeForm,
  nickname: NicknameForm,
};

/** A form, and what was made with it. */
export function RecordTab({ type }: { readonly type: RecordType }) {
  if (type === 'proposal') return <Records type={type} />;
  const Form = FORMS[type];
  return (
    <>
      <div className={styles.panel}>
        <Form />
      </div>
      <Records type={type} />
    </>
  );
}
