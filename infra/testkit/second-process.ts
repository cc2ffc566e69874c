import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The product once more, in a process of its own, on the table that the environment names. */
export async function startProductInProcess() {
  const folder = mkdtempSync(join(tmpdir(), 'hibachi-ember-second-'))
  const child = spawn(process.execPath, ['--import', 'tsx', 'infra/local/main.ts'], {
    env: { ...process.env, PORT: '0', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const end = () => child.kill('SIGTERM')
  process.once('exit', end)
  const port = await new Promise<string>((ready, failed) => {
    child.stdout.on('data', (text: Buffer) => {
      const [, at] = /localhost:(\d+)/.exec(text.toString()) ?? []
      if (at) ready(at)
    })
    child.once('exit', (code) => failed(new Error(`the second process ended with ${code}`)))
  })
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async (): Promise<void> => {
      end()
      await ended
      process.off('exit', end)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
