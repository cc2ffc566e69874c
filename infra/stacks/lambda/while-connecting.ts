import { connectTable } from '#functions/runtime/table-client'

type Handler = (event: unknown, context: unknown) => unknown

/**
 * The handler of a function that starts cold: the connection to the table is opened first, and the function's own
 * code is evaluated while the handshake is on its way. A connection takes about as long as all the rest together.
 */
export function whileConnecting(load: () => Promise<{ readonly handler: Handler }>): Handler {
  const loaded = new Promise<{ readonly handler: Handler }>((resolve, reject) => {
    setImmediate(() => {
      void connectTable(process.env['TABLE_NAME'] ?? '')
      setImmediate(() => load().then(resolve, reject))
    })
  })
  return async (event, context) => (await loaded).handler(event, context)
}
