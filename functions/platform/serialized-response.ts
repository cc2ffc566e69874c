import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const asGzip = promisify(gzip)
const asBrotli = promisify(brotliCompress)

/** Quality 5 is as fast as gzip's best level, and smaller. Higher levels are much slower. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const encoders = {
  br: (text: string) => asBrotli(text, BROTLI),
  gzip: (text: string) => asGzip(text),
} as const

type ContentEncoding = keyof typeof encoders

/** Smaller responses are not compressed; the CDN has the same minimum. */
const MIN_ENCODED_BYTES = 1000

/** A response body that is serialized and compressed once and sent often (decision 0034). */
export class SerializedResponse {
  readonly text: string
  #etag: string | undefined
  readonly #encoded = new Map<ContentEncoding, Promise<string>>()

  /** `result` must match the contract exactly, because it is not parsed again. */
  constructor(result: unknown) {
    this.text = JSON.stringify(result)
  }

  /** Strong ETag of the text. Compressed responses use it as a weak tag. */
  get etag(): string {
    this.#etag ??= `"${createHash('sha1').update(this.text).digest('base64url')}"`
    return this.#etag
  }

  /**
   * Returns the compressed text in base64, as Lambda expects binary bodies. Compresses at the first
   * call.
   */
  encoded(encoding: ContentEncoding): Promise<string> {
    const encoded =
      this.#encoded.get(encoding) ?? encoders[encoding](this.text).then((bytes) => bytes.toString('base64'))
    this.#encoded.set(encoding, encoded)
    return encoded
  }

  /**
   * Returns the encoding for an `Accept-Encoding` header; undefined sends the text uncompressed.
   */
  encodingFor(accepted: string | undefined): ContentEncoding | undefined {
    return this.text.length < MIN_ENCODED_BYTES ? undefined : negotiateEncoding(accepted)
  }
}

/** Returns the best supported encoding that a header accepts (RFC 9110, section 12.5.3), if any. */
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
