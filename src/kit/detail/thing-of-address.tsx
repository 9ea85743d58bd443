import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { useIdOfAddress } from '../address/use-id-of-address.ts';
import { NotYet } from '../list/not-yet.tsx';
import { Gradually } from '../page/gradually.tsx';
import { NoSuchThing } from './no-such-thing.tsx';

interface Props<Item extends { readonly id: number }, Game> {
  /** What the page is made of; null while it is on its way or did not come. */
  readonly game: Game | null;
  readonly failure: Error | null;
  readonly retry: () => void;
  /** All things of the family, hidden ones too. */
  readonly among: (game: Game) => readonly Item[];
  /** What stands above the page until it is there. */
  readonly title: string;
  readonly missing: ComponentProps<typeof NoSuchThing>;
  readonly children: (item: Item, game: Game) => ReactNode;
}

/** The page of the thing that the address names, once its data is there, or word that there is no such thing. */
export function ThingOfAddress<Item extends { readonly id: number }, Game>(props: Props<Item, Game>) {
  const { game, failure, retry, among, title, missing, children } = props;
  const id = useIdOfAddress();
  const item = game && among(game).find((one) => one.id === id);
  return (
    <Gradually>
      {game === null ? (
        <NotYet title={title} failure={failure} retry={retry} />
      ) : item ? (
        // Another thing is another page: nothing of what was chosen on the one before stays.
        <Fragment key={item.id}>{children(item, game)}</Fragment>
      ) : (
        <NoSuchThing {...missing} />
      )}
    </Gradually>
  );
}
