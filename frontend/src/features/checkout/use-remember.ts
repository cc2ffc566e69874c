import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useSession } from '#base/session/session'
import { useSavedContact, useSaveContact } from './api/use-kept-contact'
import type { CheckoutForm } from './draft'

const fields = ['street', 'unit', 'city', 'state', 'zipCode'] as const

/**
 * What is remembered of a guest comes into the fields that are still empty; what was ordered with
 * is kept where they tick it.
 */
export function useSavedContactFields({ getValues, setValue }: UseFormReturn<CheckoutForm>) {
  const { user } = useSession()
  const kept = useSavedContact()
  const { mutate: save } = useSaveContact()
  useEffect(() => {
    if (!kept || (kept.phone === '' && !kept.address)) return
    setValue('remember', true)
    if (getValues('phone') === '') setValue('phone', kept.phone)
    if (!kept.address || getValues('address.street') !== '') return
    for (const name of fields) setValue(`address.${name}`, kept.address[name] ?? '')
  }, [kept, getValues, setValue])
  return ({ remember, orderType, phone, address }: CheckoutForm) => {
    if (!user || !remember) return
    const { unit, ...rest } = address
    const place = unit.trim() ? { ...rest, unit } : rest
    save({ phone, address: orderType === 'delivery' ? place : (kept?.address ?? null) })
  }
}
