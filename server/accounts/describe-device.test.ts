import { expect, it } from 'vitest';
import { describeDevice } from './describe-device.ts';

const APPLE = 'AppleWebKit/537.36 (KHTML, like Gecko)';
it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${APPLE} Chrome/141.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${APPLE} Chrome/141.0.0.0 Safari/537.36 Edg/141.0`, 'Edge on Windows'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${APPLE} HeadlessChrome/141.0.0.0 Safari/537.36`, 'Chrome on Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
    'Safari on Mac',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/141.0 Mobile/15E148 Safari/604.1', 'Chrome on iPhone'],
  ['Mozilla/5.0 (Android 15; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0', 'Firefox on Android'],
  ['curl/8.9.1', 'A program'],
  ['<script>alert(1)</script>', 'A program'],
  ['', 'Unknown device'],
  [undefined, 'Unknown device'],
])('%s is %s', (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device);
});
