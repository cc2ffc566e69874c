import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const asGzip = promisify(gzip)
const asBrotli = promisify(brotliCompress)

/** Five is brotli's last quick step: smaller than gzip's best, and as fast. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const encoders = {
  br: (text: string) => asBrotli(text, BROTLI),
  gzip: (text: string) => asGzip(text),
} as const

export type ContentEncoding = keyof typeof encoders

/** The CDN leaves smaller answers as they are, and so do we. */
const LEAST_ENCODED_BYTES = 1000

/** An answer that is written, to be given as often as it is asked for (decision 0034). */
export class SerializedResponse {
  readonly text: string
  #etag: string | undefined
  readonly #encoded = new Map<ContentEncoding, Promise<string>>()

  /** What the contract promises, and nothing else. */
  constructor(result: unknown) {
    this.text = JSON.stringify(result)
  }

  /** Strong, of the text; an encoding of it goes by the same tag made weak. */
  get etag(): string {
    this.#etag ??= `"${createHash('sha1').update(this.text).digest('base64url')}"`
    return this.#etag
  }

  /** In base64, as a function gives bytes; encoded when it is first asked for. */
  encoded(encoding: ContentEncoding): Promise<string> {
    const known = this.#encoded.get(encoding) ?? encoders[encoding](this.text).then((bytes) => bytes.toString('base64'))
    this.#encoded.set(encoding, known)
    return known
  }

  /**
   * The encoding that a caller takes and that is worth it, by an `Accept-Encoding` header;
   * undefined is the text.
   */
  encodingFor(accepted: string | undefined): ContentEncoding | undefined {
    return this.text.length < LEAST_ENCODED_BYTES ? undefined : negotiateEncoding(accepted)
  }
}

/**
 * The best of our encodings that a header accepts (RFC 9110, section 12.5.3); the text where it
 * names none.
 */
export function negotiateEncoding(accepted = ''): ContentEncoding | undefined {
  const weights = new Map(
    accepted.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
      return [name, weight === undefined ? 1 : Number(weight)]
    }),
  )
  const weightOf = (encoding: ContentEncoding) => weights.get(encoding) ?? weights.get('*') ?? 0
  const [br, gz] = [weightOf('br'), weightOf('gzip')]
  if (br > 0 && br >= gz) return 'br'
  return gz > 0 ? 'gzip' : undefined
}
