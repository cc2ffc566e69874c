import { useMutation } from '@tanstack/react-query'
import { authRoutes } from '#shared/contract/auth'
import type { RouteBody } from '#shared/contract/route'
import { getErrorMessage } from '#base/api/api-error'
import { callApi } from '#base/api/call'
import { loadSession } from '#base/session/session'
import { toast } from '#base/components/toast'

/** Changes what the signed-in user is called; every page then says so. */
export const useUpdateName = () =>
  useMutation({
    mutationFn: (body: RouteBody<typeof authRoutes.rename>) => callApi(authRoutes.rename, { body }),
    onSuccess: async () => {
      await loadSession()
      toast({ title: 'Profile Updated', description: 'Your name has been saved.' })
    },
    onError: (error) =>
      toast({
        title: 'Profile Not Updated',
        description: getErrorMessage(error, 'Your name could not be saved. Please try again.'),
        type: 'error',
      }),
  })
