// A tab panel, named by its tab. Find in page also searches panels that aren't selected, and selects the one it finds.
// On paper and without scripts, where all panels show, each has its label above it. On upgrade: compare with the
// theme's TabItem; check useTabs.
import { type TabItemProps, useTabs } from '@docusaurus/theme-common/internal';
import { useEffect, useRef } from 'react';

export default function TabItem({ children, label, value }: TabItemProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { id, selectedValue, selectValue } = useTabs() as ReturnType<typeof useTabs> & { id: string };
  const isSelected = value === selectedValue;

  useEffect(() => {
    const select = () => selectValue(value);
    const element = panel.current;
    // React supports `hidden` only as on and off.
    if (!isSelected) element?.setAttribute('hidden', 'until-found');
    element?.addEventListener('beforematch', select);
    return () => element?.removeEventListener('beforematch', select);
  }, [isSelected, selectValue, value]);

  return (
    <div aria-labelledby={`${id}-${value}-tab`} hidden={!isSelected} id={`${id}-${value}`} ref={panel} role="tabpanel">
      <p className="tab-label" hidden>
        <strong>{label ?? value}</strong>
      </p>
      {children}
    </div>
  );
}
