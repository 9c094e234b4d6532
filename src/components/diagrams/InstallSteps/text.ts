import type { DiagramText } from '../Diagram';

export const text: DiagramText = {
  title: 'The 14 steps of an install job, grouped by job state, with safe points between payloads.',
  caption: 'The 14 steps of an install job. A cancellation never cuts a write short: it waits for the next safe point.',
  rows: [
    {
      name: 'Submit',
      text: 'step 1, resolve the DIP and check that a device has the right type and drivers.',
    },
    { name: 'Reserved', text: 'step 2, reserve the device.' },
    {
      name: 'Preparing',
      text: 'step 3, fetch the DIP into the cache, unless it’s there already, and check its SHA-256 checksum, its signature, and `depends`.',
    },
    {
      name: 'Installing, before the write',
      text: 'step 4, run `hooks/pre_install.py` if hooks are allowed; step 5, set the power according to `install.pre_power`; step 6, enter the loader; step 7, clear the install record, then erase according to `install.erase`.',
    },
    {
      name: 'Installing, the write',
      text: 'step 8, write the payloads in `install.order`. The gaps between payloads are the safe points. A cancellation or a phase timeout waits for the next one. Step 9, flush to the medium, then verify.',
    },
    {
      name: 'Installing, after the write',
      text: 'step 10, wait for the host to release the card, then switch the mux to the device; step 11, run `hooks/post_install.py`, open the console, then set the power according to `install.post_power`.',
    },
    {
      name: 'Booting',
      text: 'step 12, match boot stages and fail patterns and compare the running version; step 13, record `provides` and metrics.',
    },
    { name: 'Collecting and cleaning', text: 'step 14, collect and clean.' },
    { name: 'Repeats', text: 'with `install.retries`, steps 5 to 9 run again after a failure.' },
  ],
};
