import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { formatHoursLines } from '#shared/rules/hours-lines'
import { useLocationConfig } from '#base/location/location'
import { OpenStatus } from '#base/components/open-status'
import { useNow } from '#base/use-now'
import { Surface } from '#base/components/surface'

export function HoursPanel() {
  const location = useLocationConfig()
  const now = useNow()
  return (
    <Surface aria-label="Location hours">
      <Heading as="h2" size="md" mb="1">
        {location.fullName}
      </Heading>
      <OpenStatus />
      <Box as="dl" mt="4" fontVariantNumeric="tabular-nums">
        {formatHoursLines(location, now).map(({ days, hours }) => (
          <Flex key={days} justify="space-between" gap="4" py="1">
            <Box as="dt" color="fg.muted">
              {days}
            </Box>
            <dd>{hours}</dd>
          </Flex>
        ))}
      </Box>
    </Surface>
  )
}
