import { freshLocationQuery } from '#base/api/location-query'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { locations, type Location, type LocationCode } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { hasRoleAt } from '#shared/accounts/access'
import type { RouteBody } from '#shared/platform/route'
import { tabletRoutes, teamRoutes, type TeamMember } from '#shared/team/contract'
import { callApi, getErrorMessage } from '#base/api/client'
import { leavePage } from '#base/browser/leave-page'
import { useSession } from '#base/session/session'
import { toast } from '#ui/toast'

/** The people of the caller's locations; always fresh, because other admins change it, too. */
export const teamQuery = queryOptions({
  queryKey: [teamRoutes.listTeam.path],
  queryFn: () => callApi(teamRoutes.listTeam),
  refetchOnMount: 'always',
})

export const tabletsQuery = freshLocationQuery(tabletRoutes.listTablets)

/** Returns the locations that the user may give to others. */
export function useOwnLocations(): readonly Location[] {
  const { user } = useSession()
  return locations.filter((location) => getPolicy(location).signIn === 'cognito' && user && hasRoleAt(user, location))
}

/** Returns the names of a person's locations. */
export const formatLocations = ({ isEverywhere, locations: codes }: TeamMember): string =>
  isEverywhere ? 'All locations' : locations.flatMap(({ code, name }) => (codes.includes(code) ? name : [])).join(', ')

/** Runs a change of the team, says what it did, and reads the team again. */
function useTeamChange<Input>(change: (input: Input) => Promise<unknown>, done: (input: Input) => string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (_answer, input) => toast({ title: done(input) }),
    onError: (error) =>
      toast({ title: 'Not changed', description: getErrorMessage(error, 'Please try again.'), type: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: teamQuery.queryKey }),
  })
}

export const useInviteMember = () =>
  useTeamChange(
    (body: RouteBody<typeof teamRoutes.inviteMember>) => callApi(teamRoutes.inviteMember, { body }),
    ({ email, name = '' }) =>
      email === undefined ? `${name} is in the team` : `An invitation is on its way to ${email}`,
  )

type Update = RouteBody<typeof teamRoutes.updateMember> & Pick<TeamMember, 'userId' | 'firstName'>

export const useUpdateMember = () =>
  useTeamChange(
    ({ userId, firstName: _firstName, ...body }: Update) =>
      callApi(teamRoutes.updateMember, { params: { userId }, body }),
    ({ firstName }) => `${firstName}’s role is saved`,
  )

export const useRemoveMember = () =>
  useTeamChange(
    ({ userId }: TeamMember) => callApi(teamRoutes.removeMember, { params: { userId } }),
    ({ firstName }) => `${firstName} is no longer in the team`,
  )

export const useEndSessions = () =>
  useTeamChange(
    ({ userId }: TeamMember) => callApi(teamRoutes.endMemberSessions, { params: { userId } }),
    ({ firstName }) => `${firstName} is signed out of all devices`,
  )

type PinChange = { readonly member: TeamMember; readonly pin: string | null }

export const useSetPin = () =>
  useTeamChange(
    ({ member: { userId }, pin }: PinChange) => callApi(teamRoutes.setMemberPin, { params: { userId }, body: { pin } }),
    ({ member, pin }) =>
      pin === null ? `${member.firstName} no longer has a PIN` : `${member.firstName}’s PIN is saved`,
  )

/**
 * Makes this browser a tablet. Its admin is signed out, also of the pool, so that the tab doesn't
 * renew the admin's session. Then the kitchen's board is loaded anew.
 */
export const useAddTablet = (location: LocationCode) =>
  useMutation({
    mutationFn: (name: string) => callApi(tabletRoutes.addTablet, { params: { location }, body: { name } }),
    onSuccess: async () => {
      await (await import('#base/session/user-pool')).signOutOfUserPool({ isGlobal: false })
      await leavePage('/kitchen')
    },
  })

export function useRevokeTablet(location: LocationCode) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (tabletId: string) => callApi(tabletRoutes.revokeTablet, { params: { location, tabletId } }),
    onSuccess: () => toast({ title: 'The tablet is signed out' }),
    onError: (error) => toast({ title: getErrorMessage(error, 'The tablet was not revoked.'), type: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: tabletsQuery(location).queryKey }),
  })
}
