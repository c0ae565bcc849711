/** The keys of limits by address. */
import { isIPv6 } from 'node:net';

/** A household or machine has one address of IPv4, and a whole network of IPv6 (/64) in which it can choose any. */
export function networkOf(address: string | undefined): string {
  // A connection that has ended has no address any more.
  if (address === undefined) return 'gone';
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address;
  const [head = '', tail] = (address.split('%')[0] as string).split('::');
  const groups = (part: string): readonly string[] => (part === '' ? [] : part.split(':'));
  const left = groups(head);
  const right = groups(tail ?? '');
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  const network = [...left, ...zeros, ...right].slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
