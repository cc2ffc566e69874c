import { Box } from '@chakra-ui/react/box'
import { useDamagedRecords } from '#base/api/damaged-records'

/** Lists the records that a list on this page leaves out because they can't be read. */
export function DamagedNotice() {
  const keys = useDamagedRecords()
  if (keys.length === 0) return null
  return (
    <Box role="alert" mb="4" p="3" bg="warning.subtle" color="warning.fg" borderRadius="lg">
      {keys.length === 1 ? 'A record is' : `${keys.length} records are`} missing here, because{' '}
      {keys.length === 1 ? 'it is' : 'they are'} damaged. Everything else works. Please report{' '}
      {keys.map((key) => key.replace('|', ' / ')).join(', ')}.
    </Box>
  )
}
