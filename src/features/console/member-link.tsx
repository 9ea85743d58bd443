import { shownName } from '#model/rules/shown-name';
import { userPath } from '#model/site/objects';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';

interface Named {
  readonly username: string;
  readonly nickname: string | null;
}

interface LinkProps {
  /** Null for a deleted account. */
  readonly member: Named | null;
}

/** The name of a member as a link to their page. */
export function MemberLink({ member }: LinkProps) {
  const { t } = useTranslation();
  if (member === null) return t('thread.nobody');
  return (
    <PageLink to={userPath(member.username)}>
      <bdi>{shownName(member)}</bdi>
    </PageLink>
  );
}

/** Stands for the name in a text; no text of the site has this character. */
const NAME = '\uE000';

interface TextProps extends LinkProps {
  /** The words of the language around a name. */
  readonly text: (name: string) => string;
}

/** A text that names a member, with the name as a link. */
export function TextWithMember({ member, text }: TextProps) {
  const [before, ...after] = text(NAME).split(NAME);
  return (
    <>
      {before}
      <MemberLink member={member} />
      {after}
    </>
  );
}
