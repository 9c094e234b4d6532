import Adapter from './adapter.svg';
import Agent from './agent.svg';
import Dip from './dip.svg';
import Perf from './perf.svg';
import Queue from './queue.svg';
import Test from './test.svg';

const icons = { adapter: Adapter, agent: Agent, dip: Dip, perf: Perf, queue: Queue, test: Test };

export type IconName = keyof typeof icons;

/** A line icon of 48 by 40 px with one gold part. Decorative, because the name is next to it. */
export function Icon({ name }: { name: IconName }) {
  const Svg = icons[name];
  return <Svg aria-hidden="true" focusable="false" />;
}
