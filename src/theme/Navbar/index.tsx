// Re-renders only the parts that depend on the URL. See DocItem. On upgrade: check that Navbar takes no props.
import Navbar from '@theme-original/Navbar';
import { memo } from 'react';

export default memo(Navbar);
