import { MAX_ALARM } from '../../site/calendar/ask.ts';
import { LOCALES } from '../../vocabulary/locales.ts';
import { SERVERS } from '../../vocabulary/servers.ts';
import { SECOND_MS } from '../../vocabulary/time.ts';
import { BUDGETS } from '../account/budgets.ts';
import { costOf } from '../account/work.ts';
import { CALENDAR } from '../calendar.ts';
import { ERROR_STATUS } from '../errors.ts';
import { FEEDS } from '../feeds.ts';
import { ROOM_STREAM } from '../games/stream.ts';
import { TRACKER_STREAM } from '../tracker/stream.ts';
import { ENTRIES, type EndpointEntry, SHAPE_NAMES, SHAPES } from './entries.ts';
import { definition, type Schema, withReferences } from './schema.ts';
import { type DataSchemas, type LevelsOf, type StaticPath, staticPaths } from './static-data.ts';

/** What counted answers say of their budget. */
const LEFT = Object.fromEntries(
  Object.entries({
    'RateLimit-Limit': 'Calls in the window of the budget that ends first.',
    'RateLimit-Remaining': 'How many of them are left.',
    'RateLimit-Reset': 'Seconds until the window ends.',
  }).map(([name, description]) => [name, { description, schema: { type: 'integer', minimum: 0 } }]),
);
const WAIT = {
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
};
const FAILURE = { $ref: '#/components/schemas/Failure' };
const json = (schema: unknown) => ({ 'application/json': { schema } });
const FILE_BODY = {
  'multipart/form-data': {
    schema: {
      type: 'object',
      required: ['file'],
      properties: { file: { type: 'string', format: 'binary' } },
    },
  },
};
const named = (schema: Schema): Schema => withReferences(schema, SHAPE_NAMES);

/** The name of a parameter in a path, such as `hash` in `upload/status/{hash}`. */
const inPath = (path: string): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');

function parametersOf({ method, path, request }: EndpointEntry): readonly object[] {
  const ofPath = inPath(path);
  const known = Object.entries(request.properties ?? {});
  const here = known.filter(([name]) => method === 'GET' || ofPath.includes(name));
  return here.map(([name, schema]) => ({
    name,
    in: ofPath.includes(name) ? 'path' : 'query',
    required: ofPath.includes(name) || (request.required ?? []).includes(name),
    schema: named(schema),
  }));
}

function failuresOf({ errors }: EndpointEntry): Readonly<Record<string, object>> {
  const byStatus = new Map<number, string[]>();
  for (const code of errors) {
    byStatus.set(ERROR_STATUS[code], [...(byStatus.get(ERROR_STATUS[code]) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.join(', '),
        ...(status === ERROR_STATUS.RATE_LIMITED ? { headers: { ...LEFT, ...WAIT } } : {}),
        content: json(FAILURE),
      },
    ]),
  );
}

const operation = (entry: EndpointEntry) => ({
  operationId: entry.name
    .replace(' ', '/')
    .replaceAll(/[^A-Za-z]+(\w)/g, (_, letter: string) => letter.toUpperCase()),
  summary: entry.summary,
  tags: [entry.name.split(/[ /]/)[1] ?? ''],
  ...(entry.caller === 'anyone' ? {} : { security: [{ session: [] }] }),
  'x-caller': entry.caller,
  'x-rate-class': entry.rate,
  'x-rate-limits': BUDGETS[entry.rate].map(({ most, windowMs }) => ({
    calls: most,
    seconds: windowMs / SECOND_MS,
  })),
  'x-work-ms': costOf(entry),
  parameters: parametersOf(entry),
  ...(entry.method === 'POST'
    ? { requestBody: { required: true, content: entry.isFile ? FILE_BODY : json(named(entry.request)) } }
    : {}),
  responses: {
    200: { description: 'Done', headers: LEFT, content: json(named(entry.answer)) },
    ...failuresOf(entry),
  },
});

const staticOperation = ({ summary, parameters, schema = {} }: StaticPath) => ({
  summary,
  tags: ['data'],
  parameters: Object.entries(parameters).map(([name, schema]) => ({
    name,
    in: 'path',
    required: true,
    schema,
  })),
  responses: {
    200: {
      description:
        'The data, with a strong ETag. A list that clients know and the origin lacks is empty, with the header X-Setori-Missing',
      content: json(schema),
    },
    304: { description: 'Unchanged' },
    404: { description: 'NOT_FOUND', content: json(FAILURE) },
    429: { description: 'RATE_LIMITED', content: json(FAILURE) },
    503: { description: 'ORIGIN_UNAVAILABLE', content: json(FAILURE) },
  },
});

const STREAM_RESPONSES = {
  200: { description: 'Events', content: { 'text/event-stream': { schema: { type: 'string' } } } },
  429: { description: 'RATE_LIMITED', content: json(FAILURE) },
  503: { description: 'UNAVAILABLE', content: json(FAILURE) },
};

const streamOperation = {
  summary: TRACKER_STREAM.summary,
  description: TRACKER_STREAM.description,
  tags: ['tracker'],
  parameters: [
    { name: 'after', in: 'query', required: false, schema: { type: 'string', pattern: '^[0-9]{1,16}$' } },
    { name: 'Last-Event-ID', in: 'header', required: false, schema: { type: 'string' } },
  ],
  responses: STREAM_RESPONSES,
};

const roomOperation = {
  summary: ROOM_STREAM.summary,
  description: ROOM_STREAM.description,
  tags: ['room'],
  parameters: ['code', 'token'].map((name) => ({
    name,
    in: 'query',
    required: true,
    schema: { type: 'string' },
  })),
  responses: STREAM_RESPONSES,
};

const query = (name: string, schema: object) => ({ name, in: 'query', required: false, schema });

const calendarOperation = {
  summary: CALENDAR.summary,
  description: CALENDAR.description,
  tags: ['calendar'],
  parameters: [
    { name: 'server', in: 'path', required: true, schema: { type: 'string', enum: SERVERS } },
    query('kinds', { type: 'string', pattern: '^[a-z]+(,[a-z]+)*$' }),
    query('lang', { type: 'string', enum: LOCALES }),
    query('alarm', { type: 'integer', minimum: 0, maximum: MAX_ALARM }),
  ],
  responses: {
    200: { description: 'RFC 5545', content: { 'text/calendar': { schema: { type: 'string' } } } },
    400: { description: 'REQUEST_INVALID', content: json(FAILURE) },
    404: { description: 'NOT_FOUND', content: json(FAILURE) },
    429: { description: 'RATE_LIMITED', content: json(FAILURE) },
    503: { description: 'UNAVAILABLE', content: json(FAILURE) },
  },
};

const feedOperation = (isOfMember: boolean) => ({
  summary: FEEDS.summary,
  description: FEEDS.description,
  tags: ['feed'],
  parameters: [
    ...(isOfMember ? [{ name: 'username', in: 'path', required: true, schema: { type: 'string' } }] : []),
    query('tag', { type: 'string', pattern: '^[a-z0-9]{1,32}:.{1,50}$' }),
    query('lang', { type: 'string', enum: LOCALES }),
  ],
  responses: {
    200: { description: 'RFC 4287', content: { 'application/atom+xml': { schema: { type: 'string' } } } },
    400: { description: 'REQUEST_INVALID', content: json(FAILURE) },
    404: { description: 'NOT_FOUND', content: json(FAILURE) },
    429: { description: 'RATE_LIMITED', content: json(FAILURE) },
  },
});

type Operations = Readonly<Record<string, object>>;

function pathsOf(data: readonly StaticPath[]): Readonly<Record<string, Operations>> {
  const paths = new Map<string, Operations>();
  for (const entry of ENTRIES) {
    const others = paths.get(entry.path) ?? {};
    paths.set(entry.path, { ...others, [entry.method.toLowerCase()]: operation(entry) });
  }
  paths.set(TRACKER_STREAM.path, { get: streamOperation });
  paths.set(ROOM_STREAM.path, { get: roomOperation });
  paths.set(CALENDAR.path, { get: calendarOperation });
  paths.set(FEEDS.posts, { get: feedOperation(false) });
  paths.set(FEEDS.charts, { get: feedOperation(false) });
  paths.set(FEEDS.stories, { get: feedOperation(false) });
  paths.set(FEEDS.member, { get: feedOperation(true) });
  for (const each of data) paths.set(each.path, { get: staticOperation(each) });
  return Object.fromEntries(paths);
}

/** The whole API in OpenAPI 3.1. */
export const openApi = (levelsOf: LevelsOf, families: readonly string[], schemas?: DataSchemas) => ({
  openapi: '3.1.0',
  info: {
    title: 'Setori',
    version: '1',
    summary:
      'Accounts, posts and game data of a companion site for players of a rhythm-and-band mobile game.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '/' }],
  paths: pathsOf(staticPaths(levelsOf, families, schemas)),
  components: {
    schemas: Object.fromEntries(SHAPES.map(([name, schema]) => [name, definition(schema, SHAPE_NAMES)])),
    securitySchemes: {
      session: {
        type: 'apiKey',
        in: 'cookie',
        name: '__Host-token',
        description: 'Comes with a log-in. Over plain HTTP its name is `token`.',
      },
    },
  },
});
