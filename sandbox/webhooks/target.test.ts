import { describe, expect, it } from 'vitest';
import { addressOf, isPublic, readTarget, TargetError } from './target.ts';

const refused = [
  // Not https, or not an address.
  'http://example.com/hook',
  'ftp://example.com/hook',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'example.com/hook',
  'https://',
  '',
  // Credentials and ports.
  'https://user:password@example.com/',
  'https://user@example.com/',
  'https://example.com:22/',
  'https://example.com:25/',
  'https://example.com:6379/',
  // This machine, in all the forms that browsers and servers read.
  'https://localhost/',
  'https://localhost./',
  'https://a.localhost/',
  'https://127.0.0.1/',
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0177.0.0.1/',
  'https://0/',
  'https://0.0.0.0/',
  'https://１２７.0.0.1/',
  'https://[::1]/',
  'https://[::]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://[::127.0.0.1]/',
  // Private, shared, link-local, metadata.
  'https://10.0.0.1/',
  'https://172.16.0.1/',
  'https://172.31.255.255/',
  'https://192.168.1.1/',
  'https://100.64.0.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://[fd00:ec2::254]/',
  'https://[fe80::1]/',
  'https://[fec0::1]/',
  'https://168.63.129.16/',
  // Within other addresses.
  'https://[64:ff9b::a00:1]/',
  'https://[2002:7f00:1::]/',
  'https://[2001:0:7f00:1::]/',
  // Multicast, broadcast, tests, reserved.
  'https://224.0.0.1/',
  'https://255.255.255.255/',
  'https://240.0.0.1/',
  'https://192.0.2.1/',
  'https://198.18.0.1/',
  'https://[ff02::1]/',
  'https://[2001:db8::1]/',
];

describe('an address to deliver to', () => {
  it.each(refused)('is refused: %s', (url) => {
    expect(() => readTarget(url, 'public')).toThrow(TargetError);
  });

  it.each([
    'https://example.com/hook?a=1',
    'https://EXAMPLE.com./',
    'https://example.com:8443/',
    'https://93.184.216.34/',
    'https://[2606:2800:220:1::1]/',
    'https://xn--bcher-kva.example/',
  ])('is taken: %s', (url) => {
    expect(readTarget(url, 'public').protocol).toBe('https:');
  });

  it.each(['http://127.0.0.1:4020/', 'https://[::1]:4020/', 'http://localhost:4020/hook'])(
    'may be this machine if that is wanted: %s',
    (url) => {
      expect(readTarget(url, 'loopback').href).toContain(':4020');
      expect(() => readTarget(url, 'public')).toThrow(TargetError);
    },
  );

  it.each(['http://10.0.0.1/', 'http://example.com/', 'https://169.254.169.254/'])(
    'may be no other then either: %s',
    (url) => {
      expect(() => readTarget(url, 'loopback')).toThrow(TargetError);
    },
  );
});

describe('what a name leads to', () => {
  const url = new URL('https://hook.example/');
  const answers = (...addresses: readonly string[]) => addressOf(url, 'public', async () => addresses);

  it.each([
    ['127.0.0.1'],
    ['10.1.2.3'],
    ['::ffff:10.1.2.3'],
    ['fd12::1'],
    ['fe80::1%eth0'],
    ['64:ff9b::10.0.0.1'],
    // One of several is enough.
    ['93.184.216.34', '192.168.0.1'],
    [],
  ])('is refused: %s %s', async (...addresses: string[]) => {
    await expect(answers(...addresses)).rejects.toThrow(TargetError);
  });

  it('is asked for once, and connected to as it was judged', async () => {
    const given = [['93.184.216.34'], ['127.0.0.1']];
    const resolve = async () => given.shift() ?? [];
    expect(await addressOf(url, 'public', resolve)).toBe('93.184.216.34');
    expect(given).toEqual([['127.0.0.1']]);
    await expect(addressOf(url, 'public', resolve)).rejects.toThrow(TargetError);
  });

  it('is public only if it is an address', () => {
    expect(['8.8.8.8', '2606:4700::1111'].every(isPublic)).toBe(true);
    expect(['', 'a', '8.8.8', '::ffff:8.8.8.8'].some(isPublic)).toBe(false);
  });
});
