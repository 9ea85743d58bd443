import type { TObject, TSchema } from 'typebox';
import type { ErrorCode } from './errors.ts';

/** Who may call: refused otherwise before the handler runs. Rules about single things are the services'. */
const CALLERS = ['anyone', 'member', 'moderator'] as const;
type Caller = (typeof CALLERS)[number];

/** Calls of one class share a budget for each caller; see `BUDGETS`. */
export const RATE_CLASSES = [
  'read',
  'stream',
  'login',
  'signup',
  'resetRequest',
  'resetConsume',
  'password',
  'save',
  'follow',
  'sync',
  'upload',
  'post',
  'like',
  'report',
  'room',
  'play',
  'start',
  'game',
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
  /** It publishes something, so paused members may not call it. */
  readonly publishes?: true;
  /** For bodies up to 1 MiB instead of 96 KiB. */
  readonly isLarge?: boolean;
  /** Milliseconds of the server's thread that a new question takes, where it is not what its class takes; see `costOf`. */
  readonly costMs?: number;
  /** What it waits for besides the site's own database; such calls hold up nothing else. */
  readonly waitsFor?: 'origin' | 'engine' | 'files';
  /** The body is multipart with one file instead of JSON; `request` is what comes besides: nothing. */
  readonly isFile?: boolean;
}

export type Method = 'GET' | 'POST';
/** Method and path below `/api/`, such as `POST user/login`; a field of a GET may stand in its path, in braces. */
export type EndpointName = `${Method} ${string}`;

export const methodOf = (name: EndpointName): Method => (name.startsWith('GET') ? 'GET' : 'POST');
export const pathOf = (name: EndpointName): string => `/api/${name.slice(name.indexOf(' ') + 1)}`;

const PLACE = /\{(\w+)\}/g;
/** The fields of a request that stand in its path. */
export const pathFieldsOf = (name: EndpointName): readonly string[] =>
  [...name.matchAll(PLACE)].flatMap(([, field]) => field ?? []);
/** The path with the fields that stand in it; the others travel as query or body. */
export const filledPath = (name: EndpointName, request: Readonly<Record<string, unknown>>): string =>
  pathOf(name).replaceAll(PLACE, (_, field: string) => encodeURIComponent(String(request[field])));
