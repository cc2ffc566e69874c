import { Aws, CfnRule, Fn } from 'aws-cdk-lib'
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'

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
