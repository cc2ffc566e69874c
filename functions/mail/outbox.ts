const PATIENCE_MS = 5000

/** Whether mails stay on this machine. */
export const hasOutbox = (): boolean => process.env['AWS_ENDPOINT_URL_SESV2'] !== undefined

/**
 * Takes the mails about an order, by its id, or about a code out of this machine's outbox, for an
 * erasure (docs/product/tracking.md#mail). The service in the cloud keeps none, so that there it
 * does nothing.
 */
export async function deleteOutboxMails(id: string): Promise<void> {
  const standIn = process.env['AWS_ENDPOINT_URL_SESV2']
  if (standIn === undefined) return
  const answer = await fetch(`${standIn}/outbox/${encodeURIComponent(id)}`, {
    method: 'DELETE',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  await answer.text()
  if (!answer.ok) throw new Error(`The outbox answered ${answer.status}`)
}
