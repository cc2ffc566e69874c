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
import type { Policy } from '#shared/locations/policy'
import { userPoolOrigin } from '#shared/user-pool'
import { PRODUCT } from './product'
import { securityHeadersOf } from './security-headers'

/** The security headers of sites whose visitors sign in this way, as a policy of the CDN. */
export function makeHeadersPolicy(scope: Construct, policy: Pick<Policy, 'signIn'>): ResponseHeadersPolicy {
  const securityHeaders = securityHeadersOf(policy, userPoolOrigin(Stack.of(scope).region))
  return new ResponseHeadersPolicy(scope, `Headers-${policy.signIn}`, {
    comment: `${PRODUCT.name}: security headers`,
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
  route.cacheSeconds === undefined ? [] : [{ path: route.path, seconds: route.cacheSeconds }],
)

/** The path patterns that the CDN may answer from its cache: the routes that declare `cacheSeconds`. */
export const cachedPatterns = cached.map(({ path }) => path.replace(/\{[^}]+\}/g, '*'))

/**
 * Keeps an answer as long as its Cache-Control says, never by default. Neither cookies nor headers reach the
 * origin, so an answer that is shared can't be somebody's own.
 */
export const makeSharedCache = (scope: Construct): CachePolicy =>
  new CachePolicy(scope, 'SharedAnswers', {
    comment: `${PRODUCT.name}: answers that visitors share`,
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.seconds(Math.max(...cached.map(({ seconds }) => seconds), 0)),
    cookieBehavior: CacheCookieBehavior.none(),
    headerBehavior: CacheHeaderBehavior.none(),
    queryStringBehavior: CacheQueryStringBehavior.all(),
    enableAcceptEncodingGzip: true,
    enableAcceptEncodingBrotli: true,
  })
