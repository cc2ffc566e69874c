import type { APIGatewayProxyEventV2 } from 'aws-lambda'

type EventInput = {
  readonly method?: string
  readonly path?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly cookies?: string[]
  readonly body?: string
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly sourceIp?: string
  readonly at?: number
}

const SATURDAY = Date.parse('2026-03-14T19:00:00.000Z')

/** Builds an API Gateway event; by default a JSON POST to the site on `localhost`. */
export function createApiEvent(input: EventInput = {}) {
  const { method = 'POST', path = '/api/things', headers, cookies, body, params, query } = input
  const { sourceIp = '192.0.2.7', at = SATURDAY } = input
  const event: APIGatewayProxyEventV2 = {
    version: '2.0',
    routeKey: `${method} ${path}`,
    rawPath: path,
    rawQueryString: new URLSearchParams(query).toString(),
    headers: { host: 'localhost', 'content-type': 'application/json', ...headers },
    requestContext: {
      accountId: '0',
      apiId: 'local',
      domainName: 'localhost',
      domainPrefix: 'localhost',
      http: { method, path, protocol: 'HTTP/1.1', sourceIp, userAgent: '' },
      requestId: 'request-1',
      routeKey: `${method} ${path}`,
      stage: '$default',
      time: '14/Mar/2026:19:00:00 +0000',
      timeEpoch: at,
    },
    isBase64Encoded: false,
    ...(cookies && { cookies }),
    ...(body !== undefined && { body }),
    ...(params && { pathParameters: { ...params } }),
    ...(query && { queryStringParameters: { ...query } }),
  }
  return event
}
