import type { RichText } from '#model/records/rich-text';
import { messageAddress } from '#model/site/comment-address';
import { linkTo } from '#model/site/links';
import { useDates } from '#src/kit/actors/use-dates.ts';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { Chip } from '#src/kit/text/chip.tsx';
import type { RichAids } from '#src/kit/text/rich-text/aids.ts';
import { RichTextView } from '#src/kit/text/rich-text/rich-text.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { Report, Verdict } from '../reports.data.ts';
import type { Case } from './cases.ts';
import { RemoveFiles } from './remove-files.tsx';
import styles from './reports.module.css';
import { VerdictButtons } from './verdict-buttons.tsx';

interface Props {
  readonly item: Case;
  readonly text: RichText;
  readonly aids: RichAids;
  readonly isOpen: boolean;
  readonly onSettled: (verdict: Verdict, id: number) => void;
}

/** One text that was reported, as it was written, with what was said of it. */
export function CaseRow({ item: { id, post, reports }, text, aids, isOpen, onSettled }: Props) {
  const { t } = useTranslation();
  const { dateTime } = useDates();
  const { author, categoryName, categoryId, deleted, time } = post;
  const address = messageAddress({
    kind: 'reply',
    actor: null,
    target: { postId: id, categoryName, categoryId },
  });
  const name = author ? (author.nickname ?? author.username) : t('thread.nobody');
  return (
    <li className={styles.case}>
      <p className={styles.reasons}>
        {[...new Set(reports.map(({ reason }) => reason))].map((reason) => (
          <Chip key={reason}>{t(`report.of.${reason}`)}</Chip>
        ))}
      </p>
      <blockquote className={styles.quote}>
        <p className={styles.facts}>
          <bdi className={styles.name}>{name}</bdi> {author && `@${author.username}`} · {dateTime(time)}
        </p>
        {post.title && <p className={styles.name}>{post.title}</p>}
        <RichTextView text={text} aids={aids} heading="h3" />
      </blockquote>
      <ul className={styles.notes}>
        {reports.map((report) => (
          <Said key={report.id} report={report} />
        ))}
      </ul>
      <div className={styles.actions}>
        {isOpen && !deleted && <VerdictButtons id={id} onSettled={onSettled} />}
        <RemoveFiles post={post} />
        {!deleted && address !== null && linkTo(address) !== null && (
          <PageLink to={address}>{t('console.report.place')}</PageLink>
        )}
      </div>
    </li>
  );
}

/** What one member said of it. */
function Said({ report: { reason, note, reporter, time } }: { readonly report: Report }) {
  const { t } = useTranslation();
  const { dateTime } = useDates();
  const name = reporter ? (reporter.nickname ?? reporter.username) : t('thread.nobody');
  return (
    <li>
      <span>{note === '' ? t(`report.of.${reason}`) : note}</span>{' '}
      <span className={styles.facts}>{t('console.by', { name, time: dateTime(time) })}</span>
    </li>
  );
}
