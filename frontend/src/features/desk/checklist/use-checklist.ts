import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { checklistRoutes, type ChecklistId } from '#shared/locations/checklist-contract'
import { callApi, getErrorMessage } from '#base/api/client'
import { freshLocationQuery } from '#base/api/location-query'
import { toast } from '#ui/toast'
import { useDeskLocation } from '../desk-location'

const checklistQuery = freshLocationQuery(checklistRoutes.getChecklist)

/** Returns the location's checklist and the function that signs an item of it. */
export function useChecklist() {
  const { code: location } = useDeskLocation()
  const client = useQueryClient()
  const { queryKey } = checklistQuery(location)
  const query = useQuery(checklistQuery(location))
  const version = query.data?.version ?? 0
  const signing = useMutation({
    mutationFn: (item: { readonly id: ChecklistId; readonly isSigned: boolean }) =>
      callApi(checklistRoutes.signChecklist, { params: { location }, body: { ...item, version } }),
    onSuccess: (signed) => client.setQueryData(queryKey, (known) => known && { ...known, ...signed }),
    onError: (error) => {
      toast({ title: getErrorMessage(error, 'This could not be saved. Please try again.'), type: 'error' })
      void client.invalidateQueries({ queryKey })
    },
  })
  return { ...query, sign: signing.mutate, isSigning: signing.isPending }
}
