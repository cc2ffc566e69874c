import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import * as z from 'zod/mini'
import { Problem } from '#shared/platform/problem'
import {
  PICTURE_WORKER_PATH,
  createUnsupportedPictureProblem,
  type PictureFormat,
  type Pixels,
} from '#shared/menu/pictures/picture-file'
import { log } from '../../platform/log'

/** Decoding a picture within the size limits takes a few seconds. Longer means a hostile file. */
const TIMEOUT_MS = 20_000

const isBuffer = (value: unknown): value is ArrayBuffer =>
  Object.prototype.toString.call(value) === '[object ArrayBuffer]'
const isBytes = (value: unknown): value is Uint8ClampedArray =>
  Object.prototype.toString.call(value) === '[object Uint8ClampedArray]'

const WorkerResponse = z.union([
  z.object({ data: z.custom<Uint8ClampedArray>(isBytes), width: z.int(), height: z.int() }),
  z.object({ file: z.custom<ArrayBuffer>(isBuffer) }),
  z.object({ failed: z.string() }),
  z.object({ unable: z.string() }),
])
type WorkerResponse = z.infer<typeof WorkerResponse>

type WorkerRequest = { readonly format: PictureFormat; readonly bytes: ArrayBuffer } | { readonly pixels: Pixels }

/** Logs a failure of the worker itself, not of the picture. */
const createUnavailableProblem = (reason: unknown): Problem => {
  log.error('pictures', reason)
  return new Problem('unavailable', 'Pictures can’t be processed right now. Please try again later.')
}

/**
 * Decodes and encodes pictures.
 * @throws Problem `unsupported-media` for an unreadable picture, `unavailable` if the worker fails
 */
type PictureCodecs = {
  readonly unpack: (format: PictureFormat, bytes: ArrayBuffer) => Promise<Pixels>
  readonly pack: (pixels: Pixels) => Promise<Uint8Array<ArrayBuffer>>
}

/** Resolves with the first message of the worker thread, which says that it has started. */
const waitForStart = (worker: Worker): Promise<void> =>
  new Promise((resolve, reject) => {
    const timeout = setTimeout(() => fail('no answer'), TIMEOUT_MS)
    const fail = (reason: unknown) => {
      clearTimeout(timeout)
      reject(createUnavailableProblem(reason))
    }
    worker.once('error', fail)
    worker.once('message', () => {
      clearTimeout(timeout)
      worker.off('error', fail)
      resolve()
    })
  })

const sendRequest = (worker: Worker, request: WorkerRequest): Promise<WorkerResponse> =>
  new Promise((resolve, reject) => {
    const done = (response: unknown) => {
      clearTimeout(timeout)
      worker.off('message', done).off('error', done)
      const { data } = WorkerResponse.safeParse(response)
      if (!data) return reject(createUnsupportedPictureProblem())
      if ('unable' in data) return reject(createUnavailableProblem(data.unable))
      resolve(data)
    }
    const timeout = setTimeout(done, TIMEOUT_MS)
    worker.once('message', done).once('error', done)
    worker.postMessage(request)
  })

const getWorkerPath = () => join(process.cwd(), PICTURE_WORKER_PATH)

/** Runs `work` with codecs in a worker thread and ends the thread afterwards. */
export async function withPictureCodecs<T>(
  work: (codecs: PictureCodecs) => Promise<T>,
  thread = getWorkerPath(),
): Promise<T> {
  // Captures the decoders' output, so that broken files do not write to the log.
  const worker = new Worker(thread, { execArgv: [], stderr: true, stdout: true })
  try {
    await waitForStart(worker)
    return await work({
      unpack: async (format, bytes) => {
        const response = await sendRequest(worker, { format, bytes })
        if (!('data' in response)) throw createUnsupportedPictureProblem()
        return { ...response, data: new Uint8ClampedArray(response.data) }
      },
      pack: async (pixels) => {
        const response = await sendRequest(worker, { pixels })
        if (!('file' in response)) throw createUnavailableProblem(response)
        return new Uint8Array(response.file)
      },
    })
  } finally {
    await worker.terminate()
  }
}
