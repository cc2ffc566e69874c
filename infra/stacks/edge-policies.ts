import { Duration, Stack } from 'aws-cdk-lib'
import {
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  HeadersFrameOption,
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { routes } from '#shared/contract/index'
import { listFieldNames } from '#shared/contract/subjects'
import type { LocationPolicy } from '#shared/locations/policy'
import { getUserPoolOrigin } from '#shared/user-pool'
import { PRODUCT_NAMES } from './product'
import { buildSecurityHeaders } from './security-headers'

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
