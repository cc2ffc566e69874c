import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import { StrictMode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { Router } from 'wouter'
import type { LocationCode } from '#shared/locations/index'
import { setPrerenderLocation } from '#base/browser/environment'

type PrerenderedPage = {
  /** Style elements for the head, where the running application finds and reuses them. */
  readonly styles: string
  readonly body: string
}

/**
 * Renders a page as a guest sees it before any request. Only the build calls it.
 * @throws if any component fails to render
 */
export async function prerenderPage(path: string, location: LocationCode): Promise<PrerenderedPage> {
  setPrerenderLocation(location)
  const { App } = await import('./app')
  const failures: unknown[] = []
  const cache = createCache({ key: 'css' })
  const emotion = createEmotionServer(cache)
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <CacheProvider value={cache}>
        <Router ssrPath={path}>
          <App />
        </Router>
      </CacheProvider>
    </StrictMode>,
    // Otherwise React streams large parts out of order and moves them with a script.
    { progressiveChunkSize: Infinity, onError: (error) => void failures.push(error) },
  )
  if (failures.length > 0) throw new Error(`${path} could not be prerendered for ${location}`, { cause: failures[0] })
  let body = ''
  for await (const part of prelude) body += String(part)
  return { styles: emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(body)), body }
}
