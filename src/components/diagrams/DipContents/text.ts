import type { DiagramText } from '../Diagram';

export const text: DiagramText = {
  title: 'The members of a DIP in order: signature.json covers checksums.json, which covers the other members.',
  caption:
    'The members of a DIP in their fixed order. The signature covers the checksums, and the checksums cover the rest.',
  rows: [
    {
      name: 'dip.json',
      text: 'the manifest. If the DIP doesn’t fit the device, the agent rejects the DIP before reading a payload.',
    },
    {
      name: 'checksums.json',
      text: 'the SHA-256 checksums of `dip.json`, `metrics.json`, hooks, payloads, symbols, and `sbom.json`, as stored.',
    },
    {
      name: 'signature.json',
      text: 'an ed25519 signature over `checksums.json`, and its `key_id`. An agent that requires signed DIPs rejects an unsigned DIP at this point.',
    },
    { name: 'metrics.json', text: 'build-time metrics.' },
    { name: 'hooks/', text: '`pre_install.py` and `post_install.py`.' },
    {
      name: 'payloads/',
      text: 'what’s written to the device, such as `rootfs.img.zst`, `u-boot.bin`, or `zephyr.hex`.',
    },
    { name: 'symbols/', text: '`zephyr.elf` or `vmlinux`, never flashed.' },
    { name: 'sbom.json', text: 'the optional file that `sbom` refers to, stored as is.' },
  ],
};
