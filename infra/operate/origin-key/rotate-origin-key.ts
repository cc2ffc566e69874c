import { randomBytes } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { listOriginKeys, ORIGIN_KEY_REFRESH_MS } from '#functions/platform/origin-keys'
import { replaceSecret } from '#functions/platform/secrets'
import type { DeployContext } from '#infra/deploy/deploy-context'

/** Every function has read the new key after this time, even if it began a request before. */
const LEAD_MS = ORIGIN_KEY_REFRESH_MS + 60_000

const Header = z.looseObject({ HeaderName: z.string(), HeaderValue: z.string() })
const Origin = z.looseObject({ CustomHeaders: z.looseObject({ Items: z.optional(z.array(Header)) }) })
const Answer = z.object({
  ETag: z.string(),
  DistributionConfig: z.looseObject({ Origins: z.looseObject({ Items: z.array(Origin) }) }),
})
type Config = z.infer<typeof Answer>['DistributionConfig']

const isKey = ({ HeaderName }: z.infer<typeof Header>) => HeaderName.toLowerCase() === 'x-origin-key'

const listSentKeys = ({ Origins }: Config) =>
  Origins.Items.flatMap(({ CustomHeaders }) => (CustomHeaders.Items ?? []).filter(isKey)).map(
    ({ HeaderValue }) => HeaderValue,
  )

const withKey = (config: Config, key: string): Config => ({
  ...config,
  Origins: {
    ...config.Origins,
    Items: config.Origins.Items.map((origin) => ({
      ...origin,
      CustomHeaders: {
        ...origin.CustomHeaders,
        Items: origin.CustomHeaders.Items?.map((header) => (isKey(header) ? { ...header, HeaderValue: key } : header)),
      },
    })),
  },
})

type Rotation = Pick<DeployContext, 'run' | 'print'> & {
  readonly sleep: (ms: number) => Promise<unknown>
  /** A folder that only the caller can read. */
  readonly folder: string
}

/**
 * Replaces the key that the sites' CDNs send to the API, while guests order. The functions accept
 * both keys until each CDN sends the new one. A second run continues an interrupted one. Throws
 * with both keys valid if a step fails.
 */
export async function rotateOriginKey({ run, print, sleep, folder }: Rotation): Promise<void> {
  const aws = async (...args: readonly string[]): Promise<string> => {
    const { code, out } = await run('aws', ['cloudfront', ...args, '--output', 'json'], { quiet: true })
    if (code !== 0) throw new Error(`aws cloudfront ${args[0]} failed. Both keys are valid; run the command again.`)
    return out
  }
  const readConfig = async (id: string) => Answer.parse(JSON.parse(await aws('get-distribution-config', '--id', id)))

  async function updateDistribution(id: string, key: string): Promise<void> {
    const { ETag, DistributionConfig } = await readConfig(id)
    const file = join(folder, `${id}.json`)
    writeFileSync(file, JSON.stringify(withKey(DistributionConfig, key)), { mode: 0o600 })
    try {
      const config = ['--distribution-config', `file://${file}`]
      await aws('update-distribution', '--id', id, '--if-match', ETag, ...config)
    } finally {
      rmSync(file)
    }
  }

  const keys = await listOriginKeys()
  if (keys.length === 0) throw new Error('There is no key yet: no site is deployed.')
  const Ids = z.array(z.string())
  const ids = Ids.parse(JSON.parse(await aws('list-distributions', '--query', 'DistributionList.Items[].Id')) ?? [])
  const sent = await Promise.all(ids.map(async (id) => listSentKeys((await readConfig(id)).DistributionConfig)))
  const ours = ids.filter((_, index) => sent[index]?.some((key) => keys.includes(key)))
  if (ours.length === 0) throw new Error('No distribution of this account sends the key. Nothing was changed.')

  const [former] = keys
  const next = keys.length > 1 ? keys.at(-1) : randomBytes(32).toString('base64url')
  if (former === undefined || next === undefined) throw new Error('There is no key.')
  await replaceSecret('origin-keys', [former, next].join(','))
  print(`The API accepts the new key within ${LEAD_MS / 60_000} minutes, then ${ours.length} sites send it.`)
  await sleep(LEAD_MS)
  for (const id of ours) await updateDistribution(id, next)
  for (const id of ours) {
    await aws('wait', 'distribution-deployed', '--id', id)
    print(`${id} sends the new key.`)
  }
  await replaceSecret('origin-keys', next)
  print(`The former key is invalid within ${ORIGIN_KEY_REFRESH_MS / 60_000} minutes.`)
}
