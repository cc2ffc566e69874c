import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import * as z from 'zod/mini'
import { Problem } from '#shared/platform/problem'
import { PICTURE_WORKER_PATH, createUnsupportedPictureProblem } from '#shared/menu/pictures/picture-file'
import type { PictureFormat, Pixels } from '#shared/menu/pictures/picture-file'
import { log } from '../../platform/log'

/** A picture within our bounds is unpacked in a few seconds; what takes longer is made to. */
const MOST_MS = 20_000

const isBuffer = (value: unknown): value is ArrayBuffer =>
  Object.prototype.toString.call(value) === '[object ArrayBuffer]'
const isBytes = (value: unknown): value is Uint8ClampedArray =>
  Object.prototype.toString.call(value) === '[object Uint8ClampedArray]'

const Said = z.union([
  z.object({ data: z.custom<Uint8ClampedArray>(isBytes), width: z.int(), height: z.int() }),
  z.object({ file: z.custom<ArrayBuffer>(isBuffer) }),
  z.object({ failed: z.string() }),
  z.object({ unable: z.string() }),
])
type Said = z.infer<typeof Said>

type Asked = { readonly format: PictureFormat; readonly bytes: ArrayBuffer } | { readonly pixels: Pixels }

/** The fault is ours, not the picture's. */
const notNow = (why: unknown): Problem => {
  log.error('pictures', why)
  return new Problem('unavailable', 'Pictures cannot be taken in right now. Please try again later.')
}

/**
 * What unpacks and packs a picture: throws `unsupported-media` where the picture can't be read,
 * `unavailable` where we can't.
 */
export type PictureCodecs = {
  readonly unpack: (format: PictureFormat, bytes: ArrayBuffer) => Promise<Pixels>
  readonly pack: (pixels: Pixels) => Promise<Uint8Array<ArrayBuffer>>
}

/** The thread's first word is that it is there. */
const started = (worker: Worker): Promise<void> =>
  new Promise((resolve, reject) => {
    const tooLong = setTimeout(() => fail('no answer'), MOST_MS)
    const fail = (why: unknown) => {
      clearTimeout(tooLong)
      reject(notNow(why))
    }
    worker.once('error', fail)
    worker.once('message', () => {
      clearTimeout(tooLong)
      worker.off('error', fail)
      resolve()
    })
  })

const answerOf = (worker: Worker, asked: Asked): Promise<Said> =>
  new Promise((resolve, reject) => {
    const done = (said: unknown) => {
      clearTimeout(tooLong)
      worker.off('message', done).off('error', done)
      const { data } = Said.safeParse(said)
      if (!data) return reject(createUnsupportedPictureProblem())
      if ('unable' in data) return reject(notNow(data.unable))
      resolve(data)
    }
    const tooLong = setTimeout(done, MOST_MS)
    worker.once('message', done).once('error', done)
    worker.postMessage(asked)
  })

const here = () => join(process.cwd(), PICTURE_WORKER_PATH)

/** Gives the codecs to `work`, in a thread of their own that ends with it. */
export async function withPictureCodecs<T>(work: (codecs: PictureCodecs) => Promise<T>, thread = here()): Promise<T> {
  // What the decoders say of a broken file is no line for our log.
  const worker = new Worker(thread, { execArgv: [], stderr: true, stdout: true })
  try {
    await started(worker)
    return await work({
      unpack: async (format, bytes) => {
        const said = await answerOf(worker, { format, bytes })
        if (!('data' in said)) throw createUnsupportedPictureProblem()
        return { ...said, data: new Uint8ClampedArray(said.data) }
      },
      pack: async (pixels) => {
        const said = await answerOf(worker, { pixels })
        if (!('file' in said)) throw notNow(said)
        return new Uint8Array(said.file)
      },
    })
  } finally {
    await worker.terminate()
  }
}
