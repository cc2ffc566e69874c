import { setTimeout as sleep } from 'node:timers/promises'
import {
  CloudWatchLogsClient,
  GetQueryResultsCommand,
  StartQueryCommand,
  paginateDescribeLogGroups,
  type ResultField,
} from '@aws-sdk/client-cloudwatch-logs'
import * as z from 'zod/mini'
import { LogLine, type LogSource } from './log-source'

/** The service's own limits of a query. */
const MAX_LINES = 10_000
const MAX_GROUPS = 50
/** A query with more texts would exceed the length of a query. */
const TEXTS_PER_QUERY = 40
const MAX_POLLS = 120

const Line = z.pipe(
  z.string(),
  z.transform((text): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      return undefined
    }
  }),
)

/** Parses a result row: its message is a line of ours, or a text of Lambda, such as a time-out. */
function parseRow(row: readonly ResultField[]): readonly LogLine[] {
  const valueOf = (name: string) => row.find(({ field }) => field === name)?.value ?? ''
  const at = new Date(`${valueOf('@timestamp').replace(' ', 'T')}Z`).toISOString()
  const message = valueOf('@message')
  const { data } = z.record(z.string(), z.unknown()).safeParse(Line.parse(message))
  return [LogLine.parse(data ? { ...data, at } : { at, text: message.trim() })]
}

const escapeText = (text: string) => text.replaceAll(/[\\/.*+?^${}()|[\]"=]/g, String.raw`\$&`)

const chunk = <T>(list: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) => list.slice(index * size, (index + 1) * size))

type Options = {
  /** The prefix of the log groups of one environment. */
  readonly prefix: string
  readonly client?: CloudWatchLogsClient
  readonly pollMs?: number
}

/** The log of a deployment, read by CloudWatch Logs Insights: 0.005 dollars per GB searched. */
export function openCloudLog({ prefix, client = new CloudWatchLogsClient(), pollMs = 1000 }: Options): LogSource {
  async function listGroups(): Promise<readonly string[]> {
    const groups: string[] = []
    for await (const page of paginateDescribeLogGroups({ client }, { logGroupNamePrefix: prefix }))
      groups.push(...(page.logGroups ?? []).flatMap(({ logGroupName }) => logGroupName ?? []))
    if (groups.length === 0) throw new Error(`There is no log group ${prefix}*: is the region right?`)
    return groups
  }

  async function waitForRows(queryId: string | undefined): Promise<readonly LogLine[]> {
    for (let polls = 0; polls < MAX_POLLS; polls += 1) {
      const { status, results = [] } = await client.send(new GetQueryResultsCommand({ queryId }))
      if (status === 'Complete') return results.flatMap(parseRow)
      if (status !== 'Running' && status !== 'Scheduled') throw new Error(`The log query ended as ${status}.`)
      await sleep(pollMs)
    }
    throw new Error('The log query takes too long.')
  }

  async function run(filter: string, from: number, to: number, groups: readonly string[]): Promise<readonly LogLine[]> {
    const queryString = `fields @timestamp, @message | filter ${filter} | sort @timestamp asc | limit ${MAX_LINES}`
    const found: LogLine[] = []
    for (const logGroupNames of chunk(groups, MAX_GROUPS)) {
      const times = { startTime: Math.floor(from / 1000), endTime: Math.ceil(to / 1000) }
      const query = { ...times, queryString, logGroupNames: [...logGroupNames], limit: MAX_LINES }
      const { queryId } = await client.send(new StartQueryCommand(query))
      found.push(...(await waitForRows(queryId)))
    }
    return found.sort((one, other) => one.at.localeCompare(other.at))
  }

  return {
    find: async ({ from, to, texts }) => {
      const groups = await listGroups()
      const found: LogLine[] = []
      for (const some of chunk(texts, TEXTS_PER_QUERY))
        found.push(...(await run(`@message like /${some.map(escapeText).join('|')}/`, from, to, groups)))
      return found
    },
    findFailedCalls: async ({ from, to }) => {
      const groups = await listGroups()
      return (
        await run(
          'status >= 500',
          from,
          to,
          groups.filter((name) => name.endsWith('/access')),
        )
      ).map((line) => ({
        ...line,
        event: 'access',
      }))
    },
    findStarts: () => Promise.resolve([]),
  }
}
