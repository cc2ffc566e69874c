import { commandLine, noWords } from '#infra/command-line'
import { openTableAtHand } from '#infra/local/table-at-hand'
import { describeDifference } from './difference'
import { auditTable } from './read-table'

process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true'

commandLine({ name: 'npm run tool -- audit', options: {}, words: noWords })

async function auditBooks(): Promise<boolean> {
  const table = await openTableAtHand(process.env['DATA_DIR'] || '.local')
  try {
    const { orders, records, differences } = await auditTable({ readings: 3, pauseMs: 1500 })
    for (const difference of differences) console.log(describeDifference(difference))
    const of = `${orders} orders, ${records} records`
    console.log(differences.length === 0 ? `The books are right: ${of}.` : `${differences.length} differences: ${of}.`)
    return differences.length === 0
  } finally {
    await table.close()
  }
}

try {
  process.exitCode = (await auditBooks()) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
