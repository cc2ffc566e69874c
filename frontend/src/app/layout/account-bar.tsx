import { chakra } from '@chakra-ui/react/styled-system'
import { Suspense } from 'react'
import { Button, Flex } from '../../components/ui'
import { Nothing } from '../failed'
import { lazily } from '../lazily'
import { onDemand } from '../on-demand'
import { AccountLabel } from './account-label'

const NotificationBell = lazily(
  () => import('../../features/notifications/components/notification-bell'),
  'NotificationBell',
  Nothing,
)

const AccountMenuButton = onDemand(
  () => import('./account-menu'),
  'AccountMenu',
  (ask) => (
    <Button variant="ghost" px="3" aria-haspopup="menu" aria-label="Account" onClick={ask}>
      <AccountLabel />
    </Button>
  ),
)

/** What those who are signed in have in the header; nobody else loads it. */
export const AccountBar = () => (
  <Flex alignItems="center" gap={{ base: '0', md: '2' }}>
    <Suspense fallback={<chakra.span boxSize="11" />}>
      <NotificationBell />
    </Suspense>
    <AccountMenuButton />
  </Flex>
)
