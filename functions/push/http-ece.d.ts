/** The part of it that is used: a message as a browser's push service takes it (RFC 8188, RFC 8291). */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'

  type Keys = {
    readonly version: 'aes128gcm'
    /** The other side's public key, in base64url; the header of what was encrypted has it. */
    readonly dh?: string
    readonly privateKey: ECDH
    readonly authSecret: string
  }

  export function encrypt(text: Buffer, keys: Keys & { readonly salt: Buffer }): Buffer
  export function decrypt(body: Buffer, keys: Keys): Buffer
}
