import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { menuImportRoutes, type ImportFormat, type ImportRow } from '#shared/menu/upload-contract'
import type { LocationCode } from '#shared/locations/index'
import { callApi } from '#base/api/client'
import { sendOnce } from '#base/api/idempotency'
import { toast } from '#ui/toast'
import { useSingleSubmit } from '#base/forms/use-single-submit'
import { deskSaveKey } from '#base/storage/storage-keys'
import { deskMenuQuery, getSaveErrorMessage } from '../desk-api'
import { decodeTable } from './decode-table'

/** The size limit of the server. A whole menu has about 30 KB. */
const MOST_BYTES = 256 * 1024

const tooLarge = (files: readonly File[], bytes: number) =>
  `${files.length === 1 ? 'This file has' : `These ${files.length} files have`} ${Math.round(bytes / 1024)} kB; the limit is ${MOST_BYTES / 1024} kB. Leave out rows that don’t change.`

type ImportedTable = {
  /** The name of the file, or how many there are. */
  readonly name: string
  readonly isSeveral: boolean
  readonly text: string
  readonly format: ImportFormat
  readonly rows: readonly ImportRow[]
  readonly notices: readonly string[]
}

const formatNames: Readonly<Record<ImportFormat, string>> = {
  'hibachi-ember': 'a spreadsheet of this menu',
  options: 'a table of options',
  'kitchen-names': 'a table of kitchen names',
  square: 'a Square catalog export',
  toast: 'a Toast menu export',
}

/** Lists the row numbers that have differences. */
const groupByRow = (rows: readonly ImportRow[]): readonly string[] => [
  ...new Set(rows.map(({ file, row }) => `${file} ${row}`)),
]

/** What a row of a table is about, one and several. */
const thingsOf = (format: ImportFormat): readonly [string, string] => {
  if (format === 'options') return ['option', 'options']
  return format === 'kitchen-names' ? ['name', 'names'] : ['dish', 'dishes']
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

function describeApplied(count: number, format: ImportFormat): string {
  const [one, many] = thingsOf(format)
  return counted(count, `${one} is changed`, `${many} are changed`)
}

function describeChanges({ name, isSeveral, rows, format }: ImportedTable): string {
  const wrong = rows.filter(({ error }) => error !== null)
  if (wrong.length > 0)
    return `${name}: ${counted(wrong.length, 'cell is', 'cells are')} wrong, so nothing can be applied. Correct the spreadsheet and choose it again.`
  if (rows.length === 0)
    return `${name} ${isSeveral ? 'say' : 'says'} the same as the menu: there is nothing to change.`
  return `${name} would change ${counted(rows.length, 'cell', 'cells')} of ${counted(groupByRow(rows).length, ...thingsOf(format))}. Nothing is changed yet.`
}

/** Says what a table would change, and what it is. */
export const summaryOf = (table: ImportedTable): string =>
  `${describeChanges(table)} ${table.isSeveral ? 'These are files of a Toast export' : `This is ${formatNames[table.format]}`}.`

/** Stands before the name of a file of several (docs/product/desk.md#menus-from-other-systems). */
const FILE_SEPARATOR = '\u001C'

async function readFiles(files: readonly File[]) {
  const [file, ...others] = await Promise.all(
    files.map(async (each) => ({ name: each.name, text: decodeTable(new Uint8Array(await each.arrayBuffer())) })),
  )
  if (!file) return undefined
  if (others.length === 0) return { ...file, isSeveral: false }
  const text = [file, ...others].map((each) => `${FILE_SEPARATOR}${each.name}\n${each.text}`).join('')
  return { name: `${files.length} files`, text, isSeveral: true }
}

/** Compares an imported table with the menu, then applies the differences that the user saw. */
export function useMenuImport(location: LocationCode) {
  const client = useQueryClient()
  const [held, setHeld] = useState<ImportedTable | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [applied, setApplied] = useState<string | null>(null)
  const params = { location }

  const compare = async (table: Pick<ImportedTable, 'name' | 'text' | 'isSeveral'>) => {
    const { format, rows, notices } = await callApi(menuImportRoutes.importMenuCsv, { params, body: table.text })
    setHeld({ ...table, format, rows, notices })
  }
  const reading = useSingleSubmit(async (files: readonly File[]) => {
    setHeld(null)
    setApplied(null)
    setFailure(null)
    const bytes = files.reduce((sum, { size }) => sum + size, 0)
    if (bytes > MOST_BYTES) return setFailure(tooLarge(files, bytes))
    try {
      const table = await readFiles(files)
      if (table) await compare(table)
    } catch (error) {
      setFailure(getSaveErrorMessage(error))
    }
  })
  const applying = useSingleSubmit(async ({ name, text, isSeveral, format }: ImportedTable) => {
    setFailure(null)
    try {
      const { rows } = await sendOnce(deskSaveKey('table', location), text, (headers) =>
        callApi(menuImportRoutes.importMenuCsv, { params, query: { apply: 'true' }, body: text, headers }),
      )
      setHeld(null)
      setApplied(describeApplied(groupByRow(rows).length, format))
      toast({ title: 'The changes are applied' })
      await client.invalidateQueries({ queryKey: deskMenuQuery(location).queryKey })
    } catch (error) {
      setFailure(getSaveErrorMessage(error))
      // The menu may have changed since the comparison: compare again.
      await compare({ name, text, isSeveral }).catch(() => undefined)
    }
  })
  return {
    held,
    failure,
    applied,
    read: (files: readonly File[]) => void reading.press(files),
    apply: () => held && void applying.press(held),
    drop: () => setHeld(null),
    isReading: reading.isSending,
    isApplying: applying.isSending,
  }
}
