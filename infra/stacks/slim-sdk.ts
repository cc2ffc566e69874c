import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Plugin } from 'esbuild'

type Change = {
  readonly path: RegExp
  /** Why the bundles do without. */
  readonly because: string
  /** The module in place of the package's own, given its source and what `path` caught. */
  readonly module: (source: string, ...caught: readonly string[]) => string
}

/** The names that a module exports, without what they stand for. */
function nothing(source: string): string {
  const declared = [...source.matchAll(/^export (?:const|class|(?:async )?function) (\w+)/gm)].map(([, name]) => name)
  const passedOn = [...source.matchAll(/^export \{([^}]*)\}/gm)].flatMap(
    ([, names = '']) => names.match(/\w+(?=\s*(?:,|$))/g) ?? [],
  )
  return [...declared, ...passedOn].map((name) => `export const ${name} = undefined`).join('\n')
}

/** What the table answers to reading and writing; the others belong to administration, which no function does. */
const TABLE_ERRORS =
  /registerError\((?!(?:ConditionalCheckFailed|IdempotentParameterMismatch|InternalServerError|ItemCollectionSize|ProvisionedThroughput|ReplicatedWriteConflict|RequestLimit|ResourceNotFound|Throttling|Transaction|DynamoDBService))/

/**
 * The parts of the AWS SDK that a Lambda function never runs, and what stands in their place. All of it is either
 * settled by the environment that Lambda guarantees (region, credentials) or serves calls that nobody makes here
 * (decision 0017).
 */
const changes: readonly Change[] = [
  {
    path: /@smithy\/core\/dist-es\/submodules\/event-streams\/index\.js$/,
    because: 'No call streams events; its lazy import would besides keep esbuild from shaking the rest.',
    module: nothing,
  },
  {
    path: /@aws-sdk\/client-([a-z]+)\/dist-es\/endpoint\/endpointResolver\.js$/,
    because:
      'A function asks its own region, or an endpoint that it is given: no rule set of all partitions is needed.',
    module: (_, service = '') =>
      [
        'export const defaultEndpointResolver = ({ Endpoint, Region }) => ({',
        `  url: new URL(Endpoint ?? \`https://${service}.\${Region}.amazonaws.com\${Region.startsWith('cn-') ? '.cn' : ''}\`),`,
        '  headers: {},',
        '  properties: {},',
        '})',
      ].join('\n'),
  },
  {
    path: /@aws-sdk\/middleware-endpoint-discovery\/dist-es\/index\.js$/,
    because: 'Endpoints are discovered only where it is switched on.',
    module: () =>
      [
        'export const NODE_ENDPOINT_DISCOVERY_CONFIG_OPTIONS = { environmentVariableSelector: () => undefined, configFileSelector: () => undefined, default: undefined }',
        'export const resolveEndpointDiscoveryConfig = (config) => config',
      ].join('\n'),
  },
  {
    path: /@smithy\/core\/dist-es\/submodules\/config\/shared-ini-file-loader\/loadSharedConfigFiles\.js$/,
    because: 'There are no configuration files in Lambda; looking for them would cost each cold start.',
    module: () =>
      `export const CONFIG_PREFIX_SEPARATOR = '.'\nexport const loadSharedConfigFiles = async () => ({ configFile: {}, credentialsFile: {} })`,
  },
  {
    path: /@smithy\/core\/dist-es\/submodules\/config\/config-resolver\/regionConfig\/getInstanceMetadataRegion\.js$/,
    because: 'Lambda says its region in the environment.',
    module: () => 'export const getInstanceMetadataRegion = async () => undefined',
  },
  {
    path: /@smithy\/core\/dist-es\/submodules\/protocols\/HttpBindingNormalizedSchema\.js$/,
    because: 'All calls are named in a header and sent as one body: no part of them stands in a path or a query.',
    module: () => 'export const getHttpOperationBindings = () => []\nexport class HttpBindingNormalizedSchema {}',
  },
  {
    path: /@aws-sdk\/core\/dist-es\/submodules\/client\/middleware-recursion-detection\/recursionDetectionMiddleware\.js$/,
    because: 'Lambda watches for loops through queues, topics and buckets; nothing called here is one.',
    module: () => 'export const recursionDetectionMiddleware = () => (next) => next',
  },
  {
    path: /@aws-sdk\/core\/dist-es\/submodules\/client\/middleware-logger\/loggerMiddleware\.js$/,
    because: 'No client is given a logger.',
    module: (source) =>
      nothing(source).replace(
        'getLoggerPlugin = undefined',
        'getLoggerPlugin = () => ({ applyToStack: () => undefined })',
      ),
  },
  {
    path: /@aws-sdk\/core\/dist-es\/submodules\/client\/middleware-user-agent\/check-features\.js$/,
    because: 'It only tells AWS which features of the SDK are in use.',
    module: () => 'export const checkFeatures = async () => undefined',
  },
  {
    path: /@smithy\/core\/dist-es\/submodules\/checksum\/sha256\/Sha256Js\.js$/,
    because: 'Node has its own.',
    module: nothing,
  },
  {
    path: /@smithy\/core\/dist-es\/submodules\/retry\/util-retry\/AdaptiveRetryStrategy\.js$/,
    because: 'Retries are the standard ones.',
    module: nothing,
  },
  {
    path: /@smithy\/core\/dist-es\/submodules\/endpoints\/middleware-endpoint\/service-customizations\/s3\.js$/,
    because: 'No function has a client of S3.',
    module: nothing,
  },
  {
    path: /@aws-sdk\/core\/dist-es\/submodules\/client\/util-endpoints\/lib\/aws\/partitions\.js$/,
    because: 'Endpoints do not depend on a partition, as said above.',
    module: nothing,
  },
  {
    path: /@aws-sdk\/core\/dist-es\/submodules\/client\/util-user-agent-browser\/createUserAgentStringParsingProvider\.js$/,
    because: 'It tells browsers apart.',
    module: nothing,
  },
  {
    path: /@smithy\/signature-v4\/dist-es\/HeaderFormatter\.js$/,
    because: 'It writes the headers of streamed events.',
    module: () => 'export class HeaderFormatter {}',
  },
  {
    path: /@aws-sdk\/lib-dynamodb\/dist-es\/pagination\/(?:Query|Scan)Paginator\.js$/,
    because: 'The stores turn the pages themselves, and nobody scans.',
    module: nothing,
  },
  {
    path: /@middy\/core\/index\.js$/,
    because: 'No handler streams its answer; the platform loads web streams as soon as somebody imports them.',
    module: (source) => source.replace(/^import .* from "node:stream(?:\/\w+)?";?$/gm, ''),
  },
  {
    path: /@aws-sdk\/client-[a-z]+\/package\.json$/,
    because: 'Only its version is read, for the name that a client gives itself.',
    module: (source) => /"version": "[^"]+"/.exec(source)?.[0].replace(/(.*)/, '{ $1 }') ?? '{}',
  },
  {
    path: /@aws-sdk\/client-dynamodb\/dist-es\/schemas\/schemas_0\.js$/,
    because: 'Errors of administration can not come; others of an unknown kind still arrive as the general one.',
    module: (source) =>
      source
        .split('\n')
        .filter((line) => !TABLE_ERRORS.test(line))
        .join('\n'),
  },
]

const read = new Map<string, Promise<string>>()

/** A module's text, read once for all bundles. */
function textOf(path: string): Promise<string> {
  const text = read.get(path) ?? readFile(path, 'utf8')
  read.set(path, text)
  return text
}

const made = new Set<Change>()

/** The changes that no bundle so far had a use for: what they look for is gone from the packages, or reads otherwise. */
export const neverMade = (): readonly string[] =>
  changes.filter((change) => !made.has(change)).map(({ path }) => path.source)

/** Makes the changes above while bundling. */
export const slimSdk = (): Plugin => ({
  name: 'slim-sdk',
  setup(build) {
    for (const change of changes) {
      const { path: filter, module } = change
      build.onLoad({ filter }, async ({ path }) => {
        const [, ...caught] = filter.exec(path) ?? []
        const source = await textOf(path)
        const contents = module(source, ...caught)
        if (contents !== source) made.add(change)
        return { contents, loader: path.endsWith('.json') ? 'json' : 'js', resolveDir: dirname(path) }
      })
    }
  },
})
