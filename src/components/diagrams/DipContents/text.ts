import type { DiagramText } from '../Diagram';

/** The text version of the diagram. */
export const text: DiagramText = {
  title: 'Members of a DIP in their order: signature.json covers checksums.json, which covers the other members.',
  caption:
    'The members of a DIP in their fixed order: the signature proves the checksums, the checksums prove the rest.',
  rows: [
    { name: 'dip.json', text: 'the manifest. An agent refuses a DIP that doesn’t fit before it reads a payload.' },
    {
      name: 'checksums.json',
      text: 'the sha256 of `dip.json`, `metrics.json`, hooks, payloads, symbols and `sbom.json`, as stored.',
    },
    {
      name: 'signature.json',
      text: 'an ed25519 signature over `checksums.json`, and its `key_id`. An agent refuses an unsigned DIP here, if it asks for signed ones.',
    },
    { name: 'metrics.json', text: 'build-time metrics.' },
    { name: 'hooks/', text: '`pre_install.py` and `post_install.py`.' },
    {
      name: 'payloads/',
      text: 'what is written to the device, for example `rootfs.img.zst`, `u-boot.bin` or `zephyr.hex`.',
    },
    { name: 'symbols/', text: '`zephyr.elf` or `vmlinux`, never flashed.' },
    { name: 'sbom.json', text: 'the file that `sbom` names, optional, stored as is.' },
  ],
};
