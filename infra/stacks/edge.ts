import { Function as EdgeFunction, FunctionCode, FunctionRuntime } from 'aws-cdk-lib/aws-cloudfront'
import type { ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import type { Policy } from '#shared/locations/policy'
import { forwardHost, pageToIndex } from './edge-code'
import { makeHeadersPolicy, makeSharedCaches } from './edge-policies'
import type { SharedCaches } from './edge-policies'
import { PRODUCT } from './product'

/** What the sites' CDNs have in common. */
export type Edge = {
  readonly caches: SharedCaches
  /** By how a site's visitors sign in. */
  readonly headers: Readonly<Record<Policy['signIn'], ResponseHeadersPolicy>>
  readonly forwardHost: EdgeFunction
  readonly pageToIndex: EdgeFunction
}

const makeFunction = (scope: Construct, id: string, code: string) =>
  new EdgeFunction(scope, id, {
    code: FunctionCode.fromInline(code),
    runtime: FunctionRuntime.JS_2_0,
    comment: `${PRODUCT.name}: ${id}`,
  })

/**
 * Made once for all sites: an account may have twenty policies of a kind and a hundred functions at
 * the CDN. Headers are made for both modes, so that a site may change its mode without taking from
 * the group what another one uses.
 */
export const makeEdge = (scope: Construct): Edge => ({
  caches: makeSharedCaches(scope),
  headers: {
    development: makeHeadersPolicy(scope, { signIn: 'development' }),
    cognito: makeHeadersPolicy(scope, { signIn: 'cognito' }),
  },
  forwardHost: makeFunction(scope, 'ForwardHost', forwardHost),
  pageToIndex: makeFunction(scope, 'PageToIndex', pageToIndex),
})
