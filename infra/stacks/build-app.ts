import { join } from 'node:path'
import { App, Tags } from 'aws-cdk-lib'
import * as z from 'zod/mini'
import { policyOf } from '#shared/locations/policy'
import type { CodeOf } from './bundles'
import { GroupStack } from './group-stack'
import { LocationStack } from './location-stack'
import type { SiteLocation } from './location-stack'
import { PRODUCT } from './product'

export type Build = {
  readonly locations: readonly SiteLocation[]
  readonly codeOf: CodeOf
  readonly version: string
  readonly root: string
  readonly context?: Readonly<Record<string, unknown>>
}

const featureFlags = {
  // A location's stack holds on to the group's: what a site needs can't be deleted under it.
  '@aws-cdk/core:defaultCrossStackReferences': 'strong',
  '@aws-cdk/aws-iam:minimizePolicies': true,
  '@aws-cdk/aws-lambda:recognizeLayerVersion': true,
  '@aws-cdk/aws-lambda:recognizeVersionProps': true,
  '@aws-cdk/core:enablePartitionLiterals': true,
} as const

/** A certificate's ARN per location code. */
const Certificates = z._default(z.record(z.string(), z.string()), {})

/** The whole cloud: the group's stack and one for each location. */
export function buildApp({ locations, codeOf, version, root, context }: Build) {
  const app = new App({ context: { ...featureFlags, ...context } })
  const group = new GroupStack(app, 'Group', {
    stackName: `${PRODUCT.stackPrefix}-Group`,
    codeOf,
    version,
    hasUserPool: locations.some((location) => policyOf(location).signIn === 'cognito'),
    pointInTimeRecovery: String(app.node.tryGetContext('pointInTimeRecovery')) === 'true',
  })
  const certificates = Certificates.parse(app.node.tryGetContext('certificates'))
  const sites = locations.map(
    (location) =>
      new LocationStack(app, location.code, {
        stackName: `${PRODUCT.stackPrefix}-${location.code}`,
        location,
        api: group.api,
        sockets: group.sockets,
        siteDirectory: join(root, 'dist'),
        certificateArn: certificates[location.code],
      }),
  )
  Tags.of(app).add('product', PRODUCT.slug)
  return { app, group, sites }
}
