import { Function as EdgeFunction, FunctionCode, FunctionRuntime } from 'aws-cdk-lib/aws-cloudfront'
import type { ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import type { LocationPolicy } from '#shared/locations/policy'
import { forwardHostFunction, pageToIndexFunction } from './edge-code'
import { createHeadersPolicy, createCachePolicies } from './edge-policies'
import type { CachePolicies } from './edge-policies'
import { PRODUCT_NAMES } from './product'

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
