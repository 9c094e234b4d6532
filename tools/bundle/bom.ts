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

/** The parts of a CycloneDX SBOM that `pinBom` changes. */
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

/** The archive whose parts the SBOM lists. */
export type Delivery = {
  name: string;
  /** Source date in seconds since 1970. */
  date: number;
  /** SHA-256 of the archive, in hex. */
  sha256: string;
  /** The packages whose code or fonts are in the archive, such as `react@19.3.1`. */
  delivered: string[];
  /** The build's settings, by name. */
  settings: Record<string, string | boolean>;
  /** The version of CPython in Pyodide. */
  cpython: string;
};

/** Derives a UUID from text: version 8 of RFC 9562, from the SHA-256 hash. */
export function uuidOf(text: string): string {
  const digits = createHash('sha256').update(text).digest('hex').slice(0, 32).split('');
  digits[12] = '8';
  digits[16] = '89ab'.charAt(Number.parseInt(digits[16] ?? '0', 16) % 4);
  return digits.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/**
 * Makes an SBOM reproducible. Replaces the time, the random serial number, and the directory name with the archive's
 * values, and removes registry URLs, which not every lockfile has. Records the build's settings. Gives packages that
 * only the build uses the scope `excluded`. Adds CPython, which isn't an npm package.
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
