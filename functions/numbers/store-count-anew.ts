import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { Problem } from '#shared/problem'
import { table, tableName } from '../runtime/table'
import type { Item } from '../runtime/table'
import { settleContributions } from './store'
import { toContributionSource } from './store-settle'

/**
 * So many things have room in one transaction, each with what it added, its day and its dishes'
 * names.
 */
const AT_ONCE = 30

/**
 * One by one where somebody else counts towards the same days at the moment: a single thing gets
 * its turn sooner.
 */
async function settleBeside(things: Parameters<typeof settleContributions>[0]): Promise<void> {
  try {
    await settleContributions(things)
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'unavailable') throw error
    for (const thing of things) await settleContributions([thing])
  }
}

/**
 * Counts everything that the table holds towards its day, what was counted before by the difference
 * only. It reads all of the table, off any request;
 * safe to repeat, and beside the reactions.
 */
export async function recountNumbers(): Promise<{ readonly counted: number }> {
  let start: Item | undefined
  let counted = 0
  do {
    const page = await table.send(
      new ScanCommand({
        TableName: tableName(),
        FilterExpression: '#type IN (:order, :movement, :entry, :code, :feedback, :sample)',
        ExpressionAttributeNames: { '#type': 'type' },
        ExpressionAttributeValues: {
          ':order': 'Order',
          ':movement': 'Movement',
          ':entry': 'LedgerEntry',
          ':code': 'Code',
          ':feedback': 'Feedback',
          ':sample': 'SampleDay',
        },
        ...(start && { ExclusiveStartKey: start }),
      }),
    )
    const things = (page.Items ?? []).flatMap((item) => toContributionSource(item) ?? [])
    for (let at = 0; at < things.length; at += AT_ONCE) await settleBeside(things.slice(at, at + AT_ONCE))
    counted += things.length
    start = page.LastEvaluatedKey
  } while (start)
  return { counted }
}
