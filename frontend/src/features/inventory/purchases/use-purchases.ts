import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { purchaseRoutes, type Purchase, type Supplier } from '#shared/purchases/contract'
import type { RouteBody } from '#shared/platform/route'
import { callApi, getErrorMessage } from '#base/api/client'
import { createIdempotencyKey } from '#base/api/idempotency'
import { freshLocationQuery } from '#base/api/location-query'
import { useLocationConfig } from '#base/location/location'
import { toast } from '#ui/toast'
import { invalidateStock } from '../data/inventory-queries'
import { useCanEditStock } from '../data/use-inventory'

const suppliersQuery = queryOptions({
  queryKey: [purchaseRoutes.getSuppliers.path],
  queryFn: () => callApi(purchaseRoutes.getSuppliers),
  refetchOnMount: 'always',
})

const purchasesQuery = freshLocationQuery(purchaseRoutes.listPurchases)

/** The suppliers and purchase orders, which only admins may read. */
export function usePurchases() {
  const { code: location } = useLocationConfig()
  const enabled = useCanEditStock()
  const { data: suppliers } = useQuery({ ...suppliersQuery, enabled })
  const { data: purchases, isError, refetch } = useQuery({ ...purchasesQuery(location), enabled })
  const hasFailed = isError && purchases === undefined
  return { canOrder: suppliers !== undefined, suppliers, purchases, hasFailed, retry: () => void refetch() }
}

/** Returns the contact of a supplier of this name; without one, an empty contact. */
export const findSupplier = (suppliers: readonly Supplier[], name: string): Supplier =>
  suppliers.find((one) => one.name.toLowerCase() === name.toLowerCase()) ?? { name, contact: '', email: '', phone: '' }

const refuse = (title: string) => (error: Error) =>
  toast({
    title,
    description: getErrorMessage(error, 'The server could not be reached. Please try again.'),
    type: 'error',
  })

/** Stores the contact of a supplier. Reads the list of all first, so that others don't change. */
export function useSaveSupplier() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (supplier: Supplier) => {
      const { suppliers, version } = await callApi(purchaseRoutes.getSuppliers)
      const others = suppliers.filter(({ name }) => name.toLowerCase() !== supplier.name.toLowerCase())
      return callApi(purchaseRoutes.updateSuppliers, { body: { suppliers: [...others, supplier], version } })
    },
    onSuccess: (saved) => client.setQueryData(suppliersQuery.queryKey, saved),
    onError: refuse('Contact not saved'),
  })
}

type NewPurchase = RouteBody<typeof purchaseRoutes.createPurchase> & { readonly key: string }

/** Creates a purchase order, once for each key. */
export function useCreatePurchase(onCreated: (purchase: Purchase) => void) {
  const { code: location } = useLocationConfig()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ key, ...body }: NewPurchase) =>
      callApi(purchaseRoutes.createPurchase, { params: { location }, body, headers: { 'Idempotency-Key': key } }),
    onSuccess: (purchase) => {
      const { number, email } = purchase
      toast({
        title: email === '' ? `Purchase order ${number} created` : `Purchase order ${number} mailed to ${email}`,
      })
      onCreated(purchase)
    },
    onError: refuse('Not ordered'),
    onSettled: () => client.invalidateQueries({ queryKey: purchasesQuery(location).queryKey }),
  })
}

type Receipt = RouteBody<typeof purchaseRoutes.receivePurchase> & Pick<Purchase, 'number'>

/** Receives a purchase order into stock. */
export function useReceivePurchase() {
  const { code: location } = useLocationConfig()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ number, ...body }: Receipt) =>
      callApi(purchaseRoutes.receivePurchase, {
        params: { location, number: String(number) },
        body,
        headers: { 'Idempotency-Key': createIdempotencyKey() },
      }),
    onSuccess: ({ number }) => toast({ title: `Purchase order ${number} received` }),
    onError: refuse('Not everything was received'),
    onSettled: () =>
      Promise.all([client.invalidateQueries({ queryKey: purchasesQuery(location).queryKey }), invalidateStock(client)]),
  })
}

/** Cancels an open purchase order. */
export function useCancelPurchase() {
  const { code: location } = useLocationConfig()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ number }: Purchase) =>
      callApi(purchaseRoutes.cancelPurchase, { params: { location, number: String(number) } }),
    onSuccess: ({ number }) => toast({ title: `Purchase order ${number} canceled` }),
    onError: refuse('Not canceled'),
    onSettled: () => client.invalidateQueries({ queryKey: purchasesQuery(location).queryKey }),
  })
}
