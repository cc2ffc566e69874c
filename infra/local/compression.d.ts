/**
 * The part of it that is used, on Node's own requests; its published types know only those of
 * Express.
 */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'
  import type { BrotliOptions } from 'node:zlib'

  type Filter = (request: IncomingMessage, response: ServerResponse) => boolean
  type Middleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void

  function compression(options: { readonly brotli: BrotliOptions; readonly filter: Filter }): Middleware
  namespace compression {
    const filter: Filter
  }
  export default compression
}
