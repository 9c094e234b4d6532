// Tabs that have names and support Home and End. Find in page also searches hidden panels. The theme's tabs have no
// names and ignore Space. Arrow keys select a tab, because all panels are in the page. Hydration keeps the elements, so
// clicks aren't lost. On upgrade: compare with the theme's Tabs, useTabsContextValue, and TabsProvider.
import {
  sanitizeTabsChildren,
  type TabsProps,
  TabsProvider,
  useScrollPositionBlocker,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';
import { plainKey } from '@site/src/lib/plainKey';
import clsx from 'clsx';
import { type KeyboardEvent, useId } from 'react';

type Props = TabsProps & {
  label: string;
};

export default function Tabs({ label, children, className, block, ...props }: Props) {
  const id = useId();
  const context = useTabsContextValue({ children, ...props });
  const { selectedValue, selectValue, tabValues } = context;
  const { blockElementScrollPositionUntilNextRender } = useScrollPositionBlocker();

  const select = (tab: HTMLElement, value: string) => {
    if (value === selectedValue) return;
    blockElementScrollPositionUntilNextRender(tab);
    selectValue(value);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const tabs = [...event.currentTarget.children] as HTMLElement[];
    const at = tabs.indexOf(event.target as HTMLElement);
    const target = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1, ' ': at, Enter: at }[plainKey(event)];
    const tab = target === undefined ? undefined : tabs.at(target % tabs.length);
    if (!tab) return;
    event.preventDefault();
    tab.focus();
    tab.click();
  };

  return (
    <TabsProvider value={{ ...context, id } as typeof context}>
      <div className={clsx('tabs-container', className)}>
        <div aria-label={label} className={clsx('tabs', block && 'tabs--block')} onKeyDown={onKeyDown} role="tablist">
          {tabValues.map(({ value, label: name = value, attributes }) => {
            const isSelected = value === selectedValue;
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the list handles the keys of its tabs
              <div
                {...attributes}
                aria-controls={`${id}-${value}`}
                aria-selected={isSelected}
                className={clsx('tabs__item', isSelected && 'tabs__item--active', attributes?.className as string)}
                id={`${id}-${value}-tab`}
                key={value}
                onClick={({ currentTarget }) => select(currentTarget, value)}
                role="tab"
                tabIndex={isSelected ? 0 : -1}
              >
                {name}
              </div>
            );
          })}
        </div>
        <div className="margin-top--md">{sanitizeTabsChildren(children)}</div>
      </div>
    </TabsProvider>
  );
}
