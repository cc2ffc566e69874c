import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { savedDetailsRoutes } from '#shared/accounts/users-contract'
import type { RouteBody } from '#shared/platform/route'
import { callApi } from '#base/api/client'
import { useSession } from '#base/session/session'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { usePolicy } from '#base/location/location'
import { checkContact, type CheckoutForm } from './checkout-form'

/** Returns a function that checks the contact as the server would. */
export function useContactCheck() {
  const policy = usePolicy()
  return (form: CheckoutForm) => checkContact(form, policy)
}

/** The phone number and address saved in the account; undefined for guests without an account. */
export function useSavedContact() {
  const { user } = useSession()
  const { data } = useQuery({
    queryKey: [savedDetailsRoutes.getContact.path, user?.id],
    queryFn: () => callApi(savedDetailsRoutes.getContact),
    enabled: user !== null,
  })
  return user ? data : undefined
}

/** Replaces the saved phone number and address; an empty body deletes them. */
export function useSaveContact() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: RouteBody<typeof savedDetailsRoutes.saveContact>) =>
      callApi(savedDetailsRoutes.saveContact, { body }),
    onSettled: () => client.invalidateQueries({ queryKey: [savedDetailsRoutes.getContact.path] }),
  })
}

const addressFields = ['street', 'unit', 'city', 'state', 'zipCode'] as const

/**
 * Fills empty fields with the saved phone number and address.
 * Returns a function that saves those of a placed order if the guest ticked the box.
 */
export function useSavedContactFields({ getValues, setValue }: UseFormReturn<CheckoutForm>) {
  const { user } = useSession()
  const saved = useSavedContact()
  const { mutate: save } = useSaveContact()
  useEffect(() => {
    if (!saved || (saved.phone === '' && !saved.address)) return
    setValue('remember', true)
    if (getValues('phone') === '') setValue('phone', saved.phone)
    if (!saved.address || getValues('address.street') !== '') return
    for (const name of addressFields) setValue(`address.${name}`, saved.address[name] ?? '')
  }, [saved, getValues, setValue])
  return ({ remember, orderType, phone, address }: CheckoutForm) => {
    if (!user || !remember) return
    const { unit, ...rest } = address
    const deliveryAddress = unit.trim() ? { ...rest, unit } : rest
    save({ phone, address: orderType === 'delivery' ? deliveryAddress : (saved?.address ?? null) })
  }
}
