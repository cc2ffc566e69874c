import { CfnQueryDefinition } from 'aws-cdk-lib/aws-logs'
import type { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import { orderRoutes } from '#shared/contract/orders'
import type { Route } from '#shared/contract/route'
import { getResourceNames } from './names'

const called = ({ method, path }: Route) => `route = "${method} ${path}"`

/**
 * What an owner asks of the lines that calls leave: nothing is counted, and nothing billed, until
 * somebody asks.
 */
export const logQueries: Readonly<Record<string, readonly string[]>> = {
  'orders-an-hour': [
    `filter event = "request" and (${[orderRoutes.place, orderRoutes.placeDemo].map(called).join(' or ')})`,
    'filter outcome = 201 and not ispresent(replayed)',
    'stats count(*) as placed by bin(1h), location',
  ],
  refusals: [
    'filter event = "request" and outcome like /^[a-z]/',
    'stats count(*) as refused by outcome, location',
    'sort refused desc',
  ],
  'slowest-calls': [
    'filter event = "request"',
    'fields @timestamp, route, location, outcome, milliseconds, units, requestId',
    'sort milliseconds desc',
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

/** The queries, saved for the console and the command line under the product's name. */
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
