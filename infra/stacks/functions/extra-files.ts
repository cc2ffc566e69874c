import { FONT_PATH } from '#functions/printing/pictures/font'
import { PICTURE_WORKER_PATH } from '#shared/menu/pictures/picture-file'

const codec = (path: string) => `node_modules/@jsquash/${path}`

/**
 * Source files and folders that are deployed next to a function's code: the image decoder runs in
 * its own thread with WebAssembly files, and pictures of tickets are drawn with a font.
 */
export const extraFilesByEntry: Readonly<Record<string, readonly string[]>> = {
  'functions/menu/pictures/add-picture.ts': [
    PICTURE_WORKER_PATH,
    ...['avif/decode.js', 'avif/meta.js', 'avif/utils.js', 'avif/package.json', 'avif/codec/dec'].map(codec),
    ...['jpeg/decode.js', 'jpeg/meta.js', 'jpeg/utils.js', 'jpeg/package.json', 'jpeg/codec/dec'].map(codec),
    ...['png', 'webp'].map(codec),
    'node_modules/wasm-feature-detect',
  ],
  'functions/printing/get-print-job.ts': [FONT_PATH],
}
