import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runOrPrintError, runOrPrintUsage, SETTINGS } from './setup.mjs'

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })

runOrPrintUsage(`npm run dev
  Serves the product with hot reload until Ctrl-C. ${SETTINGS}`)

await runOrPrintError(async () => {
  const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
  const port = process.env['PORT'] || '8080'
  const behind = String(await freePort())

  const run = (args, env) =>
    spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })

  // Vite serves the site and forwards calls and the live connection to the functions.
  const children = [
    run(['node_modules/vite/bin/vite.js', '--port', port, '--strictPort', '--clearScreen', 'false'], {
      API_ORIGIN: `http://127.0.0.1:${behind}`,
    }),
    run(['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'infra/local/main.ts'], {
      PORT: behind,
      PUBLIC_PORT: port,
    }),
  ]

  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    for (const child of children) child.kill('SIGTERM')
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  for (const child of children) {
    child.on('exit', (code) => {
      process.exitCode ||= stopping ? 0 : (code ?? 1)
      stop()
    })
  }
})
