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

const tooLarge = (bytes: number) =>
  `This file has ${Math.round(bytes / 1024)} kB; the limit is ${MOST_BYTES / 1024} kB. Leave out rows that don’t change.`

type ImportedTable = {
  readonly name: string
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
const groupByRow = (rows: readonly ImportRow[]): readonly number[] => [...new Set(rows.map(({ row }) => row))]

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

function describeChanges({ name, rows, format }: ImportedTable): string {
  const wrong = rows.filter(({ error }) => error !== null)
  if (wrong.length > 0)
    return `${name}: ${counted(wrong.length, 'cell is', 'cells are')} wrong, so nothing can be applied. Correct the spreadsheet and choose it again.`
  if (rows.length === 0) return `${name} says the same as the menu: there is nothing to change.`
  return `${name} would change ${counted(rows.length, 'cell', 'cells')} of ${counted(groupByRow(rows).length, ...thingsOf(format))}. Nothing is changed yet.`
}

/** Says what a table would change, and what it is. */
export const summaryOf = (table: ImportedTable): string =>
  `${describeChanges(table)} This is ${formatNames[table.format]}.`

/** Compares an imported table with the menu, then applies the differences that the user saw. */
export function useMenuImport(location: LocationCode) {
  const client = useQueryClient()
  const [held, setHeld] = useState<ImportedTable | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [applied, setApplied] = useState<string | null>(null)
  const params = { location }

  const compare = async (name: string, text: string) => {
    const { format, rows, notices } = await callApi(menuImportRoutes.importMenuCsv, { params, body: text })
    setHeld({ name, text, format, rows, notices })
  }
  const reading = useSingleSubmit(async (file: File) => {
    setHeld(null)
    setApplied(null)
    setFailure(null)
    if (file.size > MOST_BYTES) return setFailure(tooLarge(file.size))
    try {
      await compare(file.name, decodeTable(new Uint8Array(await file.arrayBuffer())))
    } catch (error) {
      setFailure(getSaveErrorMessage(error))
    }
  })
  const applying = useSingleSubmit(async ({ name, text, format }: ImportedTable) => {
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
      await compare(name, text).catch(() => undefined)
    }
  })
  return {
    held,
    failure,
    applied,
    read: (file: File) => void reading.press(file),
    apply: () => held && void applying.press(held),
    drop: () => setHeld(null),
    isReading: reading.isSending,
    isApplying: applying.isSending,
  }
}
