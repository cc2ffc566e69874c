import type { Duplex } from 'node:stream'

/** Bytes of the key that masks the payload of a client's frame. */
const MASK_BYTES = 4

/** Returns the payload size of a frame (RFC 6455, section 5.2); undefined if bytes are missing. */
function readPayloadSize(header: Buffer): number | undefined {
  const short = header.length < 2 ? undefined : header.readUInt8(1) & 0x7f
  if (short === 126) return header.length < 4 ? undefined : header.readUInt16BE(2)
  if (short === 127) return header.length < 10 ? undefined : Number(header.readBigUInt64BE(2))
  return short
}

/**
 * Calls back as soon as a client sends a frame that is larger than `maxBytes`. The WebSocket
 * library limits messages only.
 */
export function watchFrameSizes(raw: Duplex, maxBytes: number, onTooLarge: () => void): void {
  let header = Buffer.alloc(0)
  let left = 0
  const read = (chunk: Buffer) => {
    for (let at = 0; at < chunk.length;) {
      if (left > 0) {
        const step = Math.min(left, chunk.length - at)
        left -= step
        at += step
        continue
      }
      header = Buffer.concat([header, chunk.subarray(at, at + 1)])
      at += 1
      const size = readPayloadSize(header)
      if (size === undefined) continue
      if (size > maxBytes) {
        raw.off('data', read)
        onTooLarge()
        return
      }
      left = size + MASK_BYTES
      header = Buffer.alloc(0)
    }
  }
  // Before the library reads the frame.
  raw.prependListener('data', read)
}
