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

/** The part of it that is used: a server with its own table engine. */
declare module 'dynalite' {
  import type { Server } from 'node:http'

  export default function dynalite(options: { readonly createTableMs: number }): Server
}

/** The part of it that is used: a message as a browser decrypts it (RFC 8188, RFC 8291). */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'

  type Keys = { readonly version: 'aes128gcm'; readonly privateKey: ECDH; readonly authSecret: string }

  export function decrypt(body: Buffer, keys: Keys): Buffer
}
