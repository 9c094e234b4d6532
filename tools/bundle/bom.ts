import { createHash } from 'node:crypto';

type Component = {
  name: string;
  version: string;
  type: string;
  scope?: string;
  purl?: string;
  externalReferences?: { type: string; url: string }[];
  [key: string]: unknown;
};

/** The fields of a CycloneDX SBOM that `pinBom` changes. */
export type Bom = {
  serialNumber: string;
  metadata: {
    timestamp: string;
    component: Component;
    properties?: { name: string; value: string }[];
    [key: string]: unknown;
  };
  components: Component[];
  [key: string]: unknown;
};

/** The archive that the SBOM describes. */
export type Delivery = {
  name: string;
  /** The source date, in seconds since 1970. */
  date: number;
  /** The SHA-256 hash of the archive, in hexadecimal. */
  sha256: string;
  /** The packages whose code or fonts the archive contains, such as `react@19.3.1`. */
  delivered: string[];
  /** The build settings by name. */
  settings: Record<string, string | boolean>;
  /** The CPython version in Pyodide. */
  cpython: string;
};

/** Derives a UUID (version 8 in RFC 9562) from the SHA-256 hash of a string. */
export function uuidOf(text: string): string {
  const digits = createHash('sha256').update(text).digest('hex').slice(0, 32).split('');
  digits[12] = '8';
  digits[16] = '89ab'.charAt(Number.parseInt(digits[16] ?? '0', 16) % 4);
  return digits.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/**
 * Makes an SBOM reproducible. Derives the time, serial number, and name from the archive, and removes registry URLs,
 * which only some lock files contain. Adds the build settings and CPython, which isn't an npm package. Gives packages
 * that only the build uses the scope `excluded`.
 */
export function pinBom(bom: Bom, { name, date, sha256, delivered, settings, cpython }: Delivery): Bom {
  return {
    ...bom,
    serialNumber: `urn:uuid:${uuidOf(sha256)}`,
    metadata: {
      ...bom.metadata,
      timestamp: new Date(date * 1000).toISOString(),
      component: { ...bom.metadata.component, name, hashes: [{ alg: 'SHA-256', content: sha256 }] },
      properties: [
        ...(bom.metadata.properties ?? []),
        ...Object.entries(settings).map(([setting, value]) => ({
          name: `benchloom-site:${setting}`,
          value: String(value),
        })),
      ],
    },
    components: [
      ...bom.components.map((component) => {
        const isDelivered = delivered.includes(`${component.name}@${component.version}`);
        const { externalReferences = [], ...rest } = component;
        const kept = externalReferences.filter(({ type }) => type !== 'distribution');
        return {
          ...rest,
          ...(kept.length > 0 && { externalReferences: kept }),
          scope: isDelivered ? 'required' : 'excluded',
        };
      }),
      {
        'bom-ref': `cpython@${cpython}`,
        type: 'application',
        name: 'cpython',
        version: cpython,
        scope: 'required',
        purl: `pkg:generic/cpython@${cpython}`,
        licenses: [{ license: { id: 'PSF-2.0' } }],
      },
    ],
  };
}
