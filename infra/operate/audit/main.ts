import { parseProcessArguments, noArguments } from '#infra/command-line'
import { runOnTable } from '#infra/operate/run-on-table'
import { formatDifference } from './difference'
import { auditTable } from './audit'

parseProcessArguments({ name: 'npm run tool -- audit', options: {}, words: noArguments })

await runOnTable(async () => {
  const { orders, records, differences } = await auditTable({ readings: 3, pauseMs: 1500 })
  for (const difference of differences) console.log(formatDifference(difference))
  const of = `${orders} orders, ${records} records`
  console.log(differences.length === 0 ? `The books are right: ${of}.` : `${differences.length} differences: ${of}.`)
  return differences.length === 0
})
