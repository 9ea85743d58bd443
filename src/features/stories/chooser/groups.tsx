import { Link } from 'react-router';
import type { Context } from '#model/families/family';
import { joinWords } from '#model/families/fields';
import { type ChooserQuery, ownerNames, type StoryGroup } from '#model/families/stories/choosing';
import { localised } from '#model/rules/localised';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useMarks } from '../use-marks.ts';
import styles from './chooser.module.css';
import { chooserPath } from './chooser-address.ts';
import { GroupPicture } from './group-picture.tsx';
import { NamePair } from './name-pair.tsx';

interface Props {
  readonly groups: readonly StoryGroup[];
  readonly inputs: ChooserQuery;
  readonly context: Context;
}

/** Events by their banners, cards by their art, bands by their logos, places by who meets there. */
export const Groups = ({ groups, inputs, context }: Props) => (
  <ul className={styles.groups} data-kind={inputs.kind}>
    {groups.map((group) => (
      <Group key={group.id} group={group} inputs={inputs} context={context} />
    ))}
  </ul>
);

interface GroupProps extends Omit<Props, 'groups'> {
  readonly group: StoryGroup;
}

function Group({ group, inputs, context }: GroupProps) {
  const { t } = useTranslation();
  const { kind } = inputs;
  const { id, items } = group;
  const { main, sub, lists, words } = context;
  const [first] = items;
  const out = (first && localised(first.publishedAt, main, sub)?.value) ?? 0;
  return (
    <li className={styles.group}>
      <GroupPicture kind={kind} group={group} context={context} />
      <div className={styles.about}>
        <Link className={styles.link} to={chooserPath({ ...inputs, of: id, more: 0 })}>
          <NamePair
            names={ownerNames(kind, id, lists)}
            named={id === 0 ? t(`stories.kindOf.${kind}`) : `#${id}`}
            context={context}
          />
        </Link>
        <span className={styles.note}>
          {joinWords(t('stories.countOf', { count: items.length }), out > 0 ? words.dates.date(out) : null)}
        </span>
        <Progress group={group} />
      </div>
    </li>
  );
}

/** How many of them the visitor read; nothing before the first. */
function Progress({ group: { items } }: Pick<GroupProps, 'group'>) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { isRead } = useMarks();
  const done = items.filter(({ key }) => isRead(key)).length;
  if (done === 0) return null;
  return (
    <span className={styles.done}>
      {t('stories.readOf', { done: integer(done), total: integer(items.length) })}
    </span>
  );
}
