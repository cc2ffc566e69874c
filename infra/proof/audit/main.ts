import { commandLine, noWords } from '#infra/command-line'
import { runOnTable } from '#infra/operate/run-on-table'
import { describeDifference } from './difference'
import { auditTable } from './read-table'

commandLine({ name: 'npm run tool -- audit', options: {}, words: noWords })

await runOnTable(async () => {
  const { orders, records, differences } = await auditTable({ readings: 3, pauseMs: 1500 })
  for (const difference of differences) console.log(describeDifference(difference))
  const of = `${orders} orders, ${records} records`
  console.log(differences.length === 0 ? `The books are right: ${of}.` : `${differences.length} differences: ${of}.`)
  return differences.length === 0
})
