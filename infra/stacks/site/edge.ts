import { getLocationPageFile, prerenderedPaths } from '#shared/platform/pages/menu-snapshot'
import { Aws, CfnRule, Duration, Fn, Stack } from 'aws-cdk-lib'
import {
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  Function as EdgeFunction,
  FunctionCode,
  FunctionRuntime,
  HeadersFrameOption,
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { routes } from '#shared/platform/routes'
import { listFieldNames } from '#shared/platform/resource-fields'
import type { LocationPolicy } from '#shared/locations/policy'
import { getUserPoolOrigin } from '#shared/accounts/access'
import { PRODUCT_NAMES } from '../names'
import { buildSecurityHeaders } from './security-headers'
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'

/**
 * Runs at the CDN before `/api`, `/ws`, the owner's pictures and the dishes' pages, which calls
 * give: the origin sees its own host name and the CDN's address, so it is told the site's and the
 * visitor's.
 */
export const forwardHostFunction = `function handler(event) {
  var request = event.request
  request.headers['x-forwarded-host'] = { value: request.headers.host.value }
  request.headers['x-viewer-address'] = { value: event.viewer.ip }
  if (request.uri.indexOf('/pictures/') === 0 || request.uri.indexOf('/dish/') === 0) request.uri = '/api' + request.uri
  return request
}`

const ownPages = Object.fromEntries(prerenderedPaths.map((path) => [path, `/${getLocationPageFile(path)}`]))

/**
 * Runs at the CDN before the site's files: an address without a file's ending is a page of the
 * application.
 */
export const pageToIndexFunction = `var ownPages = ${JSON.stringify(ownPages)}
function handler(event) {
  var request = event.request
  if (request.uri.slice(request.uri.lastIndexOf('/')).indexOf('.') === -1) request.uri = ownPages[request.uri] || '/index.html'
  return request
}`

/** The security headers of sites whose visitors sign in this way, as a policy of the CDN. */
export function createHeadersPolicy(scope: Construct, policy: Pick<LocationPolicy, 'signIn'>): ResponseHeadersPolicy {
  const securityHeaders = buildSecurityHeaders(policy, getUserPoolOrigin(Stack.of(scope).region))
  return new ResponseHeadersPolicy(scope, `Headers-${policy.signIn}`, {
    comment: `${PRODUCT_NAMES.name}: security headers`,
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy: securityHeaders.contentSecurityPolicy, override: true },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN, override: true },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.seconds(securityHeaders.strictTransportSeconds),
        includeSubdomains: false,
        override: true,
      },
    },
    customHeadersBehavior: {
      customHeaders: [{ header: 'permissions-policy', value: securityHeaders.permissionsPolicy, override: true }],
    },
  })
}

const cached = routes.flatMap(({ route }) =>
  route.cacheSeconds === undefined
    ? []
    : [{ path: route.path, seconds: route.cacheSeconds, queryNames: listFieldNames(route.query) }],
)

/** The CDN's path pattern of a route. */
const patternOf = (path: string): string => path.replace(/\{[^}]+\}/g, '*')

/**
 * The path patterns that the CDN may answer from its cache: the routes that declare `cacheSeconds`.
 */
export const cachedPatterns = cached.map(({ path }) => patternOf(path))

/** The cache policy of each pattern of `cachedPatterns`. */
export type CachePolicies = ReadonlyMap<string, CachePolicy>

/**
 * Keeps an answer as long as its Cache-Control says, never by default. Neither cookies nor headers
 * reach the origin, so an answer that is shared can't be somebody's own. Of the query only what the
 * route's contract names belongs to the key and reaches the origin: an unknown parameter can
 * neither evict an answer nor change it.
 */
const makeSharedCache = (scope: Construct, queryNames: readonly string[]): CachePolicy =>
  new CachePolicy(scope, ['SharedAnswers', ...queryNames].join('-'), {
    comment: `${PRODUCT_NAMES.name}: answers that visitors share${queryNames.length > 0 ? ` (${queryNames.join(', ')})` : ''}`,
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.seconds(Math.max(...cached.map(({ seconds }) => seconds), 0)),
    cookieBehavior: CacheCookieBehavior.none(),
    headerBehavior: CacheHeaderBehavior.none(),
    queryStringBehavior:
      queryNames.length > 0 ? CacheQueryStringBehavior.allowList(...queryNames) : CacheQueryStringBehavior.none(),
    enableAcceptEncodingGzip: true,
    enableAcceptEncodingBrotli: true,
  })

/**
 * One policy for each set of query parameters that cached routes take: an account may have twenty.
 */
export function createCachePolicies(scope: Construct): CachePolicies {
  const policies = new Map<string, CachePolicy>()
  return new Map(
    cached.map(({ path, queryNames }) => {
      const names = queryNames.toSorted()
      const policy = policies.get(names.join()) ?? makeSharedCache(scope, names)
      policies.set(names.join(), policy)
      return [patternOf(path), policy]
    }),
  )
}

/** What the sites' CDNs have in common. */
export type EdgeResources = {
  readonly caches: CachePolicies
  /** By how a site's visitors sign in. */
  readonly headers: Readonly<Record<LocationPolicy['signIn'], ResponseHeadersPolicy>>
  readonly forwardHost: EdgeFunction
  readonly pageToIndex: EdgeFunction
}

const makeFunction = (scope: Construct, id: string, code: string) =>
  new EdgeFunction(scope, id, {
    code: FunctionCode.fromInline(code),
    runtime: FunctionRuntime.JS_2_0,
    comment: `${PRODUCT_NAMES.name}: ${id}`,
  })

/**
 * Made once for all sites: an account may have twenty policies of a kind and a hundred functions at
 * the CDN. Headers are made for both modes, so that a site may change its mode without taking from
 * the group what another one uses.
 */
export const createEdge = (scope: Construct): EdgeResources => ({
  caches: createCachePolicies(scope),
  headers: {
    development: createHeadersPolicy(scope, { signIn: 'development' }),
    cognito: createHeadersPolicy(scope, { signIn: 'cognito' }),
  },
  forwardHost: makeFunction(scope, 'ForwardHost', forwardHostFunction),
  pageToIndex: makeFunction(scope, 'PageToIndex', pageToIndexFunction),
})

/**
 * Requests of one address in five minutes: a busy board and its guests on one connection stay far
 * below.
 */
const LIMIT = 3000

/**
 * Stops an address at the CDN that asks more than people do, before it is counted or billed any
 * further: 5 dollars a month, 1 for its rule, and 0.60 for a million requests. A site's own, so
 * that it comes and goes with its CDN.
 */
export function createWebAcl(scope: Construct): string {
  new CfnRule(scope, 'WebAclRegion', {
    assertions: [
      {
        assert: Fn.conditionEquals(Aws.REGION, 'us-east-1'),
        assertDescription: 'A web ACL of a CDN can only be made in us-east-1: deploy there, or leave webAcl off.',
      },
    ],
  })
  const measured = (metricName: string) => ({
    cloudWatchMetricsEnabled: true,
    sampledRequestsEnabled: false,
    metricName,
  })
  const acl = new CfnWebACL(scope, 'WebAcl', {
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: measured('Site'),
    rules: [
      {
        name: 'OneAddress',
        priority: 0,
        action: { block: { customResponse: { responseCode: 429 } } },
        statement: { rateBasedStatement: { aggregateKeyType: 'IP', limit: LIMIT, evaluationWindowSec: 300 } },
        visibilityConfig: measured('OneAddress'),
      },
    ],
  })
  return acl.attrArn
}
