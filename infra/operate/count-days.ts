import { commandLine, noWords } from '#infra/command-line'
import { openTableAtHand } from '#infra/local/table-at-hand'
import { countAnew } from '#functions/numbers/store-count-anew'

process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true'

commandLine({ name: 'npm run tool -- count-days', options: {}, words: noWords })

try {
  const table = await openTableAtHand(process.env['DATA_DIR'] || '.local')
  try {
    const { counted } = await countAnew()
    console.log(`The days are counted: ${counted} orders, movements, codes and the like.`)
  } finally {
    await table.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
