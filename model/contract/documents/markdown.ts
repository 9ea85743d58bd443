import { SECOND_MS } from '../../vocabulary/time.ts';
import { BUDGETS, type Budget, MEMBER_BUDGETS, NEWCOMER_BUDGETS } from '../account/budgets.ts';
import { costOf, PAST_FORECAST_COST, ROUTE_COSTS, STREAM_COST, WORK_BUDGET } from '../account/work.ts';
import { CALENDAR } from '../calendar.ts';
import { RATE_CLASSES, type RateClass } from '../endpoint.ts';
import { ERROR_STATUS, SHARED_ERRORS } from '../errors.ts';
import { FEEDS } from '../feeds.ts';
import { ROOM_STREAM } from '../games/stream.ts';
import { TRACKER_STREAM } from '../tracker/stream.ts';
import { compatibility } from './compatibility.ts';
import { ENTRIES, type EndpointEntry, SHAPE_NAMES, SHAPES } from './entries.ts';
import { pictureChapter } from './pictures.ts';
import { definition, type Schema, withReferences } from './schema.ts';
import { type FieldTable, type LevelsOf, staticPaths } from './static-data.ts';
import { words } from './words.ts';

const INTRODUCTION = `# The API

Written by \`npm run api\` from \`model/contract\`; a test fails when it is out of date. The same as OpenAPI 3.1:
\`/api/openapi.json\` of any running site.

- A POST has a JSON body and \`Content-Type: application/json\` (an upload is multipart). A GET has a query, in which numbers are
  digits. Other types and values out of bounds are refused; what else is understood is listed under [Compatibility](#compatibility).
- A success has status 200 and \`"result": true\`. A failure has a true 4xx or 5xx status and the shape *Failure*; its \`code\` is one of
  those of the endpoint, \`fields\` says what is wrong with which field (\`MISSING\`, \`UNKNOWN\`, \`INVALID\`), and with 429 and 503
  \`retryAfter\` and the header \`Retry-After\` say how many seconds to wait.
- A log-in gives a cookie: \`__Host-token\`, or \`token\` over plain HTTP. A POST of a browser must come from the site's own pages.
- Lists take \`limit\` and \`offset\`, or \`cursor\`: the \`next\` of the page before. Ids are whole numbers below 2^53 and sort by time;
  times are milliseconds since 1970. Game servers are 0 jp, 1 en, 2 tw, 3 cn, 4 kr.
- \`field?\` may be left out; \`text 1–30\` is counted in characters; \`[…] at most 20\` is a list.
- \`/healthz\` answers while the process runs; \`/readyz\` when the database answers and is up to date, else 503.
`;

const fence = (text: string): string => `\`\`\`\n${text}\n\`\`\``;
const shape = (schema: Schema): string => words(withReferences(schema, SHAPE_NAMES));
const anchor = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z -]/g, '')
    .replaceAll(' ', '-');

function row(entry: EndpointEntry): string {
  const { name, caller, rate, summary } = entry;
  return `| [${name}](#${anchor(name)}) | ${caller} | ${rate} | ${costOf(entry)} | ${summary} |`;
}

const asks = ({ request }: EndpointEntry): string =>
  Object.keys(request.properties ?? {}).length > 0 ? `Asks:\n\n${fence(shape(request))}` : 'Asks nothing.';

function section(entry: EndpointEntry): string {
  const own = entry.errors.filter((code) => !SHARED_ERRORS.some((each) => each === code));
  const parts = [
    `### ${entry.name}`,
    entry.summary,
    entry.isFile ? 'Asks a multipart body with one file.' : asks(entry),
    `Answers:\n\n${fence(shape(entry.answer))}`,
    ...(own.length > 0 ? [`Refuses with ${own.map((code) => `\`${code}\``).join(', ')}.`] : []),
  ];
  return parts.join('\n\n');
}

const errorTable = (): string =>
  Object.entries(ERROR_STATUS)
    .map(([code, status]) => `| ${status} | \`${code}\` |`)
    .join('\n');

const dataTable = (levelsOf: LevelsOf, families: readonly string[]): string =>
  staticPaths(levelsOf, families)
    .map(({ path, summary, parameters }) => {
      const levels = parameters.level?.enum;
      return `| \`${path}\` | ${summary}${Array.isArray(levels) ? ` Levels ${levels.join(', ')}.` : ''} |`;
    })
    .join('\n');

const count = (value: number): string => value.toLocaleString('en');
const fieldTable = ({ title, fields }: FieldTable): string => {
  const hasLevels = fields.some(({ level }) => level !== null);
  const rows = fields.map(({ name, isOptional, level, words: what }) => {
    const cells = [`\`${name}\`${isOptional ? '?' : ''}`, ...(hasLevels ? [level ?? ''] : []), what];
    return `| ${cells.join(' | ')} |`;
  });
  const head = hasLevels ? '| field | level | |\n|---|---|---|' : '| field | |\n|---|---|';
  return `#### ${title}\n\n${head}\n${rows.join('\n')}`;
};

/** What static data hold, field by field. */
const fieldChapter = (tables: readonly FieldTable[]): string => `### Fields

\`field?\` is left out where it does not apply; every other one is there from the given level on, if need be empty. *per server* is five values: jp, en, tw, cn, kr,
null where the thing is not there. A thing at \`…/{id}\` has the fields of its list and those of its own table. Further fields may come with published data.

${tables.map(fieldTable).join('\n\n')}
`;

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

function spanWords(seconds: number): string {
  if (seconds % HOUR_S === 0) return `${seconds / HOUR_S} h`;
  return seconds % MINUTE_S === 0 ? `${seconds / MINUTE_S} min` : `${seconds} s`;
}

const budgetWords = (budgets: readonly Budget[]): string =>
  budgets.map(({ most, windowMs }) => `${count(most)} in ${spanWords(windowMs / SECOND_MS)}`).join(', ');

function budgetRow(rate: RateClass): string {
  const newcomers = NEWCOMER_BUDGETS[rate];
  const cells = [MEMBER_BUDGETS[rate] ?? BUDGETS[rate], newcomers ? [newcomers] : []].map(budgetWords);
  return `| ${rate} | ${budgetWords(BUDGETS[rate])} | ${cells.join(' | ')} |`;
}

/** How often programs may call, and how they see it. */
const budgetChapter = (): string => `## Budgets

Calls of one class share a budget: of the member, for whoever is logged in, else of the address (an IPv6 address counts as its whole /64).
A window begins with its first call. Lists, items, charts, pictures and sounds ([Static data](#static-data)) are not counted. Feeds and
calendars count as \`read\`. Every counted answer says what is left of the budget that ends first: \`RateLimit-Limit\`, \`RateLimit-Remaining\`,
\`RateLimit-Reset\` (seconds until the window ends) and \`RateLimit-Policy\` (all budgets of the class, \`calls;w=seconds\`). A call beyond it is
429 \`RATE_LIMITED\` with \`Retry-After\`; it costs nothing. Pages of other sites can read all of this. The operator of a site may turn counting off.

All that an address asks for, pages and static data too, is also held to a budget of work: ${count(WORK_BUDGET.most)} milliseconds of the server in
${spanWords(WORK_BUDGET.windowMs / SECOND_MS)}. What a call of each endpoint costs is the column *work* below. A list, item or chart costs ${ROUTE_COSTS.data}, a picture or sound ${ROUTE_COSTS.file}, a page ${ROUTE_COSTS.page}, the
picture of a link ${ROUTE_COSTS.preview}, a calendar ${ROUTE_COSTS.calendar}, a feed ${ROUTE_COSTS.feed}, opening a stream ${STREAM_COST}, a forecast of an event that is over ${PAST_FORECAST_COST} more when no one asked for it before; what is refused costs the same. Published lists that the server holds ready are free. Who asks for what
the budgets of calls allow, and reads static data a few times a second, stays below it. Beyond it the answer is 429, too, with the same headers, in milliseconds.

| budget | address | member | new members besides, for 3 days |
|---|---|---|---|
${RATE_CLASSES.map(budgetRow).join('\n')}
`;

/** docs/api.md, whole. */
export const apiDocument = (
  levelsOf: LevelsOf,
  families: readonly string[],
  tables: readonly FieldTable[],
): string =>
  [
    INTRODUCTION,
    compatibility(),
    budgetChapter(),
    '## Endpoints\n',
    `| | who may call | budget | work | |\n|---|---|---|---|---|\n${ENTRIES.map(row).join('\n')}\n`,
    `${ENTRIES.map(section).join('\n\n')}\n`,
    '## Streams\n',
    ...[TRACKER_STREAM, ROOM_STREAM].map(
      ({ path, summary, description }) => `\`GET ${path}\`\n\n${summary} ${description}\n`,
    ),
    `## Calendar\n\n\`GET ${CALENDAR.path}\`\n\n${CALENDAR.summary} ${CALENDAR.description}\n`,
    `## Feeds\n\n\`GET ${FEEDS.posts}\`, \`GET ${FEEDS.charts}\`, \`GET ${FEEDS.stories}\`, \`GET ${FEEDS.member}\`\n\n${FEEDS.summary} ${FEEDS.description}\n`,
    '## Shapes\n',
    `${SHAPES.map(([name, schema]) => `### ${name}\n\n${fence(words(definition(schema, SHAPE_NAMES)))}`).join('\n\n')}\n`,
    '## Codes\n',
    `Any endpoint may refuse with ${SHARED_ERRORS.map((code) => `\`${code}\``).join(', ')}.\n`,
    `| status | code |\n|---|---|\n${errorTable()}\n`,
    '## Static data\n',
    'GET, by anybody and from anywhere, with strong entity tags; see [data.md](data.md). A list that the origin lacks is empty, with the header `X-Setori-Missing`.\n',
    `| | |\n|---|---|\n${dataTable(levelsOf, families)}\n`,
    fieldChapter(tables),
    pictureChapter(),
  ].join('\n');
