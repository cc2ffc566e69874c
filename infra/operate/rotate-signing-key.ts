import { parseProcessArguments, defineFlag, noArguments } from '#infra/command-line'
import { rotateSigningKey } from '#functions/platform/session/rotate-signing-key'
import { runOnTable } from './run-on-table'

const { options } = parseProcessArguments({
  name: 'npm run tool -- rotate-key',
  options: { 'end-sessions': defineFlag('all sessions are over at once: for a key that may be in wrong hands') },
  words: noArguments,
})

await runOnTable(async () => {
  const endSessions = options['end-sessions']
  const { id, signsFrom, othersEndAt, dropped } = await rotateSigningKey({ now: new Date(), endSessions })
  console.log(`The key ${id} signs sessions from ${signsFrom.toISOString()}.`)
  console.log(`Sessions of the keys before it count until ${othersEndAt.toISOString()} at the latest.`)
  if (dropped > 0) console.log(`${dropped} keys whose sessions are all over are gone.`)
})
