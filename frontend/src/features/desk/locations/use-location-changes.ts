import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Location } from '#shared/locations/index'
import { getErrorMessage } from '#base/api/client'
import { getSaveErrorMessage } from '../desk-api'
import { planChange } from './location-changes'
import type { LocationChange, Plan } from './plan'

/** One location's line of the preview, and later its result. */
export type PlanRow = {
  readonly location: Location
  /** Undefined if the location could not be read. */
  readonly plan?: Plan
  /** `idle` if there is nothing to do. */
  readonly state: 'planned' | 'idle' | 'sending' | 'done' | 'failed'
  readonly problem?: string
}

const CHANGED_MEANWHILE = 'This has just changed. Check the difference, then apply it.'

/**
 * Previews one change at several locations, and applies it to each of them independently: a failed
 * location leaves the others alone and can be tried again.
 */
export function useLocationChanges() {
  const client = useQueryClient()
  const [change, setChange] = useState<LocationChange | null>(null)
  const [rows, setRows] = useState<readonly PlanRow[]>([])
  const [isReading, setReading] = useState(false)
  /** Counts previews and changes of the form, so that a late preview of an old form is dropped. */
  const turn = useRef(0)

  const setRow = (row: PlanRow) =>
    setRows((all) => all.map((each) => (each.location.code === row.location.code ? row : each)))

  const readRow = async (location: Location, wanted: LocationChange): Promise<PlanRow> => {
    try {
      const plan = await planChange(client, location, wanted)
      return { location, plan, state: plan.apply ? 'planned' : 'idle' }
    } catch (error) {
      return { location, state: 'failed', problem: getErrorMessage(error, 'This location could not be read.') }
    }
  }

  const applyRow = async (row: PlanRow) => {
    if (!row.plan?.apply) return
    const { location, plan } = row
    setRow({ location, plan, state: 'sending' })
    try {
      await row.plan.apply()
      setRow({ location, plan, state: 'done' })
    } catch (error) {
      setRow({ location, plan, state: 'failed', problem: getSaveErrorMessage(error) })
    }
  }

  const showWritten = () => client.invalidateQueries()

  return {
    rows,
    isReading,
    isSending: rows.some(({ state }) => state === 'sending'),
    preview: async (wanted: LocationChange, places: readonly Location[]) => {
      turn.current += 1
      const own = turn.current
      setReading(true)
      const read = await Promise.all(places.map((location) => readRow(location, wanted)))
      setReading(false)
      if (own !== turn.current) return
      setChange(wanted)
      setRows(read)
    },
    clear: () => {
      turn.current += 1
      setRows([])
    },
    apply: async () => {
      await Promise.all(rows.filter(({ state }) => state === 'planned').map(applyRow))
      await showWritten()
    },
    /**
     * Reads a failed location again. Its change may have been saved without a response, or another
     * person may have changed it.
     */
    retry: async ({ location, plan: before }: PlanRow) => {
      if (!change) return
      const row = await readRow(location, change)
      const isAsBefore = row.state === 'planned' && row.plan?.current === before?.current
      const isSaved = before?.apply && row.state === 'idle' && row.plan?.next !== null
      if (isSaved) setRow({ ...row, state: 'done' })
      else if (isAsBefore) await applyRow(row)
      else setRow(row.state === 'planned' && before ? { ...row, problem: CHANGED_MEANWHILE } : row)
      await showWritten()
    },
  }
}
