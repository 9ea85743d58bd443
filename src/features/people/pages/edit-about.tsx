import { useSession } from '#src/kit/actors/use-session.ts';
import { AboutPage, AboutWaiting, LogInFirst } from '../about/about-page.tsx';

/** `/community/aboutme/edit`: what a member tells about themself. */
export function Screen() {
  const { user, isKnown } = useSession();
  if (!isKnown) return <AboutWaiting />;
  return user === null ? <LogInFirst /> : <AboutPage key={user.username} username={user.username} />;
}
