import type { APIGatewayProxyEventV2 } from 'aws-lambda'

/** The maximum size of a JSON body. */
export const MAX_JSON_BYTES = 256 * 1024

/**
 * Returns the least number of bytes that an encoded body may have: base64 has four characters for
 * three bytes, and each character of a text is at least one byte.
 */
export const countLeastBytes = ({ body = '', isBase64Encoded }: APIGatewayProxyEventV2): number =>
  isBase64Encoded ? Math.floor((body.length * 3) / 4) - 2 : body.length
