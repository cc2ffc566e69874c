import { rmSync } from 'node:fs'

export default function afterIntegration() {
  const folder = process.env['FILLED_DATA_DIR']
  if (folder) rmSync(folder, { recursive: true, force: true })
}
