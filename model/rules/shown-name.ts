interface Named {
  readonly username: string;
  readonly nickname: string | null;
}

/** What a member is called: by the nickname, else by the username. */
export const shownName = ({ username, nickname }: Named): string => nickname || username;
