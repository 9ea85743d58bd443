import { useSession } from '#src/kit/actors/use-session.ts';
import { AboutPage, AboutWaiting, LogInFirst } from '../about/about-page.tsx';

/** `/community/aboutme/edit`: the form of the member's own page. */
export function Screen() {
  const { user, isKnown } = useSession();
  if (!isKnown) return <AboutWaiting />;
  return user === null ? <LogInFirst /> : <AboutPage key={user.username} username={user.username} />;
}
