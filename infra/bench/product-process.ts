import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEngine } from '#infra/local/engine'

/** The product in a process of its own, on an engine that the bench may talk to as well. */
export async function productProcess() {
  const dataDir = mkdtempSync(join(tmpdir(), 'hibachi-ember-bench-'))
  const engine = await startEngine(process.cwd(), dataDir)
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: engine.endpoint,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    TABLE_NAME: 'hibachi-ember',
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'off',
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
  })
  const child = spawn(process.execPath, ['--import', 'tsx', 'infra/local/main.ts'], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await new Promise<string>((ready, failed) => {
    child.stdout.on('data', (text: Buffer) => {
      const [, at] = /localhost:(\d+)/.exec(text.toString()) ?? []
      if (at) ready(at)
    })
    child.once('exit', (code) => failed(new Error(`the product ended with ${code}`)))
  })
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      await engine.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
