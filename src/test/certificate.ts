import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isIPv4 } from 'node:net';

/** For tests: X.509 certificates for servers of this machine, made on the spot. */
export interface Certificate {
  readonly name: string;
  /** PEM. */
  readonly certificate: string;
  /** PEM. */
  readonly key: string;
  readonly privateKey: KeyObject;
}

export interface CertificateOptions {
  /** Whoever vouches for it; without one it vouches for itself. */
  readonly issuer?: Certificate;
  /** Names and IPv4 addresses of the server; without any it is an authority. */
  readonly hosts?: readonly string[];
  readonly notAfter?: Date;
}

const dayMs = 86_400_000;

export function makeCertificate(name: string, options: CertificateOptions = {}): Certificate {
  const { issuer, hosts = [], notAfter = new Date(Date.now() + dayMs) } = options;
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const algorithm = sequence(oid('2a8648ce3d040302'));
  const body = sequence(
    tlv(0xa0, tlv(0x02, Buffer.from([2]))),
    tlv(0x02, Buffer.from([1]), randomBytes(8)),
    algorithm,
    nameOf(issuer?.name ?? name),
    sequence(utcTime(new Date(notAfter.getTime() - 30 * dayMs)), utcTime(notAfter)),
    nameOf(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    tlv(0xa3, sequence(...extensions(hosts))),
  );
  const signature = sign('sha256', body, issuer?.privateKey ?? privateKey);
  const der = sequence(body, algorithm, tlv(0x03, Buffer.from([0]), signature));
  const lines = der.toString('base64').replace(/.{64}/g, '$&\n');
  const certificate = `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`;
  return { name, certificate, key, privateKey };
}

function extensions(hosts: readonly string[]): readonly Buffer[] {
  const yes = tlv(0x01, Buffer.from([0xff]));
  const constraints = sequence(oid('551d13'), yes, tlv(0x04, sequence(...(hosts.length === 0 ? [yes] : []))));
  if (hosts.length === 0) return [constraints];
  const names = hosts.map((host) =>
    isIPv4(host) ? tlv(0x87, Buffer.from(host.split('.').map(Number))) : tlv(0x82, Buffer.from(host)),
  );
  return [constraints, sequence(oid('551d11'), tlv(0x04, sequence(...names)))];
}

function nameOf(commonName: string): Buffer {
  return sequence(tlv(0x31, sequence(oid('550403'), tlv(0x0c, Buffer.from(commonName)))));
}

function utcTime(at: Date): Buffer {
  return tlv(0x17, Buffer.from(`${at.toISOString().slice(2, 19).replace(/\D/g, '')}Z`));
}

function oid(hex: string): Buffer {
  return tlv(0x06, Buffer.from(hex, 'hex'));
}

function sequence(...parts: readonly Buffer[]): Buffer {
  return tlv(0x30, ...parts);
}

/** DER: tag, length, value. */
function tlv(tag: number, ...parts: readonly Buffer[]): Buffer {
  const value = Buffer.concat(parts);
  const { length } = value;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), value]);
}
