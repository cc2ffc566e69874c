import { orRefuse } from '#infra/command-line'
import { locations } from '#shared/locations/index'
import type { LocationConfig } from '#shared/locations/location'
import { Stop } from '../steps'
import { openAccount } from './account'
import type { Account, DeployedFunction } from './account'
import { isAmazon, originsAt } from './addresses'
import { cdnHeaders, openCdn } from './cdn'
import { deployApp, destroyApp } from './cloud'
import { tryEveryFunction } from './every-function'
import { tryMainJob } from './main-job'
import type { Site } from './main-job'
import { lineOf, summaryOf, works } from './report'
import type { Outcome } from './steps'
import { wishesOf } from './wishes'

const tell = (line: string) => console.log(line)

/** The SDK and the CDK read these; an emulator takes any key. */
function speakTo(endpoint: string): void {
  Object.assign(process.env, {
    AWS_ENDPOINT_URL: endpoint,
    AWS_REGION: process.env['AWS_REGION'] ?? 'us-east-1',
    AWS_ACCESS_KEY_ID: process.env['AWS_ACCESS_KEY_ID'] ?? 'test',
    AWS_SECRET_ACCESS_KEY: process.env['AWS_SECRET_ACCESS_KEY'] ?? 'test',
  })
}

async function functionsOf(account: Account, stacks: ReadonlySet<string>) {
  const resources = (await Promise.all([...stacks].map((name) => account.resources(name)))).flat()
  const names = new Set(resources.filter(({ type }) => type === 'AWS::Lambda::Function').map(({ name }) => name))
  const functions = (await account.functions()).filter(({ name }) => names.has(name))
  return { resources, functions }
}

type Place = { readonly endpoint: string; readonly account: Account; readonly functions: readonly DeployedFunction[] }

/**
 * The site as its visitors reach it: by its CDN, or by one that is played here where the endpoint
 * has none.
 */
async function siteOf(location: LocationConfig, stacks: ReadonlySet<string>, { endpoint, account, functions }: Place) {
  const outputs = [...(await account.outputs())].filter(([name]) => stacks.has(name))
  const [, group] = outputs.find(([, { ApiUrl }]) => ApiUrl !== undefined) ?? []
  const { ApiUrl, SocketUrl } = group ?? {}
  if (ApiUrl === undefined || SocketUrl === undefined) throw new Stop('The stack does not say where its APIs are.')
  if (isAmazon(endpoint)) {
    const [, own] = outputs.find(([name, { SiteUrl }]) => SiteUrl && name.endsWith(`-${location.code}`)) ?? []
    if (own?.['SiteUrl'] === undefined) throw new Stop(`There is no site of ${location.code}.`)
    const url = own['SiteUrl']
    const site: Site = {
      url,
      socketUrl: `${url.replace('http', 'ws')}/ws`,
      location,
      past: { url: ApiUrl, socketUrl: SocketUrl },
    }
    return { site, close: () => Promise.resolve() }
  }
  // While one key takes over from another, the CDN shows the newer.
  const key = functions.map(({ environment }) => environment['ORIGIN_KEY']?.split(',').at(-1)).find(Boolean)
  const origins = originsAt(endpoint, { ApiUrl, SocketUrl })
  const cdn = await openCdn(origins, cdnHeaders(location.code, key))
  const past = await openCdn(origins, () => ({}))
  const site: Site = { url: cdn.url, socketUrl: cdn.socketUrl, location, past }
  return { site, close: () => Promise.all([cdn.close(), past.close()]).then(() => undefined) }
}

async function main(): Promise<boolean> {
  const { endpoint, destroy, context } = orRefuse(wishesOf)
  const candidates: readonly LocationConfig[] = locations
  const location = candidates.find(({ mode }) => mode === 'test')
  if (!location)
    throw new Stop('Every location is live: what is tried places orders, which only a test location may take.')
  if (!isAmazon(endpoint)) speakTo(endpoint)
  const account = openAccount()
  const stacks = await deployApp(tell, context)
  const { resources, functions } = await functionsOf(account, stacks)
  const { site, close } = await siteOf(location, stacks, { endpoint, account, functions })
  const report = (outcome: Outcome) => tell(lineOf(outcome))
  tell(`\n${location.fullName}, at ${site.url}`)
  const outcomes = [...(await tryMainJob(site, report))]
  tell(`\n${functions.length} functions`)
  outcomes.push(...(await tryEveryFunction(site, { account, functions, tell: report })))
  await close()
  if (!isAmazon(endpoint)) tell('\nThe command emulated the CDN.')
  tell(`\n${resources.length} resources. ${summaryOf(outcomes)}`)
  if (destroy) await destroyApp(tell)
  return works(outcomes)
}

try {
  if (!(await main())) process.exitCode = 1
} catch (error) {
  if (!(error instanceof Stop)) throw error
  console.error(error.message)
  process.exitCode = 1
}
