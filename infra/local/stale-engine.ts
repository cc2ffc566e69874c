import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import { getCommandLine } from './processes'
import { writeFileAtomically } from './replace-file'

/** Who runs on a data folder; what is left of it after a kill is found by this note. */
const Note = z.object({
  engine: z.int(),
  product: z.int(),
  productCommand: z.string(),
  endpoint: z._default(z.string(), ''),
})

const noteFile = (folder: string) => join(folder, 'engine.json')

export const saveEngineProcess = (folder: string, engine: number, endpoint: string): void =>
  writeFileAtomically(
    noteFile(folder),
    JSON.stringify({ engine, endpoint, product: process.pid, productCommand: getCommandLine(process.pid) }),
  )

export const deleteEngineProcess = (folder: string): void => rmSync(noteFile(folder), { force: true })

function readNote(folder: string): z.infer<typeof Note> | undefined {
  return existsSync(noteFile(folder)) ? Note.parse(JSON.parse(readFileSync(noteFile(folder), 'utf8'))) : undefined
}

/**
 * The engine that runs on a data folder, for tools beside the product; undefined when none does.
 */
export function findRunningEngine(folder: string): { readonly pid: number; readonly endpoint: string } | undefined {
  const note = readNote(folder)
  const runs = note && getCommandLine(note.engine).includes(folder)
  return runs ? { pid: note.engine, endpoint: note.endpoint } : undefined
}

/** Ends an engine that a killed product left on this file; throws when that product is alive. */
export async function stopStaleEngine(folder: string, file: string): Promise<void> {
  const note = readNote(folder)
  if (!note) return
  const isOurs = () => getCommandLine(note.engine).includes(file)
  const command = getCommandLine(note.product)
  const productLives = note.product !== process.pid && command !== '' && command === note.productCommand
  if (productLives && isOurs()) {
    throw new Error(`The data in ${folder} is in use by process ${note.product}: stop it, or choose another DATA_DIR.`)
  }
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    if (!isOurs()) break
    process.kill(note.engine, signal)
    for (let waited = 0; waited < 3000 && isOurs(); waited += 20) await sleep(20)
  }
  deleteEngineProcess(folder)
}
