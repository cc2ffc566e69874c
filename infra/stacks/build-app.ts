import { join } from 'node:path'
import { App, Tags } from 'aws-cdk-lib'
import { getPolicy } from '#shared/locations/policy'
import type { CodeOf } from './functions/bundles'
import { GroupStack } from './group-stack'
import { LocationStack } from './location-stack'
import type { SiteLocation } from './location-stack'
import { PRODUCT_NAMES, getResourceNames } from './names'
import { getSettings } from './settings'

export type AppOptions = {
  readonly locations: readonly SiteLocation[]
  readonly codeOf: CodeOf
  readonly version: string
  readonly root: string
  /** The folder for the templates; the CDK's default if undefined. */
  readonly outdir?: string
  readonly context?: Readonly<Record<string, unknown>>
}

const featureFlags = {
  // Strong references: CloudFormation refuses to delete group resources that a site uses.
  '@aws-cdk/core:defaultCrossStackReferences': 'strong',
  '@aws-cdk/aws-iam:minimizePolicies': true,
  '@aws-cdk/aws-lambda:recognizeLayerVersion': true,
  '@aws-cdk/aws-lambda:recognizeVersionProps': true,
  '@aws-cdk/core:enablePartitionLiterals': true,
} as const

/** All locations share one table, so a single live location requires recovery. */
const wantsRecovery = (location: SiteLocation) => getPolicy(location).recovery === 'point-in-time'

/** Builds all stacks: the group's and one for each location. */
export function buildApp({ locations, codeOf, version, root, outdir, context }: AppOptions) {
  const app = new App({ outdir, context: { ...featureFlags, ...context } })
  const { certificates, ...settings } = getSettings(app)
  const names = getResourceNames(app)
  const group = new GroupStack(app, names.groupStack, {
    codeOf,
    version,
    pointInTimeRecovery: settings.pointInTimeRecovery || locations.some(wantsRecovery),
    deletionProtection: settings.deletionProtection,
    restoredTable: settings.restoredTable,
    originKeys: settings.originKeys,
    alarmEmail: settings.alarmEmail,
    canary: settings.canary,
    mailFrom: settings.mailFrom,
    senders: [...new Set(locations.flatMap(({ mail }) => mail?.from ?? []))],
  })
  const sites = locations.map(
    (location) =>
      new LocationStack(app, names.siteStack(location.code), {
        location,
        api: group.api,
        sockets: group.sockets,
        originKeys: group.originKeys,
        edge: group.edge,
        webAcl: settings.webAcl,
        siteDirectory: join(root, 'dist'),
        certificateArn: certificates[location.code],
        watch: settings,
      }),
  )
  Tags.of(app).add('product', PRODUCT_NAMES.slug)
  return { app, group, sites }
}
