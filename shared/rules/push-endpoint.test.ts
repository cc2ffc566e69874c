import { isAllowedPushEndpoint } from './push-endpoint'

const inCloud = { loopback: false }
const here = { loopback: true }

it.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/QGuQyavXutnMH',
  'https://api.push.apple.com/3/device/1',
  'https://wns2-by3p.notify.windows.com/w/?token=abc',
])('%s is a push service', (endpoint) => {
  expect([isAllowedPushEndpoint(endpoint, inCloud), isAllowedPushEndpoint(endpoint, here)]).toEqual([true, true])
})

it.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://evilpush.apple.com/abc',
  'https://push.apple.com.example/abc',
  'https://someone@fcm.googleapis.com/abc',
  'https://169.254.169.254/latest/meta-data',
  'https://10.0.0.7/push',
  'ftp://127.0.0.1/push',
  'nothing',
])('%s is none', (endpoint) => {
  expect([isAllowedPushEndpoint(endpoint, inCloud), isAllowedPushEndpoint(endpoint, here)]).toEqual([false, false])
})

it.each(['http://127.0.0.1:4371/push/1', 'https://localhost:4371/push/1', 'http://[::1]:4371/push'])(
  '%s is one on this machine only',
  (endpoint) => {
    expect([isAllowedPushEndpoint(endpoint, inCloud), isAllowedPushEndpoint(endpoint, here)]).toEqual([false, true])
  },
)
