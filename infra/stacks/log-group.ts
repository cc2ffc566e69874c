import { RemovalPolicy, Stack } from 'aws-cdk-lib'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import { PRODUCT_NAMES } from './product'

/** A log that is kept for a month and goes with the stack. */
export const createLogGroup = (scope: Construct, area: string): LogGroup =>
  new LogGroup(scope, `${area}-log`, {
    logGroupName: `/${PRODUCT_NAMES.slug}/${Stack.of(scope).stackName}/${area}`,
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  })
