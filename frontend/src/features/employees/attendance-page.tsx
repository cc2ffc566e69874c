import { Button } from '#ui/chakra/button'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '#ui/chakra/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { SampleNotice, SamplesOnly } from '#base/page/page-gates'
import { PageFrame } from '#base/page/page-frame'
import { Surface } from '#ui/chakra/surface'

/** Sample figures: the page isn't connected to any data (docs/product/pages.md#staff-pages). */
const counts = [
  { label: 'Clocked In', value: 8, color: 'success.fg' },
  { label: 'On Break', value: 2, color: 'warning.fg' },
  { label: 'Clocked Out', value: 5, color: 'fg.muted' },
] as const

const actions = [
  { label: 'Clock In', hint: 'Start Shift', variant: 'solid' },
  { label: 'Clock Out', hint: 'End Shift', variant: 'outline' },
  { label: 'Schedule', hint: 'Your week', variant: 'outline' },
  { label: 'Timesheet', hint: 'Your hours', variant: 'outline' },
] as const

const summary = [
  ['Shift start', '9:00 AM'],
  ['Hours worked', '6.5 hours'],
  ['Break', '30 minutes'],
  ['Status', 'On Duty'],
] as const

export const AttendancePage = () => (
  <SamplesOnly title="Employee Attendance">
    <Attendance />
  </SamplesOnly>
)

const Attendance = () => (
  <PageFrame title="Employee Attendance" lead="Who is on the line today.">
    <SampleNotice>Sample figures</SampleNotice>
    <Grid gap="4" gridTemplateColumns="repeat(3, minmax(0, 1fr))">
      {counts.map(({ label, value, color }) => (
        <Surface key={label} display="flex" flexDirection="column" gap="1">
          <chakra.span fontFamily="heading" fontSize={{ base: '4xl', md: '6xl' }} lineHeight="1" color={color}>
            {value}
          </chakra.span>
          <chakra.span fontSize="sm" color="fg.muted">
            {label}
          </chakra.span>
        </Surface>
      ))}
    </Grid>
    <Grid mt="5" gap="5" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} alignItems="start">
      <Grid gap="3" gridTemplateColumns="1fr 1fr">
        {actions.map(({ label, hint, variant }) => (
          <Button
            key={label}
            type="button"
            variant={variant}
            borderRadius="2xl"
            flexDirection="column"
            gap="1"
            minH="24"
          >
            {label}
            <chakra.span fontSize="sm" fontWeight="normal">
              {hint}
            </chakra.span>
          </Button>
        ))}
      </Grid>
      <Surface aria-label="Today's summary">
        <Heading as="h2" size="md" mb="3">
          {"Today's Summary"}
        </Heading>
        <dl>
          {summary.map(([label, value]) => (
            <chakra.div key={label} display="flex" justifyContent="space-between" gap="4" py="2.5" borderTopWidth="1px">
              <chakra.dt color="fg.muted">{label}</chakra.dt>
              <dd>{value}</dd>
            </chakra.div>
          ))}
        </dl>
      </Surface>
    </Grid>
  </PageFrame>
)
