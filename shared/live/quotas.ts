/**
 * API Gateway's quotas for WebSocket APIs, in bytes. It closes a connection that sends more with
 * code 1009. A message may consist of several frames.
 */
export const socketQuotas = { frame: 32 * 1024, message: 128 * 1024 } as const

/** No message of a page is larger, in bytes. */
export const MAX_CLIENT_MESSAGE_BYTES = 1024

/** A larger ticket is not pushed: boards read it. Half the quota, because tickets grow. */
export const MAX_SERVER_MESSAGE_BYTES = socketQuotas.message / 2
