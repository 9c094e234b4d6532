import type { DiagramText } from '../parts';

/** The text version of the diagram. */
export const text: DiagramText = {
  title: 'Members of a DIP in their order: signature.json covers checksums.json, which covers the other members.',
  caption:
    'The members of a DIP in their fixed order: the signature proves the checksums, the checksums prove the rest.',
  rows: [
    { name: '1 dip.json', text: 'the manifest. An agent refuses a DIP that doesn’t fit before it reads a payload.' },
    {
      name: '2 checksums.json',
      text: 'the sha256 of `dip.json`, `metrics.json`, hooks, payloads, symbols and `sbom.json`, as stored.',
    },
    {
      name: '3 signature.json',
      text: 'an ed25519 signature over `checksums.json`, and its `key_id`. An agent refuses an unsigned DIP here, if it asks for signed ones.',
    },
    { name: '4 metrics.json', text: 'build-time metrics.' },
    { name: '5 hooks/', text: '`pre_install.py` and `post_install.py`.' },
    {
      name: '6 payloads/',
      text: 'what is written to the device, for example `rootfs.img.zst`, `u-boot.bin` or `zephyr.hex`.',
    },
    { name: '7 symbols/', text: '`zephyr.elf` or `vmlinux`, never flashed.' },
    { name: '8 sbom.json', text: 'the file that `sbom` names, optional, stored as is.' },
  ],
};
