import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { deskBulk } from '#shared/contract/desk/bulk'
import type { BulkRow } from '#shared/contract/desk/bulk'
import type { LocationCode } from '#shared/locations/index'
import { call } from '#base/api/call'
import { once } from '#base/api/idempotency'
import { toast } from '#base/components/toast'
import { useOnePress } from '#base/forms/use-one-press'
import { deskSave } from '#base/storage/names'
import { menuQuery } from '../api/queries'
import { sentenceOf } from '../api/refusals'

/** A whole menu has some thirty kilobytes; the server takes no more than this. */
const MOST_BYTES = 256 * 1024

const tooLarge = (bytes: number) =>
  `This file has ${Math.round(bytes / 1024)} kB, a menu has some 30. At most ${MOST_BYTES / 1024} kB can be taken in; leave out what does not change.`

export type Held = { readonly name: string; readonly text: string; readonly rows: readonly BulkRow[] }

/** A table that is held against the menu, then applied as it was shown. */
export function useImport(location: LocationCode) {
  const client = useQueryClient()
  const [held, setHeld] = useState<Held | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [applied, setApplied] = useState<number | null>(null)
  const params = { location }

  const compare = async (name: string, text: string) => {
    const { rows } = await call(deskBulk.importMenu, { params, body: text })
    setHeld({ name, text, rows })
  }
  const reading = useOnePress(async (file: File) => {
    setHeld(null)
    setApplied(null)
    setFailure(null)
    if (file.size > MOST_BYTES) return setFailure(tooLarge(file.size))
    try {
      await compare(file.name, await file.text())
    } catch (error) {
      setFailure(sentenceOf(error))
    }
  })
  const applying = useOnePress(async ({ name, text }: Held) => {
    setFailure(null)
    try {
      const { rows } = await once(deskSave('table', location), text, (headers) =>
        call(deskBulk.importMenu, { params, query: { apply: 'true' }, body: text, headers }),
      )
      setHeld(null)
      setApplied(dishesIn(rows).length)
      toast({ title: 'The table is applied' })
      await client.invalidateQueries({ queryKey: menuQuery(location).queryKey })
    } catch (error) {
      setFailure(sentenceOf(error))
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
export const dishesIn = (rows: readonly BulkRow[]): readonly number[] => [...new Set(rows.map(({ row }) => row))]
