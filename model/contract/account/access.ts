import { Type } from 'typebox';
import { done, fields, text } from '../bounds.ts';
import type { Endpoint, EndpointName } from '../endpoint.ts';

/** Letters that cannot be mistaken for one another's case variants: two names differ in more than case. */
export const USERNAME_PATTERN = '^[A-Za-z0-9_-]{3,30}$';
const username = Type.String({ pattern: USERNAME_PATTERN, maxLength: 30 });
/** Someone's name as typed; need not exist. */
export const anyUsername = text(100, 1);
const password = text(256, 1);
const newPassword = text(256, 8);
/** One mailbox has one spelling but for case: no comments, quotes or lists, and domains in their ASCII form. */
export const email = Type.String({
  pattern: "^[A-Za-z0-9.!#$%&'*+/=?^_{}~-]{1,64}@[A-Za-z0-9-]{1,63}(\\.[A-Za-z0-9-]{1,63})+$",
  maxLength: 254,
});
/** Of a letter. */
export const mailCode = text(64, 1);

/** Becoming someone, and ceasing to be. */
export const ACCESS_ENDPOINTS = {
  'POST user/login': {
    summary: 'Logs in; the session comes as a cookie.',
    dataName: 'accountLogIn',
    caller: 'anyone',
    rate: 'login',
    request: fields({ username: anyUsername, password }),
    answer: done,
    errors: ['CREDENTIALS_INVALID', 'SECURE_CONNECTION_REQUIRED'],
  },
  'POST user/signup': {
    summary:
      'Makes an account; a used e-mail address is answered like success, and its owner is notified by mail.',
    dataName: 'accountSignUp',
    caller: 'anyone',
    rate: 'signup',
    request: fields({ username, password: newPassword, email }),
    answer: done,
    errors: ['USERNAME_TAKEN', 'PASSWORD_WEAK'],
  },
  'POST user/logout': {
    summary: 'Ends the session and takes its cookie away.',
    dataName: 'accountLogOut',
    caller: 'anyone',
    rate: 'save',
    request: fields({}),
    answer: done,
    errors: [],
  },
  'POST user/password': {
    summary: 'Changes the password and ends all other sessions.',
    dataName: 'accountPassword',
    caller: 'member',
    rate: 'password',
    request: fields({ old: password, new: newPassword }),
    answer: done,
    errors: ['CREDENTIALS_INVALID', 'PASSWORD_WEAK'],
  },
  'POST user/reset/request': {
    summary:
      'Sends a reset code to the member of that name, if there is one; the answer is the same for every name.',
    dataName: 'accountReset',
    caller: 'anyone',
    rate: 'resetRequest',
    request: fields({ username: anyUsername }),
    answer: done,
    errors: [],
  },
  'POST user/reset/consume': {
    summary: 'Sets a new password with a reset code and ends all sessions.',
    dataName: 'accountReset',
    caller: 'anyone',
    rate: 'resetConsume',
    request: fields({ username: anyUsername, code: mailCode, password: newPassword }),
    answer: done,
    errors: ['CODE_INVALID', 'PASSWORD_WEAK'],
  },
} as const satisfies Readonly<Record<EndpointName, Endpoint>>;
