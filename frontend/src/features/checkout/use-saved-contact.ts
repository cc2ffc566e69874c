import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { savedDetailsRoutes } from '#shared/accounts/users-contract'
import type { RouteBody } from '#shared/platform/route'
import { callApi } from '#base/api/client'
import { useSession } from '#base/session/session'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { CheckoutForm } from './checkout-form'

/**
 * The phone number and address that the signed-in guest wants remembered; undefined for everybody
 * else.
 */
export function useSavedContact() {
  const { user } = useSession()
  const { data } = useQuery({
    queryKey: [savedDetailsRoutes.getContact.path, user?.id],
    queryFn: () => callApi(savedDetailsRoutes.getContact),
    enabled: user !== null,
  })
  return user ? data : undefined
}

/** Remembers a phone number and an address in place of those before, or forgets them. */
export function useSaveContact() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: RouteBody<typeof savedDetailsRoutes.saveContact>) =>
      callApi(savedDetailsRoutes.saveContact, { body }),
    onSettled: () => client.invalidateQueries({ queryKey: [savedDetailsRoutes.getContact.path] }),
  })
}

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
