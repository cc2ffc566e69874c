import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { reactions } from '#shared/contract/reactions'
import { standInForModes } from '#shared/locations/policy'
import { deadLettersIn } from './dead-letters'
import { openInvocations } from './invocations'
import { lambdaFunctions } from './lambda'
import { startStream } from './stream'
import { Asked, Place } from './stream-beside'
import type { Answered } from './stream-beside'

/**
 * The thread that reads the change stream and runs the reactions: the other side of
 * `stream-beside.ts`.
 */
const { root, dataDir, streamArn, mode } = Place.parse(workerData)
standInForModes(mode)
const functions = lambdaFunctions(root, (file) => import(pathToFileURL(file).href))
const invocations = await openInvocations({ dataDir, functions, letters: deadLettersIn(dataDir) })
const stream = startStream({ streamArn, dataDir, reactions, functions, invocations })

parentPort?.on('message', (message: unknown) => {
  const { id, ask } = Asked.parse(message)
  if (id === undefined || ask === 'wake') return stream.wake()
  const answer = (answered: Answered) => parentPort?.postMessage(answered)
  stream[ask]().then(
    () => answer({ id }),
    (error: unknown) => answer({ id, error: error instanceof Error ? error : new Error(String(error)) }),
  )
})
