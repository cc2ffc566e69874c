import { Box } from '@chakra-ui/react/box'
import { Skeleton } from '#ui/chakra/skeleton'
import { useEffect } from 'react'
import { authRoutes } from '#shared/accounts/contract'
import { buildUrl } from '#base/api/client'
import { useSession } from '#base/session/session'
import { LoadError } from '#ui/data-states'
import { PageFrame } from '#base/page/page-frame'
import { PageSpinner } from '#ui/loading-placeholders'
import { Tabs } from '#ui/tabs'
import { useLoyaltyAccount, useRewards, useTiers } from './use-loyalty'
import { PointsHistoryPanel } from './points-history-panel'
import { ReferralPanel, TierCard } from './tier-card'
import { RewardsPanel } from './rewards-panel'
import { REWARDS_NOT_LOADED, formatProgram } from './loyalty-text'

/**
 * Points, rewards and referrals (docs/product/loyalty.md#loyalty-page).
 * Guests are redirected to sign in and return afterwards.
 */
export function LoyaltyPage() {
  const { user } = useSession()
  useEffect(() => {
    if (!user) window.location.replace(buildUrl(authRoutes.redirectToSignIn.path, {}, { returnTo: '/loyalty' }))
  }, [user])
  return user ? <Loyalty userId={user.id} /> : <PageSpinner />
}

function Loyalty({ userId }: { readonly userId: string }) {
  const [account, rewards, tiers] = [useLoyaltyAccount(), useRewards(), useTiers()]
  const queries = [account, rewards, tiers]
  const retry = () => queries.forEach((query) => void query.refetch())
  return (
    <PageFrame title="Rewards" lead={formatProgram(account.data?.pointsPerDollar)}>
      {account.data && rewards.data && tiers.data ? (
        <>
          <TierCard account={account.data} tiers={tiers.data} />
          <Box mt={{ base: '6', md: '8' }}>
            <Tabs
              label="Rewards"
              tabs={[
                {
                  id: 'rewards',
                  label: 'Available Rewards',
                  panel: <RewardsPanel account={account.data} rewards={rewards.data} ownerId={userId} />,
                },
                {
                  id: 'history',
                  label: 'Points History',
                  panel: <PointsHistoryPanel pointsPerDollar={account.data.pointsPerDollar} />,
                },
                ...(account.data.referralPoints > 0
                  ? [{ id: 'friends', label: 'Refer Friends', panel: <ReferralPanel {...account.data} /> }]
                  : []),
              ]}
            />
          </Box>
        </>
      ) : queries.some(({ isError }) => isError) ? (
        <LoadError onRetry={retry}>{REWARDS_NOT_LOADED}</LoadError>
      ) : (
        <Box role="status" aria-label="Loading your rewards">
          <Skeleton height="64" borderRadius="2xl" />
        </Box>
      )}
    </PageFrame>
  )
}
