// When the URL changes, re-renders only what depends on it. See DocItem. On upgrade: check that Navbar takes no props.
import Navbar from '@theme-original/Navbar';
import { memo } from 'react';

export default memo(Navbar);
