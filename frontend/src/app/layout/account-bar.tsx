import { Button } from '#ui/chakra/button'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { Suspense } from 'react'
import { RenderNothing, lazyComponent, lazyOnDemand } from '#base/loading/lazy-component'
import { AccountLabel, useAccountName } from './account-label'

const NotificationBell = lazyComponent(
  async () => (await import('#features/notifications/notification-bell')).NotificationBell,
  'NotificationBell',
  RenderNothing,
)

const ClosedMenuButton = ({ onPress }: { readonly onPress: () => void }) => (
  <Button variant="ghost" px="3" aria-haspopup="menu" aria-label={useAccountName()} onClick={onPress}>
    <AccountLabel />
  </Button>
)

const AccountMenuButton = lazyOnDemand(
  async () => (await import('./account-menu')).AccountMenu,
  'AccountMenu',
  (onPress) => <ClosedMenuButton onPress={onPress} />,
)

/** The notification bell and the account menu in the header. Loaded for signed-in users only. */
export const AccountBar = () => (
  <Flex alignItems="center" gap={{ base: '0', md: '2' }}>
    <Suspense fallback={<chakra.span boxSize="11" />}>
      <NotificationBell />
    </Suspense>
    <AccountMenuButton />
  </Flex>
)
