import { findSecretParameter } from '#functions/platform/aws/ssm'
import { exitOnUsageError } from '#infra/command-line'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { locations, type Location } from '#shared/locations/index'
import { formatOutcome, formatSummary, hasNoFailure, type Outcome } from './check-report'
import { runChecks } from './check-run'
import { kitchenChecks, type KitchenSite } from './kitchen-checks'
import { DeploymentStopped } from '../deploy-context'
import { createAwsAccount, type AwsAccount, type DeployedFunction } from './aws-account'
import { createCdnHeaders, isAmazon, resolveApiOrigins, startLocalCdn } from './local-cdn'
import { deployApp, destroyApp, parseVerifyOptions } from './synthesized-app'
import { checkFunctions } from './function-checks'

const print = (line: string) => console.log(line)

/** The SDK and the CDK read these; an emulator takes any key. */
function speakTo(endpoint: string): void {
  Object.assign(process.env, {
    AWS_ENDPOINT_URL: endpoint,
    AWS_REGION: process.env['AWS_REGION'] ?? 'us-east-1',
    AWS_ACCESS_KEY_ID: process.env['AWS_ACCESS_KEY_ID'] ?? 'test',
    AWS_SECRET_ACCESS_KEY: process.env['AWS_SECRET_ACCESS_KEY'] ?? 'test',
  })
}

async function functionsOf(account: AwsAccount, stacks: ReadonlySet<string>) {
  const resources = (await Promise.all([...stacks].map((name) => account.resources(name)))).flat()
  const names = new Set(resources.filter(({ type }) => type === 'AWS::Lambda::Function').map(({ name }) => name))
  const functions = (await account.functions()).filter(({ name }) => names.has(name))
  return { resources, functions }
}

type Place = {
  readonly endpoint: string
  readonly account: AwsAccount
  readonly functions: readonly DeployedFunction[]
}

type Reached = Pick<KitchenSite, 'socketUrl' | 'direct'> & { readonly url: string; readonly close: () => Promise<void> }

/**
 * Where visitors reach a site: at its CDN, or on an emulator at a CDN that this command emulates.
 */
async function reach(
  location: Location,
  stacks: ReadonlySet<string>,
  { endpoint, account, functions }: Place,
): Promise<Reached> {
  const outputs = [...(await account.outputs())].filter(([name]) => stacks.has(name))
  const [, group] = outputs.find(([, { ApiUrl }]) => ApiUrl !== undefined) ?? []
  const { ApiUrl, SocketUrl } = group ?? {}
  if (ApiUrl === undefined || SocketUrl === undefined)
    throw new DeploymentStopped('The stack does not say where its APIs are.')
  if (isAmazon(endpoint)) {
    const [, own] = outputs.find(([name, { SiteUrl }]) => SiteUrl && name.endsWith(`-${location.code}`)) ?? []
    const url = own?.['SiteUrl']
    if (url === undefined) throw new DeploymentStopped(`There is no site of ${location.code}.`)
    const socketUrl = `${url.replace('http', 'ws')}/ws`
    return { url, socketUrl, direct: { url: ApiUrl, socketUrl: SocketUrl }, close: () => Promise.resolve() }
  }
  const path = functions.map(({ environment }) => environment['SECRET_PARAMETERS']).find(Boolean) ?? ''
  const keys = await findSecretParameter(`${path}/origin-keys`)
  // While the key is rotated, the CDN sends the newer one.
  const key = keys?.split(',').at(-1)
  const origins = resolveApiOrigins(endpoint, { ApiUrl, SocketUrl })
  const cdn = await startLocalCdn(origins, createCdnHeaders(location.code, key))
  const direct = await startLocalCdn(origins, () => ({}))
  const close = () => Promise.all([cdn.close(), direct.close()]).then(() => undefined)
  return { url: cdn.url, socketUrl: cdn.socketUrl, direct, close }
}

async function main(): Promise<boolean> {
  const { endpoint, destroy, context } = exitOnUsageError(parseVerifyOptions)
  const candidates: readonly Location[] = locations
  const location = candidates.find(({ mode }) => mode === 'test')
  if (!location)
    throw new DeploymentStopped(
      'Every location is live: what is tried places orders, which only a test location may take.',
    )
  if (!isAmazon(endpoint)) speakTo(endpoint)
  const account = createAwsAccount()
  const stacks = await deployApp(print, context)
  const { resources, functions } = await functionsOf(account, stacks)
  const { url, close, ...rest } = await reach(location, stacks, { endpoint, account, functions })
  const report = (outcome: Outcome) => print(formatOutcome(outcome))
  print(`\n${location.fullName}, at ${url}`)
  const site = { location, client: createTestClient(url), staff: createTestClient(url), ...rest }
  const outcomes = [...(await runChecks(site, kitchenChecks, { report }))]
  print(`\n${functions.length} functions`)
  outcomes.push(...(await checkFunctions({ account, functions, url, socketUrl: site.socketUrl }, report)))
  await close()
  if (!isAmazon(endpoint)) print('\nThe command emulated the CDN.')
  print(`\n${resources.length} resources. ${formatSummary(outcomes)}`)
  if (destroy) await destroyApp(print)
  return hasNoFailure(outcomes)
}

try {
  if (!(await main())) process.exitCode = 1
} catch (error) {
  if (!(error instanceof DeploymentStopped)) throw error
  console.error(error.message)
  process.exitCode = 1
}
