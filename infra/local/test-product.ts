import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runProduct } from './product'

/** The whole product for a test, on a free port with an engine and data of its own. */
export async function startProduct({ dataDir }: { readonly dataDir?: string } = {}) {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'hibachi-ember-'))
  const product = await runProduct({ port: 0, dataDir: folder, hostLocation: '', load: (file) => import(file) })
  return {
    url: `http://127.0.0.1:${product.port}`,
    socketUrl: `ws://127.0.0.1:${product.port}/ws`,
    dataDir: folder,
    /** Until the reactions have been told of everything written so far. */
    deliverStream: product.settled,
    stop: async (): Promise<void> => {
      await product.stop()
      delete process.env['AWS_ENDPOINT_URL_DYNAMODB']
      if (dataDir === undefined) rmSync(folder, { recursive: true, force: true })
    },
  }
}
