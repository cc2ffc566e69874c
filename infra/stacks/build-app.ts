import { join } from 'node:path'
import { App, Tags, type AppProps } from 'aws-cdk-lib'
import { getPolicy } from '#shared/locations/policy'
import type { CodeOf } from './functions/bundles'
import { GroupStack } from './group-stack'
import { LocationStack, type SiteLocation } from './location-stack'
import { SITES_PER_EDGE } from './site/edge'
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
  /** Whether the CDK writes the construct tree and validates the templates; both by default. */
  readonly synthesis?: Pick<AppProps, 'treeMetadata' | 'builtinCloudFormationValidation'>
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

/** Returns the shared CDN resources of the site at an index of the list of locations. */
function getEdge(edges: GroupStack['edges'], index: number) {
  const edge = edges[Math.floor(index / SITES_PER_EDGE)]
  if (!edge) throw new Error(`There are no CDN resources for site ${index}`)
  return edge
}

/** Throws if a location is live and no address receives its alarms. */
function assertAlarmRecipient(locations: readonly SiteLocation[], alarmEmail: string | undefined): void {
  const live = locations.filter(({ mode }) => mode === 'live').map(({ code }) => code)
  if (live.length === 0 || alarmEmail !== undefined) return
  throw new Error(
    `${live.join(', ')} is live, but no address receives its alarms: set alarmEmail in cdk.json, ` +
      'or with -c alarmEmail=owner@example.com (docs/operations.md#alarms).',
  )
}

/** Throws if a live location has placeholder addresses, which no guest can reach. */
function assertOwnAddresses(locations: readonly SiteLocation[]): void {
  const placeholders = locations
    .filter(({ mode }) => mode === 'live')
    .flatMap(({ code, domain, email }) => [domain, email].map((address) => `${code}: ${address}`))
    .filter((address) => address.endsWith('.example'))
  if (placeholders.length === 0) return
  throw new Error(`These addresses of live locations are placeholders (docs/locations.md): ${placeholders.join(', ')}`)
}

/** Builds all stacks: the group's and one for each location. */
export function buildApp({ locations, codeOf, version, root, outdir, context, synthesis }: AppOptions) {
  const app = new App({ ...synthesis, outdir, context: { ...featureFlags, ...context } })
  const { certificates, ...settings } = getSettings(app)
  assertAlarmRecipient(locations, settings.alarmEmail)
  assertOwnAddresses(locations)
  const names = getResourceNames(app)
  const group = new GroupStack(app, names.groupStack, {
    codeOf,
    version,
    siteCount: locations.length,
    pointInTimeRecovery: settings.pointInTimeRecovery || locations.some(wantsRecovery),
    restoredTable: settings.restoredTable,
    settings,
    mailFrom: settings.mailFrom,
    senders: [...new Set(locations.flatMap(({ mail }) => mail?.from ?? []))],
  })
  const sites = locations.map(
    (location, index) =>
      new LocationStack(app, names.siteStack(location.code), {
        location,
        api: group.api,
        sockets: group.sockets,
        originKeyMaker: group.originKeyMaker,
        edge: getEdge(group.edges, index),
        webAcl: settings.webAcl,
        siteDirectory: join(root, 'dist'),
        certificateArn: certificates[location.code],
        hostedZone: settings.hostedZones[location.code],
        watch: settings,
      }),
  )
  Tags.of(app).add('product', PRODUCT_NAMES.slug)
  return { app, group, sites }
}
