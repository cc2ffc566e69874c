import type { IncomingMessage, ServerResponse } from 'node:http'
import { isReferenceRequest, serveReference, type createApi } from './api/api'
import { readViewerRequest } from './api/http-event'
import type { createStaticSite } from './api/static-site'
import { isOutboxRequest, serveOutbox } from './emulated/mail-service'

type RequestHandlerParts = {
  readonly root: string
  readonly outboxFolder: string
  readonly hostLocation: string
  readonly api: ReturnType<typeof createApi>
  readonly site: ReturnType<typeof createStaticSite>
}

/** Routes requests as the CDN does, to calls and site, plus to what exists only on this machine. */
export function createRequestHandler({ root, outboxFolder, hostLocation, api, site }: RequestHandlerParts) {
  const reference = serveReference(root)
  const outbox = serveOutbox(outboxFolder)
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (isReferenceRequest(request)) return reference(request, response)
    if (isOutboxRequest(request)) return outbox(request, response)
    const visit = readViewerRequest(request, hostLocation)
    // As at the CDN.
    if (/^\/(pictures|dish)\//.test(request.url ?? '')) request.url = `/api${request.url}`
    await (/^\/api(\/|\?|$)/.test(request.url ?? '') ? api : site)(request, response, visit)
  }
}
