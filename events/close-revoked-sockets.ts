import { endConnection } from '#functions/live/push'
import { listSessionConnectionIds } from '#functions/live/connection-repository'
import { RevokedSession } from '#functions/platform/session/session-records'
import { handleEachChange } from '#functions/platform/event-handlers'

export const handler = handleEachChange('close-revoked-sockets', async ({ after }) => {
  const { sessionId } = RevokedSession.parse(after)
  for (const connectionId of await listSessionConnectionIds(sessionId)) await endConnection(connectionId)
})
