import { createHash } from 'node:crypto'
import { locations } from '#shared/locations/index'
import {
  DISH_PICTURE_RATIO,
  getUploadedPictureUrl,
  parsePictureFileName,
  uploadedPictureWidths,
} from '#shared/menu/pictures/picture'
import {
  createUnsupportedPictureProblem,
  getCenterCrop,
  getMeanColor,
  inspectPicture,
  resizePixels,
} from '#shared/menu/pictures/picture-file'
import { Problem } from '#shared/platform/problem'
import { logChange } from '../../platform/change-log/change-log'
import { getItem, tableName } from '../../platform/table/table'
import { transact } from '../../platform/table/transaction'
import type { WriteStep } from '../../platform/table/transaction'
import { withPictureCodecs } from './picture-codecs'
import { PictureFiles, pictureKeys } from './records'
import type { PictureRecord } from './records'

type File = { readonly width: number; readonly bytes: Uint8Array<ArrayBuffer> }
type Made = { readonly colour: string; readonly files: readonly File[] }

/**
 * The files that the site shows of a picture: its middle in the menu's ratio, in each width, with
 * nothing of what came with it.
 */
const filesOf = (bytes: Uint8Array<ArrayBuffer>): Promise<Made> => {
  const { format } = inspectPicture(bytes)
  return withPictureCodecs(async ({ unpack, pack }) => {
    const whole = await unpack(format, bytes.slice().buffer)
    if (whole.data.length < whole.width * whole.height * 4) throw createUnsupportedPictureProblem()
    const area = getCenterCrop(whole, DISH_PICTURE_RATIO)
    const sized = uploadedPictureWidths.map((width) =>
      resizePixels(whole, area, { width, height: width * DISH_PICTURE_RATIO }),
    )
    const files: File[] = []
    for (const pixels of sized) files.push({ width: pixels.width, bytes: await pack(pixels) })
    return { colour: sized[0] ? getMeanColor(sized[0]) : '000000', files }
  })
}

type Adding = {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly by: string
  readonly now: Date
  /** What is written with it, such as the answer that is kept. */
  readonly alongside: (imageUrl: string) => readonly WriteStep[]
}

/**
 * Takes in a picture, with its entry in every log, and gives its address; throws
 * `unsupported-media` or `too-large`.
 */
export async function addPicture({ bytes, by, now, alongside }: Adding): Promise<string> {
  const { colour, files } = await filesOf(bytes)
  const hash = createHash('sha256')
  files.forEach((file) => hash.update(file.bytes))
  const name = hash.digest('hex').slice(0, 16)
  const imageUrl = getUploadedPictureUrl(name, colour)
  const record: PictureRecord = { type: 'Picture', hash: name, imageUrl, addedAt: now.toISOString(), by }
  const byWidth = Object.fromEntries(files.map(({ width, bytes: file }) => [String(width), file]))
  const TableName = tableName()
  const { steps } = logChange({
    locations: locations.map(({ code }) => code),
    kind: 'picture',
    subjectId: name,
    title: 'A picture was added',
    before: null,
    after: { imageUrl },
    by,
    now,
  })
  await transact([
    { write: { Put: { TableName, Item: { ...pictureKeys.listed(name), ...record } } } },
    {
      write: { Put: { TableName, Item: { ...pictureKeys.files(name), type: 'PictureFiles', colour, files: byWidth } } },
    },
    ...steps,
    ...alongside(imageUrl),
  ])
  return imageUrl
}

/** A file of a picture by its name; throws `not-found`. */
export async function getPictureFile(file: string): Promise<Uint8Array<ArrayBuffer>> {
  const named = parsePictureFileName(file)
  const item = named && (await getItem(pictureKeys.files(named.hash)))
  const kept = item && PictureFiles.parse(item)
  const found = named && kept?.colour === named.colour ? kept.files[named.width] : undefined
  if (!found) throw new Problem('not-found', 'There is no such picture.')
  return found
}
