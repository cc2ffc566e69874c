import * as z from 'zod/mini'
import { versionedRecord } from '../../platform/table/table-schema'

/** Keys of uploaded pictures: a list of all pictures, and the files of each. */
export const pictureKeys = {
  list: 'PICTURES',
  listed: (hash: string) => ({ pk: 'PICTURES', sk: hash }),
  files: (hash: string) => ({ pk: `PICTURE#${hash}`, sk: 'FILES' }),
} as const

export const PictureRecord = versionedRecord(
  z.object({ type: z.literal('Picture'), hash: z.string(), imageUrl: z.string(), addedAt: z.string(), by: z.string() }),
)
export type PictureRecord = z.infer<typeof PictureRecord>

/** The files of a picture by width in pixels. */
export const PictureFiles = versionedRecord(
  z.object({
    type: z.literal('PictureFiles'),
    colour: z.string(),
    files: z.record(z.string(), z.instanceof(Uint8Array)),
  }),
)
