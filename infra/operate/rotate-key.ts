import { commandLine, flag, noWords } from '#infra/command-line'
import { rotateSigningKey } from '#functions/runtime/rotate-signing-key'
import { openTableAtHand } from '#infra/local/table-at-hand'

process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true'

const { options } = commandLine({
  name: 'npm run tool -- rotate-key',
  options: { 'end-sessions': flag('all sessions are over at once: for a key that may be in wrong hands') },
  words: noWords,
})

async function rotate(endSessions: boolean): Promise<void> {
  const table = await openTableAtHand(process.env['DATA_DIR'] || '.local')
  try {
    const { id, signsFrom, othersEndAt, dropped } = await rotateSigningKey({ now: new Date(), endSessions })
    console.log(`The key ${id} signs sessions from ${signsFrom.toISOString()}.`)
    console.log(`Sessions of the keys before it count until ${othersEndAt.toISOString()} at the latest.`)
    if (dropped > 0) console.log(`${dropped} keys whose sessions are all over are gone.`)
  } finally {
    await table.close()
  }
}

try {
  await rotate(options['end-sessions'])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
