/** A form of this product has one part with a file and at most a few texts. */
const MAX_PARTS = 10
const MAX_PART_HEADER_BYTES = 4096

/** How browsers announce a form. Another parser could find another boundary in anything else. */
const PLAIN_TYPE = /^multipart\/form-data; ?boundary=("?)([\w'()+,./:=?-]{1,70})\1$/i

/**
 * Whether a multipart form has few parts with short headers, as browsers send them. Parsing one
 * with thousands of them takes much processor time.
 */
export function isPlainForm(bytes: Buffer, contentType: string): boolean {
  const [, , boundary] = PLAIN_TYPE.exec(contentType.trim()) ?? []
  if (boundary === undefined) return false
  let at = 0
  for (let parts = 0; parts <= MAX_PARTS; parts += 1) {
    const start = bytes.indexOf(`--${boundary}`, at)
    if (start < 0) return true
    at = bytes.indexOf('\r\n\r\n', start)
    if ((at < 0 ? bytes.length : at) - start > MAX_PART_HEADER_BYTES) return false
    if (at < 0) return true
  }
  return false
}
