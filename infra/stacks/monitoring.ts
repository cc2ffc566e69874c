import { RemovalPolicy } from 'aws-cdk-lib'
import { CfnQueryDefinition, LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import { getLogGroupPrefix, getResourceNames } from './names'
import { getSettings } from './settings'
import { orderRoutes } from '#shared/orders/contract'
import type { Route } from '#shared/platform/route'

/** Creates a log group with a retention of one month, deleted with the stack. */
export const createLogGroup = (scope: Construct, area: string): LogGroup =>
  new LogGroup(scope, `${area}-log`, {
    logGroupName: `${getLogGroupPrefix(getSettings(scope).environment)}${area}`,
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  })

const called = ({ method, path }: Route) => `route = "${method} ${path}"`

/** Queries on the log lines of calls. They cost nothing until an owner runs them. */
export const logQueries: Readonly<Record<string, readonly string[]>> = {
  'orders-an-hour': [
    `filter event = "request" and (${[orderRoutes.placeOrder, orderRoutes.placeDemoOrder].map(called).join(' or ')})`,
    'filter outcome = 201 and not ispresent(replayed)',
    'stats count(*) as placed by bin(1h), location',
  ],
  refusals: [
    'filter event = "request" and outcome like /^[a-z]/',
    'stats count(*) as refused by outcome, location',
    'sort refused desc',
  ],
  /** Failures, not refusals by a rule: their references lead to `one-reference` and `trace`. */
  'failed-calls': [
    'filter event = "request" and outcome in ["internal-error", "damaged-record", "unavailable", "timed-out"]',
    'fields @timestamp, reference, route, location, outcome, requestId, lambdaRequestId',
    'sort @timestamp desc',
    'limit 100',
  ],
  'refused-calls': [
    'filter event = "request" and outcome like /^[a-z]/',
    'fields @timestamp, reference, route, location, outcome, requestId',
    'sort @timestamp desc',
    'limit 100',
  ],
  'slowest-calls': [
    'filter event = "request"',
    'fields @timestamp, reference, route, location, outcome, milliseconds, units, requestId',
    'sort milliseconds desc',
    'limit 50',
  ],
  /** Replace ORDER by the order's id; `npm run tool -- trace` finds it by its ticket number. */
  'one-order': [
    'filter ispresent(event) and @message like "ORDER"',
    'fields @timestamp, event, @message',
    'sort @timestamp asc',
    'limit 1000',
  ],
  /** Replace REFERENCE by the four characters that the page shows. */
  'one-reference': [
    'filter event = "request" and reference = "REFERENCE"',
    'fields @timestamp, route, location, outcome, milliseconds, requestId, lambdaRequestId, @message',
    'sort @timestamp desc',
    'limit 50',
  ],
  'conflicts-by-route': [
    'filter event = "request" and conflicts > 0',
    'stats count(*) as calls, sum(conflicts) as conflicting, avg(milliseconds) as each by route, location',
    'sort conflicting desc',
  ],
  'units-by-route': [
    'filter event = "request"',
    'stats count(*) as calls, sum(units) as spent, avg(units) as each by route',
    'sort spent desc',
  ],
}

/** Saves the queries for the console and the command line under the product's name. */
export function addLogQueries(scope: Construct, logs: readonly LogGroup[]): void {
  const { slug } = getResourceNames(scope)
  for (const [name, lines] of Object.entries(logQueries)) {
    new CfnQueryDefinition(scope, `query-${name}`, {
      name: `${slug}/${name}`,
      logGroupNames: logs.map(({ logGroupName }) => logGroupName),
      queryString: lines.join('\n| '),
    })
  }
}
