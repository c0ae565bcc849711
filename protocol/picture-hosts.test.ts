import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPictureHost, PICTURE_HOSTS_MAX, readPictureHosts, writePictureHosts } from './picture-hosts.ts';

const GOOD = [
  'https://example.org',
  'https://static.pictures.example.org',
  'https://example.org:8443',
  'https://xn--bcher-kva.example',
  'https://1.example',
  'http://localhost',
  'http://localhost:8000',
  'http://127.0.0.1:65535',
];

const BAD = {
  nothing: '',
  'a wildcard': 'https://*',
  'a wildcard for subdomains': 'https://*.example.org',
  'a wildcard for ports': 'https://example.org:*',
  'a scheme alone': 'https:',
  'a scheme of its own': 'data:',
  'a scheme that runs code': 'javascript://example.org',
  'no TLS': 'http://example.org',
  'no TLS, on a host named like this device': 'http://localhost.example.org',
  'TLS on this device, which has no name': 'https://localhost',
  'another device by its address': 'https://192.168.0.1',
  'an address as one number': 'https://3232235521',
  'an address in square brackets': 'https://[::1]',
  'a user': 'https://user@example.org',
  'a user and a password': 'https://user:password@example.org',
  'a path': 'https://example.org/',
  'a question': 'https://example.org?x',
  'a fragment': 'https://example.org#x',
  capitals: 'https://EXAMPLE.org',
  'a capital scheme': 'HTTPS://example.org',
  'letters outside ASCII': 'https://bücher.example',
  'a letter that looks like another': 'https://ехample.org',
  'a full-width full stop': 'https://example。org',
  'a keyword of the policy': "'self'",
  'a keyword that allows scripts': "'unsafe-inline'",
  'a second source': 'https://example.org https://evil.example',
  'a second directive': 'https://example.org; script-src *',
  'a second policy': 'https://example.org, script-src *',
  'a second header': 'https://example.org\r\nset-cookie: a=b',
  'a line break at the end': 'https://example.org\n',
  'a null': 'https://example.org\0',
  'a tab': 'https://exam\tple.org',
  'a space before it': ' https://example.org',
  'an encoded line break': 'https://example.org%0d%0a',
  'an encoded full stop': 'https://example%2eorg',
  'a backslash': 'https:\\\\example.org',
  'one slash': 'https:/example.org',
  'an empty label': 'https://example..org',
  'a full stop at the end': 'https://example.org.',
  'a hyphen at the start': 'https://-example.org',
  'a hyphen at the end': 'https://example-.org',
  'an underscore': 'https://ex_ample.org',
  'a name without a domain': 'https://intranet',
  'the usual port': 'https://example.org:443',
  'port 0': 'https://example.org:0',
  'a port with zeros before it': 'https://example.org:0443',
  'a port that does not exist': 'https://example.org:65536',
  'an empty port': 'https://example.org:',
  'a label that is too long': `https://${'a'.repeat(64)}.org`,
  'a name that is too long': `https://${'a.'.repeat(140)}org`,
};

test.each(GOOD)('%s is a host of pictures', (origin) => {
  expect(isPictureHost(origin)).toBe(true);
  expect(readPictureHosts(origin)).toEqual([origin]);
});

test.each(Object.entries(BAD))('%s is none', (_, origin) => {
  expect(isPictureHost(origin)).toBe(false);
  expect(readPictureHosts(origin)).toEqual([]);
  expect(writePictureHosts([origin])).toBe('');
  // Nor does it come along with a good one.
  expect(readPictureHosts(`https://example.org|${origin}`)).toEqual([]);
});

describe('a cookie', () => {
  test('is read as it was written', () => {
    const origins = GOOD.slice(0, PICTURE_HOSTS_MAX);
    expect(readPictureHosts(writePictureHosts([...origins, ...origins]))).toEqual(origins);
  });

  test('has no more hosts than there are games', () => {
    const many = Array.from({ length: PICTURE_HOSTS_MAX + 1 }, (_, at) => `https://h${at}.example`);
    expect(readPictureHosts(writePictureHosts(many))).toEqual(many.slice(0, PICTURE_HOSTS_MAX));
    expect(readPictureHosts(many.join('|'))).toEqual([]);
  });

  test('that is missing, or longer than any that is written, has none', () => {
    expect(readPictureHosts(undefined)).toEqual([]);
    expect(readPictureHosts('https://example.org|'.repeat(100_000))).toEqual([]);
  });

  test('never says more than origins, whatever it contains', () => {
    const parts = fc.constantFrom(
      'https://',
      'http://',
      'example.org',
      '|',
      ';',
      ',',
      ' ',
      '*',
      "'self'",
      '\r\n',
      ':',
      '@',
    );
    const cookies = fc.oneof(
      fc.array(parts).map((each) => each.join('')),
      fc.string(),
    );
    fc.assert(
      fc.property(cookies, (cookie) => {
        for (const origin of readPictureHosts(cookie)) expect(origin).toMatch(/^https?:\/\/[a-z0-9.:-]+$/);
      }),
      { seed: 19, numRuns: 500 },
    );
  });
});
