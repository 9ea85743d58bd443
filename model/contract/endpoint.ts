import type { TObject, TSchema } from 'typebox';
import type { ErrorCode } from './errors.ts';

/** Who may call: refused otherwise before the handler runs. Rules about single things are the services'. */
export const CALLERS = ['anyone', 'member', 'moderator'] as const;
export type Caller = (typeof CALLERS)[number];

/** Calls of one class share a budget for each caller; the budgets are the server's. */
export const RATE_CLASSES = [
  'read',
  'login',
  'signup',
  'resetRequest',
  'resetConsume',
  'password',
  'save',
  'follow',
  'sync',
] as const;
export type RateClass = (typeof RATE_CLASSES)[number];

export interface Endpoint {
  /** One English sentence for docs/api.md and OpenAPI: what it does. */
  readonly summary: string;
  /** What is loaded or done, in the words of the network-error dialog: a key of `data.*` in the locale files. */
  readonly dataName: string;
  readonly caller: Caller;
  readonly rate: RateClass;
  /** The body of a POST, the query of a GET. */
  readonly request: TObject;
  readonly answer: TSchema;
  /** What it refuses with, besides what every endpoint may answer. */
  readonly errors: readonly ErrorCode[];
  /** For bodies up to 1 MiB instead of 64 KiB. */
  readonly isLarge?: boolean;
}

export type Method = 'GET' | 'POST';
/** Method and path below `/api/`, such as `POST user/login`. */
export type EndpointName = `${Method} ${string}`;

export const methodOf = (name: EndpointName): Method => (name.startsWith('GET') ? 'GET' : 'POST');
export const pathOf = (name: EndpointName): string => `/api/${name.slice(name.indexOf(' ') + 1)}`;
