import { getLocationPageFile, sitePaths } from '#shared/pages/site-paths'
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
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
  ResponseHeadersPolicy,
  S3OriginAccessControl,
} from 'aws-cdk-lib/aws-cloudfront'
import { Construct } from 'constructs'
import { routes } from '#shared/registry/routes'
import { listFieldNames } from '#shared/platform/resource-fields'
import type { LocationPolicy } from '#shared/locations/policy'
import { getUserPoolOrigin } from '#shared/accounts/access'
import { PRODUCT_NAMES } from '../names'
import { buildSecurityHeaders } from './security-headers'
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'

/**
 * Runs at the CDN for `/api`, `/ws`, uploaded pictures and dish pages, which calls answer. The
 * origin sees its own host name and the CDN's address, so this function forwards the site's host
 * and the visitor's address.
 */
export const forwardHostFunction = `function handler(event) {
  var request = event.request
  request.headers['x-forwarded-host'] = { value: request.headers.host.value }
  request.headers['x-viewer-address'] = { value: event.viewer.ip }
  if (request.uri.indexOf('/pictures/') === 0 || request.uri.indexOf('/dish/') === 0) request.uri = '/api' + request.uri
  return request
}`

const ownFiles = Object.fromEntries(sitePaths.map((path) => [path, `/${getLocationPageFile(path)}`]))

/**
 * Runs at the CDN for the site's files. A path without a file extension is a page of the
 * application; a location has its own files of some paths.
 */
export const pageToIndexFunction = `var ownFiles = ${JSON.stringify(ownFiles)}
function handler(event) {
  var request = event.request
  if (ownFiles[request.uri]) request.uri = ownFiles[request.uri]
  else if (request.uri.slice(request.uri.lastIndexOf('/')).indexOf('.') === -1) request.uri = '/index.html'
  return request
}`

/** Creates the CDN's policy of security headers for a way to sign in. */
function createHeadersPolicy(scope: Construct, policy: Pick<LocationPolicy, 'signIn'>): ResponseHeadersPolicy {
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

/** Converts a route's path to a path pattern of the CDN. */
const patternOf = (path: string): string => path.replace(/\{[^}]+\}/g, '*')

/** The path patterns that the CDN caches: those of routes with `cacheSeconds`. */
export const cachedPatterns = cached.map(({ path }) => patternOf(path))

/** The cache policy of each pattern of `cachedPatterns`. */
type CachePolicies = ReadonlyMap<string, CachePolicy>

/**
 * Caches an answer as long as its Cache-Control says, and not by default. Forwards neither cookies
 * nor headers, so a shared answer is never personal. Only query parameters of the route's contract
 * are part of the key and forwarded.
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
 * Creates one policy for each set of query parameters of cached routes. An account may have twenty.
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

/**
 * Forwards what `forwardHostFunction` adds to requests of cached routes: the site's host, and the
 * visitor's address for the limits. Neither is part of the cache key.
 */
const makeForwardingPolicy = (scope: Construct): OriginRequestPolicy =>
  new OriginRequestPolicy(scope, 'ViewerAddress', {
    comment: `${PRODUCT_NAMES.name}: the visitor's address and the site's host`,
    headerBehavior: OriginRequestHeaderBehavior.allowList('x-viewer-address', 'x-forwarded-host'),
    cookieBehavior: OriginRequestCookieBehavior.none(),
    queryStringBehavior: OriginRequestQueryStringBehavior.none(),
  })

/**
 * The number of sites that share one set of these resources: CloudFront associates a policy, a
 * function or an access control with at most 100 distributions (docs/scale.md#limits).
 */
export const SITES_PER_EDGE = 100

/** Resources that the CDNs of up to `SITES_PER_EDGE` sites share. */
export type EdgeResources = {
  readonly caches: CachePolicies
  readonly forwarding: OriginRequestPolicy
  readonly originAccess: S3OriginAccessControl
  /** By sign-in method. */
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
 * Creates the shared resources once: an account may have twenty policies of a kind and a hundred
 * CDN functions. Headers exist for both modes, so that a site can change its mode without changes
 * of the group.
 */
const createEdge = (scope: Construct): EdgeResources => ({
  caches: createCachePolicies(scope),
  forwarding: makeForwardingPolicy(scope),
  originAccess: new S3OriginAccessControl(scope, 'SiteAccess', {
    description: `${PRODUCT_NAMES.name}: files of sites`,
  }),
  headers: {
    development: createHeadersPolicy(scope, { signIn: 'development' }),
    cognito: createHeadersPolicy(scope, { signIn: 'cognito' }),
  },
  forwardHost: makeFunction(scope, 'ForwardHost', forwardHostFunction),
  pageToIndex: makeFunction(scope, 'PageToIndex', pageToIndexFunction),
})

/** Creates the shared resources of all sites, one set for each `SITES_PER_EDGE` of them. */
export const createEdges = (scope: Construct, sites: number): readonly EdgeResources[] =>
  Array.from({ length: Math.max(1, Math.ceil(sites / SITES_PER_EDGE)) }, (_, index) =>
    createEdge(index === 0 ? scope : new Construct(scope, `Edge${index + 1}`)),
  )

/**
 * Requests of one address in five minutes. A busy kitchen board and guests on one connection stay
 * far below.
 */
const LIMIT = 3000

/**
 * Creates a web ACL that blocks addresses with too many requests before they cost more: 5 dollars
 * per month, 1 for its rule, and 0.60 per million requests. Each site has its own, which is created
 * and deleted with its CDN.
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
