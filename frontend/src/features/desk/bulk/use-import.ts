import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { menuImportRoutes } from '#shared/contract/desk/bulk'
import type { ImportRow } from '#shared/contract/desk/bulk'
import type { LocationCode } from '#shared/locations/index'
import { callApi } from '#base/api/call'
import { sendOnce } from '#base/api/idempotency'
import { toast } from '#base/components/toast'
import { useSingleSubmit } from '#base/forms/use-one-press'
import { deskSaveKey } from '#base/storage/names'
import { deskMenuQuery } from '../api/queries'
import { getSaveErrorMessage } from '../api/refusals'

/** A whole menu has some thirty kilobytes; the server takes no more than this. */
const MOST_BYTES = 256 * 1024

const tooLarge = (bytes: number) =>
  `This file has ${Math.round(bytes / 1024)} kB, a menu has some 30. At most ${MOST_BYTES / 1024} kB can be taken in; leave out what does not change.`

export type ImportedTable = { readonly name: string; readonly text: string; readonly rows: readonly ImportRow[] }

/** A table that is held against the menu, then applied as it was shown. */
export function useMenuImport(location: LocationCode) {
  const client = useQueryClient()
  const [held, setHeld] = useState<ImportedTable | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [applied, setApplied] = useState<number | null>(null)
  const params = { location }

  const compare = async (name: string, text: string) => {
    const { rows } = await callApi(menuImportRoutes.importMenu, { params, body: text })
    setHeld({ name, text, rows })
  }
  const reading = useSingleSubmit(async (file: File) => {
    setHeld(null)
    setApplied(null)
    setFailure(null)
    if (file.size > MOST_BYTES) return setFailure(tooLarge(file.size))
    try {
      await compare(file.name, await file.text())
    } catch (error) {
      setFailure(getSaveErrorMessage(error))
    }
  })
  const applying = useSingleSubmit(async ({ name, text }: ImportedTable) => {
    setFailure(null)
    try {
      const { rows } = await sendOnce(deskSaveKey('table', location), text, (headers) =>
        callApi(menuImportRoutes.importMenu, { params, query: { apply: 'true' }, body: text, headers }),
      )
      setHeld(null)
      setApplied(groupByRow(rows).length)
      toast({ title: 'The table is applied' })
      await client.invalidateQueries({ queryKey: deskMenuQuery(location).queryKey })
    } catch (error) {
      setFailure(getSaveErrorMessage(error))
      // The menu may be another than the one that it was held against.
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

/** The dishes that differences are about, by their rows. */
export const groupByRow = (rows: readonly ImportRow[]): readonly number[] => [...new Set(rows.map(({ row }) => row))]
