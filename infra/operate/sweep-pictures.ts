import { commandLine, noWords } from '#infra/command-line'
import { openTableAtHand } from '#infra/local/table-at-hand'
import { sweepPictures } from '#functions/desk/store-sweep'

process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true'

commandLine({ name: 'npm run tool -- sweep-pictures', options: {}, words: noWords })

try {
  const table = await openTableAtHand(process.env['DATA_DIR'] || '.local')
  try {
    console.log(`Pictures that nothing needed, and that are gone: ${await sweepPictures(new Date())}.`)
  } finally {
    await table.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
