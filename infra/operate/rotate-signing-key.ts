import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseProcessArguments, defineFlag, noArguments } from '#infra/command-line'
import { rotateSigningKey } from '#functions/platform/session/rotate-signing-key'
import { SECRETS_FOLDER } from '#infra/local/local-secrets'

const { options } = parseProcessArguments({
  name: 'npm run tool -- rotate-key',
  options: { 'end-sessions': defineFlag('all sessions are over at once: for a key that may be in wrong hands') },
  words: noArguments,
})

/** Selects the deployment that `SECRET_PARAMETERS` names, else the local product's secrets. */
function selectSecrets(): void {
  if (process.env['SECRET_PARAMETERS']) return
  const folder = resolve(process.env['DATA_DIR'] || '.local', SECRETS_FOLDER)
  if (!existsSync(folder)) throw new Error(`There are no secrets in ${folder}.`)
  process.env['SECRETS_FOLDER'] = folder
}

try {
  selectSecrets()
  const { id, signsFrom, othersEndAt, dropped } = await rotateSigningKey({
    now: new Date(),
    endSessions: options['end-sessions'],
  })
  console.log(`The key ${id} signs sessions from ${signsFrom.toISOString()}.`)
  console.log(`Sessions of the keys before it count until ${othersEndAt.toISOString()} at the latest.`)
  if (dropped > 0) console.log(`${dropped} keys whose sessions are all over are gone.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
