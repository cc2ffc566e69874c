// Unpacks and packs pictures away from the calls, in a thread that ends with its picture: with it
// goes all its memory.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import decodeAvif, { init as initAvif } from '@jsquash/avif/decode.js'
import decodeJpeg, { init as initJpeg } from '@jsquash/jpeg/decode.js'
import decodePng, { init as initPng } from '@jsquash/png/decode.js'
import decodeWebp, { init as initWebp } from '@jsquash/webp/decode.js'
import encodeWebp, { init as initEncoder } from '@jsquash/webp/encode.js'

const { resolve } = createRequire(import.meta.url)

/** A codec that is not there is no fault of the picture. */
class Unable extends Error {}

const wasm = (path) =>
  Promise.resolve()
    .then(() => readFile(resolve(`@jsquash/${path}`)))
    .then((file) => WebAssembly.compile(file))
    .catch((error) => {
      throw new Unable(String(error))
    })

const decoders = {
  jpeg: async (bytes) => {
    await initJpeg(await wasm('jpeg/codec/dec/mozjpeg_dec.wasm'))
    // Turned as the camera was held, since what says so is not kept.
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
    parentPort.postMessage({ [error instanceof Unable ? 'unable' : 'failed']: String(error) })
  }
})

parentPort.postMessage('here')
