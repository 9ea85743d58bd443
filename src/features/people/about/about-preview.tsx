import type { PostNode } from '#model/contract/rich-text';
import { type AboutDraft, faultOfPlayer, playerNumber } from '#model/writing/about';
import { knownNode } from '#model/writing/post/nodes';
import type { Member } from '#src/features/account/people/people.data.ts';
import { ThingsAround } from '#src/features/posts/things/things-around.tsx';
import { Accounts } from '../member/accounts.tsx';
import { kindsOf } from '../member/favourite-kinds.ts';
import { Favourites } from '../member/favourites.tsx';
import { Head } from '../member/head.tsx';
import styles from './about.module.css';

interface Props {
  readonly member: Member;
  readonly about: AboutDraft;
}

const isNode = (node: PostNode | null): node is PostNode => node !== null;

/** A member as the draft has them. */
const memberWith = (member: Member, { intro, serverIds, ...about }: AboutDraft): Member => ({
  ...member,
  ...about,
  titles: [...about.titles],
  favCharacters: [...about.favCharacters],
  favCards: [...about.favCards],
  favBands: [...about.favBands],
  favSongs: [...about.favSongs],
  favCostumes: [...about.favCostumes],
  selfIntroRich: intro.map(knownNode).filter(isNode),
  serverIds: serverIds
    .filter((player) => faultOfPlayer(player) === null)
    .map((player) => ({ id: playerNumber(player), server: player.server })),
});

/** The member's page as others will see it, from the same components. */
export function AboutPreview({ member, about }: Props) {
  const shown = memberWith(member, about);
  return (
    <div className={styles.preview}>
      <ThingsAround kinds={kindsOf(shown)}>
        <Head member={shown} reader={member.username} isPreview />
        <Favourites member={shown} />
        <Accounts member={shown} />
      </ThingsAround>
    </div>
  );
}
