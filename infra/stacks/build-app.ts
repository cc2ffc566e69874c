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
  /** Where the templates are written; the CDK's own choice unless given. */
  readonly outdir?: string
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

/** One table has the orders of all: a single live location is reason enough. */
const wantsRecovery = (location: SiteLocation) => getPolicy(location).recovery === 'point-in-time'

/** The whole cloud: the group's stack and one for each location. */
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
