/** The part of it that is used: a message as a browser decrypts it (RFC 8188, RFC 8291). */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'

  type Keys = { readonly version: 'aes128gcm'; readonly privateKey: ECDH; readonly authSecret: string }

  export function decrypt(body: Buffer, keys: Keys): Buffer
}
