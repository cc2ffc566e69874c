// Decodes and encodes pictures in a worker thread. The thread ends after one picture, which frees
// the memory of the WebAssembly codecs.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import decodeAvif, { init as initAvif } from '@jsquash/avif/decode.js'
import decodeJpeg, { init as initJpeg } from '@jsquash/jpeg/decode.js'
import decodePng, { init as initPng } from '@jsquash/png/decode.js'
import decodeWebp, { init as initWebp } from '@jsquash/webp/decode.js'
import encodeWebp, { init as initEncoder } from '@jsquash/webp/encode.js'

const { resolve } = createRequire(import.meta.url)

/** A codec could not be loaded. The picture is not at fault. */
class CodecError extends Error {}

const wasm = (path) =>
  Promise.resolve()
    .then(() => readFile(resolve(`@jsquash/${path}`)))
    .then((file) => WebAssembly.compile(file))
    .catch((error) => {
      throw new CodecError(String(error))
    })

const decoders = {
  jpeg: async (bytes) => {
    await initJpeg(await wasm('jpeg/codec/dec/mozjpeg_dec.wasm'))
    // Applies the EXIF rotation, because the stored file has no EXIF data.
    return decodeJpeg(bytes, { preserveOrientation: true })
  },
  png: async (bytes) => {
    await initPng(await wasm('png/codec/pkg/squoosh_png_bg.wasm'))
    return decodePng(bytes)
  },
  webp: async (bytes) => {
    await initWebp(await wasm('webp/codec/dec/webp_dec.wasm'))
    return decodeWebp(bytes)
  },
  avif: async (bytes) => {
    await initAvif(await wasm('avif/codec/dec/avif_dec.wasm'))
    return decodeAvif(bytes)
  },
}

let encoder
async function encode(pixels) {
  encoder ??= wasm('webp/codec/enc/webp_enc_simd.wasm').then((module) => initEncoder(module))
  await encoder
  return encodeWebp(pixels, { quality: 80 })
}

parentPort.on('message', async ({ format, bytes, pixels }) => {
  try {
    if (pixels) return parentPort.postMessage({ file: await encode(pixels) })
    const { data, width, height } = await decoders[format](bytes)
    parentPort.postMessage({ data, width, height }, [data.buffer])
  } catch (error) {
    parentPort.postMessage({ [error instanceof CodecError ? 'unable' : 'failed']: String(error) })
  }
})

parentPort.postMessage('here')
