// Renders only what depends on the address when that changes, see DocItem.
// On upgrade: check that Navbar takes no props.
import Navbar from '@theme-original/Navbar';
import { memo } from 'react';

export default memo(Navbar);
