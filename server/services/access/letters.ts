import type { Mail } from '../mail/mail.ts';

/** What the site writes to members. In English: which language someone reads is known to their browser alone. */

export const resetLetter = (to: string, username: string, code: string): Mail => ({
  to,
  subject: 'Your Setori reset code',
  text: `Hello ${username},

someone asked to set a new password for your account. The code is

${code}

It works once, within ten minutes. If it was not you, nothing has to be done.
`,
});

export const usedAddressLetter = (to: string, username: string): Mail => ({
  to,
  subject: 'You already have a Setori account',
  text: `Hello ${username},

someone tried to sign up with this e-mail address, which belongs to your account ${username}. No account was
made. If it was you, log in with that name, or ask for a reset code. If it was not you, nothing has to be done.
`,
});

export const newAddressLetter = (to: string, username: string, code: string): Mail => ({
  to,
  subject: 'Your new address at Setori',
  text: `Hello ${username},

someone who is logged in to your account wants to use this e-mail address for it. The code is

${code}

It works once, within ten minutes. If it was not you, nothing has to be done.
`,
});

export const addressTakenLetter = (to: string, username: string): Mail => ({
  to,
  subject: 'Your address at Setori',
  text: `Hello ${username},

someone wanted to use this e-mail address for another account, but it belongs to your account ${username}. Nothing
was changed. If it was you, delete that account or give it another address first.
`,
});

export const oldAddressLetter = (to: string, username: string): Mail => ({
  to,
  subject: 'Your Setori account has a new address',
  text: `Hello ${username},

your account ${username} has another e-mail address from now on; codes are sent there. If it was not you, someone
knows your password: log in, change it, and write to the operator of this site.
`,
});
