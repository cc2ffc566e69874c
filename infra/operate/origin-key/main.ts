import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { noArguments, parseProcessArguments } from '#infra/command-line'
import { rotateOriginKey } from './rotate-origin-key'

parseProcessArguments({ name: 'npm run tool -- rotate-origin-key', options: {}, words: noArguments })

const folder = mkdtempSync(join(tmpdir(), 'origin-key-'))
try {
  if (!process.env['SECRET_PARAMETERS'])
    throw new Error('Set SECRET_PARAMETERS, such as /hibachi-ember. The local product has no CDN.')
  await rotateOriginKey({
    run: (command, args) =>
      new Promise((resolve) => {
        execFile(command, [...args], { maxBuffer: 64 * 2 ** 20 }, (error, out, reason) => {
          if (error) console.error(reason || error.message)
          resolve({ code: error ? 1 : 0, out })
        })
      }),
    print: (line) => console.log(line),
    sleep,
    folder,
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true })
}
