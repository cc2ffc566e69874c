import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { formatPointCount, formatPoints, useLoyaltyAccount } from '#features/loyalty'
import { Button } from '#ui/chakra/button'
import { Menu } from '@chakra-ui/react/menu'
import { Portal } from '@chakra-ui/react/portal'
import { Link } from 'wouter'
import { isStaff } from '#shared/accounts/access'
import { useSession, usesUserPool } from '#base/session/session'
import { useLogout } from '#base/session/sign-in'
import { AccountLabel, useAccountName } from './account-label'
import { ownerLinks, staffLinks } from './links'

/** Points, tier and lifetime earned, as plain text because a menu must not contain a list. */
export function AccountPointsSummary() {
  const { data, isError } = useLoyaltyAccount()
  const figures = [
    ['Points', data && formatPointCount(data.currentPoints)],
    ['Tier', data?.tierLevel],
    ['Lifetime earned', data && formatPoints(data.totalPointsEarned)],
  ] as const
  if (isError && !data) return null
  return (
    <Box px="3" pb="2" fontSize="sm" minH="16">
      {figures.map(([label, value]) => (
        <Flex key={label} justify="space-between" gap="6">
          <Box as="span" color="fg.muted">
            {label}
          </Box>
          <Box as="span" fontVariantNumeric="tabular-nums">
            {value ?? '…'}
          </Box>
        </Flex>
      ))}
    </Box>
  )
}

/** The account menu. It requests the points only while it is open. */
export function AccountMenu() {
  const { user } = useSession()
  const logout = useLogout()
  return (
    <Menu.Root defaultOpen lazyMount unmountOnExit positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <Button variant="ghost" px="3" aria-label={useAccountName()}>
          <AccountLabel />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <Menu.ItemGroup>
              <Menu.ItemGroupLabel>{user?.email || 'Valued Customer'}</Menu.ItemGroupLabel>
              <AccountPointsSummary />
              <Menu.Item value="rewards" asChild>
                <Link href="/loyalty">View Rewards</Link>
              </Menu.Item>
              <Menu.Item value="export" asChild>
                <a href="/api/download/menu-export" download>
                  Download Menu Export
                </a>
              </Menu.Item>
            </Menu.ItemGroup>
            {isStaff(user) && (
              <>
                <Menu.Separator />
                <Menu.ItemGroup>
                  <Menu.ItemGroupLabel>Staff</Menu.ItemGroupLabel>
                  {[...staffLinks, ...(user?.role === 'admin' ? ownerLinks : [])].map(({ href, label }) => (
                    <Menu.Item key={href} value={href} asChild>
                      <Link href={href}>{label}</Link>
                    </Menu.Item>
                  ))}
                </Menu.ItemGroup>
              </>
            )}
            <Menu.Separator />
            <Menu.Item value="logout" onSelect={() => logout.mutate()}>
              {usesUserPool ? 'Sign Out' : 'Logout'}
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
