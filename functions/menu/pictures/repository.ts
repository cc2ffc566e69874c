import { createHash } from 'node:crypto'
import { listGroupLocations } from '#shared/locations/group-data'
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
import { transact, type WriteStep } from '../../platform/table/transaction'
import { withPictureCodecs } from './picture-codecs'
import { PictureFiles, pictureKeys, type PictureRecord } from './records'

type PictureFile = { readonly width: number; readonly bytes: Uint8Array<ArrayBuffer> }
type EncodedPicture = { readonly colour: string; readonly files: readonly PictureFile[] }

/** Crops a picture to the menu's ratio and encodes it in each width, without any metadata. */
const encodePicture = (bytes: Uint8Array<ArrayBuffer>): Promise<EncodedPicture> => {
  const { format } = inspectPicture(bytes)
  return withPictureCodecs(async ({ unpack, pack }) => {
    const pixels = await unpack(format, bytes.slice().buffer)
    if (pixels.data.length < pixels.width * pixels.height * 4) throw createUnsupportedPictureProblem()
    const area = getCenterCrop(pixels, DISH_PICTURE_RATIO)
    const sized = uploadedPictureWidths.map((width) =>
      resizePixels(pixels, area, { width, height: width * DISH_PICTURE_RATIO }),
    )
    const files: PictureFile[] = []
    for (const pixels of sized) files.push({ width: pixels.width, bytes: await pack(pixels) })
    return { colour: sized[0] ? getMeanColor(sized[0]) : '000000', files }
  })
}

type NewPicture = {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly by: string
  readonly now: Date
  /** Further steps of the transaction, such as storing the response. */
  readonly extraSteps: (imageUrl: string) => readonly WriteStep[]
}

/**
 * Stores a picture, logs it at every location and returns its URL.
 * @throws Problem `unsupported-media` or `too-large`
 */
export async function addPicture({ bytes, by, now, extraSteps }: NewPicture): Promise<string> {
  const { colour, files } = await encodePicture(bytes)
  const hash = createHash('sha256')
  files.forEach((file) => hash.update(file.bytes))
  const name = hash.digest('hex').slice(0, 16)
  const imageUrl = getUploadedPictureUrl(name, colour)
  const record: PictureRecord = { type: 'Picture', hash: name, imageUrl, addedAt: now.toISOString(), by }
  const byWidth = Object.fromEntries(files.map(({ width, bytes: file }) => [String(width), file]))
  const TableName = tableName()
  const { steps } = logChange({
    locations: listGroupLocations(),
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
    ...extraSteps(imageUrl),
  ])
  return imageUrl
}

/** Returns a file of a picture by its name. @throws Problem `not-found` */
export async function getPictureFile(file: string): Promise<Uint8Array<ArrayBuffer>> {
  const parsedName = parsePictureFileName(file)
  const item = parsedName && (await getItem(pictureKeys.files(parsedName.hash)))
  const stored = item && PictureFiles.parse(item)
  const bytes = parsedName && stored?.colour === parsedName.colour ? stored.files[parsedName.width] : undefined
  if (!bytes) throw new Problem('not-found', 'There is no such picture.')
  return bytes
}
