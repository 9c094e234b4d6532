// A tab panel with the name of its tab. Find in page also searches panels that aren't selected, and selects the one
// with the match. In print and without scripts, all panels are visible, with their labels above them. On upgrade:
// compare with the theme's TabItem, and check useTabs.
import { type TabItemProps, useTabs } from '@docusaurus/theme-common/internal';
import { useEffect, useRef } from 'react';

export default function TabItem({ children, value }: TabItemProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { id, selectedValue, selectValue, tabValues } = useTabs() as ReturnType<typeof useTabs> & { id: string };
  const isSelected = value === selectedValue;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the page opens; later, `beforematch` selects
  useEffect(() => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target || !panel.current?.contains(target)) return;
    selectValue(value);
    requestAnimationFrame(() => target.scrollIntoView());
  }, []);

  useEffect(() => {
    const select = () => selectValue(value);
    const element = panel.current;
    // React supports `hidden` only as a boolean.
    if (!isSelected) element?.setAttribute('hidden', 'until-found');
    element?.addEventListener('beforematch', select);
    return () => element?.removeEventListener('beforematch', select);
  }, [isSelected, selectValue, value]);

  return (
    <div aria-labelledby={`${id}-${value}-tab`} hidden={!isSelected} id={`${id}-${value}`} ref={panel} role="tabpanel">
      <p className="tab-label" hidden>
        <strong>{tabValues.find((tab) => tab.value === value)?.label ?? value}</strong>
      </p>
      {children}
    </div>
  );
}
