import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { userPath } from '#model/site/objects';
import { useMember } from '#src/features/account/people/people.data.ts';

/** The member in the URL. Other spellings, such as capitals, redirect to the canonical URL. */
export function useMemberOfAddress(reader: string | null) {
  const { username = '' } = useParams();
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const member = useMember(username, reader);
  const name = member.data?.username;
  useEffect(() => {
    if (name === undefined || name === username) return;
    const to = { pathname: userPath(name), search, hash };
    void navigate(to, { replace: true, preventScrollReset: true, state });
  }, [name, username, search, hash, state, navigate]);
  return member;
}
