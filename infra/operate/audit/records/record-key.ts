import type { Item } from '#functions/platform/table/table'

/** How the records of each type are added to their collection. They throw if one is invalid. */
export type RecordKinds<Books> = Readonly<Record<string, (books: Books, item: Item) => unknown>>

/** The part of a record's partition that names its owner. */
export const getOwner = ({ pk }: Item): string => String(pk).slice(String(pk).indexOf('#') + 1)

export const formatRecordKey = ({ pk, sk }: Item): string => `${String(pk)}/${String(sk)}`
