import * as z from 'zod/mini'
import { versionedRecord } from '../../platform/table/table-schema'

/** Where pictures lie that were put there at the desk: a list of them, and each with its files. */
export const pictureKeys = {
  list: 'PICTURES',
  listed: (hash: string) => ({ pk: 'PICTURES', sk: hash }),
  files: (hash: string) => ({ pk: `PICTURE#${hash}`, sk: 'FILES' }),
} as const

export const PictureRecord = versionedRecord(
  z.object({ type: z.literal('Picture'), hash: z.string(), imageUrl: z.string(), addedAt: z.string(), by: z.string() }),
)
export type PictureRecord = z.infer<typeof PictureRecord>

/** The files of a picture by their width. */
export const PictureFiles = versionedRecord(
  z.object({
    type: z.literal('PictureFiles'),
    colour: z.string(),
    files: z.record(z.string(), z.instanceof(Uint8Array)),
  }),
)
