import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type SyntheticEvent } from 'react'
import type { HoursWithStatus } from '#shared/hours/contract'
import type { Location } from '#shared/locations/index'
import { validateOpeningHours, type AffectedOrder } from '#shared/hours/editing-contract'
import { getErrorMessage } from '#base/api/client'
import { toast } from '#ui/toast'
import { findCurrentVersion } from '../desk-api'
import { useRecordForm } from '../form/use-record-form'
import { hoursMerge, valuesOf } from './draft'
import { findAffectedOrders, isHours, saveHours, showHours } from './use-desk-hours'

/** Returns the form of a location's hours, with the orders that its change leaves outside. */
export function useHoursForm(location: Location, read: HoursWithStatus) {
  const client = useQueryClient()
  const [affected, setAffected] = useState<readonly AffectedOrder[]>([])
  const isAccepted = useRef(false)
  const record = useRecordForm({
    record: read,
    valuesOf,
    merge: hoursMerge,
    check: validateOpeningHours,
    save: (values, { version }) => saveHours(location, values, { version, acceptAffected: isAccepted.current }),
    currentOf: (error) => findCurrentVersion(error, isHours),
    onSaved: (saved) => {
      setAffected([])
      isAccepted.current = false
      showHours(client, location, saved)
      toast({ title: 'Saved. Guests see it now.', type: 'success' })
    },
    onFailure: (error) => {
      const orders = findAffectedOrders(error)
      isAccepted.current = false
      setAffected(orders ?? [])
      if (!orders) toast({ title: getErrorMessage(error, 'This could not be saved. Please try again.'), type: 'error' })
    },
  })
  const saveAnyway = (event: SyntheticEvent) => {
    isAccepted.current = true
    record.submit(event)
  }
  const discard = () => {
    setAffected([])
    record.discard()
  }
  return { ...record, affected, saveAnyway, discard }
}
